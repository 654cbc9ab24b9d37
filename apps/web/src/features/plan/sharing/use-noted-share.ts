import { useEffect } from 'react'
import { type Location, useLocation, useNavigate } from 'react-router'
import { readReport } from '../../../lib/report/report.ts'

/** Notes a new share in the page's history entry, beside the result that it was opened with, so that a reload finds it there. */
export function useNotedShare(createdId: string | undefined) {
  const { state, search }: Location<unknown> = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (createdId === undefined || typeof state !== 'object' || !readReport(state)) return
    void navigate({ search }, { replace: true, state: { ...state, shareId: createdId } })
  }, [createdId, state, search, navigate])
}
