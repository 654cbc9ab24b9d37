import { skipToken } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useLayoutEffect, useMemo } from 'react'
import { useLocation } from 'react-router'
import { z } from 'zod'
import { toApiFailure } from '../../../lib/api-failure.ts'
import { trpc } from '../../../lib/trpc.ts'
import { decodeReport } from '../link-codec.ts'
import { type Report, readReport } from '../report.ts'
import { type KnownShare, readLastReport, rememberReport, unshared } from '../study-plan/model/last-report.ts'
import { type KnownMeasurement, readNavigatedMeasurement } from './measurement/known-measurement.ts'

export type ReportSource =
  | {
      readonly kind: 'report'
      readonly report: Report
      readonly share: KnownShare
      readonly measurement?: KnownMeasurement | undefined
      /** True for the student's own report, false for a report opened from a link. */
      readonly isOwn: boolean
    }
  | { readonly kind: 'loading' }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'failed'; readonly retry: () => void }
  | { readonly kind: 'none' }

// The history state stores the share id, so that a reload does not create a second share.
const notedShareSchema = z.object({ shareId: z.string().optional(), isShareDeleted: z.boolean().optional() })

function readNotedShare(state: unknown): KnownShare {
  const { shareId: id, isShareDeleted: isDeleted = false } = notedShareSchema.safeParse(state).data ?? {}
  return { id, isDeleted }
}

// The statuses for an unknown share. A malformed id is treated like an unknown one.
const unknownStatuses: readonly (number | undefined)[] = [404, 400, 422]

/**
 * Returns the report from the navigation state, the `share` parameter or the `data` parameter, in that order. Without
 * any of them, returns the last report on this device.
 */
export function useReportSource(): ReportSource {
  const { state, search, key } = useLocation()
  const parameters = new URLSearchParams(search)
  const navigated = useMemo(() => readReport(state), [state])
  const shareId = navigated ? null : parameters.get('share')
  const encoded = navigated || shareId !== null ? null : parameters.get('data')
  const decoded = useMemo(() => (encoded === null ? undefined : decodeReport(encoded)), [encoded])

  const shared = trpc.share.get.useQuery(shareId === null ? skipToken : { id: shareId }, {
    staleTime: Number.POSITIVE_INFINITY,
  })
  // A long report takes long to render, so defer it to keep the page responsive.
  const arrived = useDeferredValue(shared.data)
  const opened = useMemo(() => readReport(arrived), [arrived])

  // The location key is unique for each visit, so every visit without a report in the URL or the navigation state reads
  // storage again.
  const bareVisit = !navigated && shareId === null && encoded === null ? key : undefined
  const last = useMemo(() => (bareVisit === undefined ? undefined : readLastReport()), [bareVisit])

  // Remember only reports from the navigation state, because a shared report may belong to another student. Use a
  // layout effect, because it runs before the user can navigate away.
  const noted = useMemo(() => readNotedShare(state), [state])
  const measurement = useMemo(() => readNavigatedMeasurement(state), [state])
  useLayoutEffect(() => {
    if (navigated) rememberReport(navigated, new Date(), noted, measurement)
  }, [navigated, noted, measurement])

  const damaged = encoded !== null && !decoded
  useEffect(() => {
    if (damaged) console.error('Failed to decode plan data')
  }, [damaged])

  if (navigated) return { kind: 'report', report: navigated, share: noted, measurement, isOwn: true }
  if (shareId !== null) {
    if (opened) return { kind: 'report', report: opened, share: { id: shareId, isDeleted: false }, isOwn: false }
    if (shared.isPending || arrived !== shared.data) return { kind: 'loading' }
    if (unknownStatuses.includes(toApiFailure(shared.error).status)) return { kind: 'unknown' }
    return { kind: 'failed', retry: () => void shared.refetch() }
  }
  if (decoded) return { kind: 'report', report: decoded, share: unshared, isOwn: false }
  if (!last) return { kind: 'none' }
  return { kind: 'report', report: last.report, share: last.share, measurement: last.measurement, isOwn: true }
}
