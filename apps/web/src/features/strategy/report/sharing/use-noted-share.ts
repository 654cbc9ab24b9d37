import { useEffect } from 'react'
import { type Location, useLocation, useNavigate } from 'react-router'
import { readReport } from '../../report.ts'

/** Notes a new share in the page's history entry, beside the result that it was opened with, so that a reload finds it there. */
export function useNotedShare(createdId: string | undefined) {
  const { state, search, key }: Location<unknown> = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (createdId === undefined || typeof state !== 'object' || !readReport(state)) return
    const noted = { ...state, shareId: createdId }
    if (hasSameShare(state, noted) || hasGoneOn(key)) return
    void navigate({ search }, { replace: true, state: noted })
  }, [createdId, state, search, key, navigate])
}

function hasSameShare(state: object | null, noted: { shareId: string }): boolean {
  return state !== null && 'shareId' in state && state.shareId === noted.shareId
}

/** Whether the browser shows another entry already, while its page still loads: replacing that one would call the visitor back. */
function hasGoneOn(key: string): boolean {
  const entry: unknown = window.history.state
  return typeof entry === 'object' && entry !== null && 'key' in entry && entry.key !== key
}
