import { skipToken } from '@tanstack/react-query'
import { TRPCClientError } from '@trpc/client'
import { useDeferredValue, useEffect, useLayoutEffect, useMemo } from 'react'
import { useLocation } from 'react-router'
import { z } from 'zod'
import { trpc } from '../../../lib/trpc.ts'
import { handedOverReport } from '../handed-over.ts'
import { decodeReport } from '../link-codec.ts'
import { type Report, readReport } from '../report.ts'
import { rememberReport } from '../study-plan/model/last-report.ts'
import { errorCode } from './sharing/error-code.ts'

export type ReportSource =
  | { readonly kind: 'report'; readonly report: Report; readonly shareId: string | undefined }
  | { readonly kind: 'loading' }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'failed'; readonly retry: () => void }
  | { readonly kind: 'none' }

// The page itself notes the share that it made in its history entry, so that a reload makes no second one.
const notedShareSchema = z.object({ shareId: z.string() })

// An id that the API calls malformed is as unknown as one that it does not find.
const unknownCodes: readonly (string | undefined)[] = ['NOT_FOUND', 'BAD_REQUEST', 'UNPROCESSABLE_CONTENT']

/** The report that the page was opened with: by navigation, else by share link, else by a link that carries it. */
export function useReportSource(): ReportSource {
  const { state, search } = useLocation()
  const parameters = new URLSearchParams(search)
  const navigated = useMemo(() => readReport(state), [state])
  const shareId = navigated ? null : parameters.get('share')
  const encoded = navigated || shareId !== null ? null : parameters.get('data')
  const decoded = useMemo(() => (encoded === null ? undefined : decodeReport(encoded)), [encoded])

  const handedOver = useMemo(() => (shareId === null ? undefined : handedOverReport(shareId)), [shareId])
  const shared = trpc.share.get.useQuery(shareId === null || handedOver ? skipToken : { id: shareId }, {
    staleTime: Number.POSITIVE_INFINITY,
  })
  // A report is long: it is read and rendered bit by bit, so that the page answers meanwhile.
  const arrived = useDeferredValue(shared.data)
  const opened = useMemo(() => handedOver ?? readReport(arrived), [handedOver, arrived])

  // A report opened by navigation is the student's own, unlike one that somebody shared.
  // A layout effect runs before the report can be seen and left.
  useLayoutEffect(() => {
    if (navigated) rememberReport(navigated, new Date())
  }, [navigated])

  const damaged = encoded !== null && !decoded
  useEffect(() => {
    if (damaged) console.error('Failed to decode plan data')
  }, [damaged])

  if (navigated) {
    const noted = notedShareSchema.safeParse(state)
    return { kind: 'report', report: navigated, shareId: noted.data?.shareId }
  }
  if (shareId !== null) {
    if (opened) return { kind: 'report', report: opened, shareId }
    if (shared.isPending || arrived !== shared.data) return { kind: 'loading' }
    if (shared.error instanceof TRPCClientError && unknownCodes.includes(errorCode(shared.error))) {
      return { kind: 'unknown' }
    }
    return { kind: 'failed', retry: () => void shared.refetch() }
  }
  return decoded ? { kind: 'report', report: decoded, shareId: undefined } : { kind: 'none' }
}
