import { useEffect } from 'react'
import { type Location, useLocation, useNavigate } from 'react-router'
import { type Report, readReport } from '../../report.ts'
import { type KnownShare, rememberShare } from '../../study-plan/model/last-report.ts'

/**
 * Stores a report's share id in the history entry and with the last report on this device, so that a reload or a later
 * visit reuses the share. If the share was deleted, stores that it was deleted, so that no new share is created.
 */
export function useRememberShare(report: Report, { id, isDeleted }: KnownShare) {
  const { state, search, key }: Location<unknown> = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (id !== undefined || isDeleted) rememberShare(report, { id, isDeleted })
  }, [report, id, isDeleted])
  useEffect(() => {
    if ((id === undefined && !isDeleted) || typeof state !== 'object' || !state || !readReport(state)) return
    if (isDeleted ? 'isShareDeleted' in state : 'shareId' in state && state.shareId === id) return
    if (hasLeftEntry(key)) return
    const noted = isDeleted ? { shareId: undefined, isShareDeleted: true } : { shareId: id }
    void navigate({ search }, { replace: true, state: { ...state, ...noted } })
  }, [id, isDeleted, state, search, key, navigate])
}

/**
 * Returns whether the user has moved on from the history entry `key`. If so, the current entry must not be replaced.
 */
function hasLeftEntry(key: string): boolean {
  const entry: unknown = window.history.state
  return typeof entry === 'object' && entry !== null && 'key' in entry && entry.key !== key
}
