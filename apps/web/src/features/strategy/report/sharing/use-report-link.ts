import { useQuery } from '@tanstack/react-query'
import { trpc } from '../../../../lib/trpc.ts'
import type { Report } from '../../report.ts'
import { errorCode } from './error-code.ts'
import { longLink, type ReportLink, type ShareFailure, shareFailure, shortLink } from './share-link.ts'

interface ReportLinkState {
  /** The id of the share that was made here, once there is one. */
  createdId: string | undefined
  /** The short link, waiting for it if it is on its way; the long one if it cannot be had. */
  link: () => Promise<ReportLink>
  failure: ShareFailure | undefined
  retry: () => void
}

/**
 * The link of an open report. A share is created at once, unless the report came with one. It is asked for as a query under the
 * report itself, so that one result makes one share however often React mounts, renders or changes language.
 */
export function useReportLink(report: Report, knownShareId: string | undefined): ReportLinkState {
  const { client } = trpc.useUtils()
  const created = useQuery({
    queryKey: ['share.create', report],
    queryFn: () => client.share.create.mutate(report),
    enabled: knownShareId === undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    // A second try could make a second share of a first one whose answer was lost.
    retry: false,
    retryOnMount: false,
    refetchOnReconnect: false,
    networkMode: 'always',
  })

  async function link(): Promise<ReportLink> {
    if (knownShareId !== undefined && !created.data) return shortLink(location.origin, knownShareId)
    const { data } = created.isFetching ? await created.refetch({ cancelRefetch: false }) : created
    return data ? { kind: 'short', url: data.url } : longLink(location.origin, report)
  }

  return {
    createdId: knownShareId === undefined ? created.data?.id : undefined,
    link,
    failure: created.error && !created.isFetching ? shareFailure(errorCode(created.error)) : undefined,
    retry: () => void created.refetch(),
  }
}
