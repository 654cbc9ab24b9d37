import { useEffect } from 'react'
import { type Location, useLocation, useNavigate } from 'react-router'
import { type Report, readReport } from '../../report.ts'
import { rememberShare } from '../../study-plan/model/last-report.ts'

/**
 * Stores the id of a report's new share in the history entry and beside the last report of this device, so that a reload or
 * the next visit reuses the share.
 */
export function useNotedShare(report: Report, createdId: string | undefined) {
  const { state, search, key }: Location<unknown> = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (createdId !== undefined) rememberShare(report, createdId)
  }, [report, createdId])
  useEffect(() => {
    if (createdId === undefined || typeof state !== 'object' || !state || !readReport(state)) return
    if (('shareId' in state && state.shareId === createdId) || hasGoneOn(key)) return
    void navigate({ search }, { replace: true, state: { ...state, shareId: createdId } })
  }, [createdId, state, search, key, navigate])
}

/** Returns whether the user has navigated to another history entry. That entry must not be replaced. */
function hasGoneOn(key: string): boolean {
  const entry: unknown = window.history.state
  return typeof entry === 'object' && entry !== null && 'key' in entry && entry.key !== key
}
