import { useQuery } from '@tanstack/react-query'
import { trpc } from '../../../../lib/trpc.ts'
import type { Report } from '../../report.ts'
import { errorCode, longLink, type ReportLink, shareFailure, shortLink } from './share-link.ts'

/**
 * Provides the link to an open report. Creates a share immediately unless the report already has one. The mutation runs as a
 * query keyed by the report, so that remounts, rerenders and language changes do not create a second share.
 */
export function useReportLink(report: Report, knownShareId: string | undefined) {
  const { client } = trpc.useUtils()
  const created = useQuery({
    queryKey: ['share.create', report],
    queryFn: () => client.share.create.mutate(report),
    enabled: knownShareId === undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    // If only the response was lost, a retry would create a second share.
    retry: false,
    retryOnMount: false,
    refetchOnReconnect: false,
    networkMode: 'always',
  })

  /** Waits for a pending share. Resolves to the short link, or to the long link if the share failed. */
  async function link(): Promise<ReportLink> {
    if (knownShareId !== undefined && !created.data) return shortLink(location.origin, knownShareId)
    const { data } = created.isFetching ? await created.refetch({ cancelRefetch: false }) : created
    return data ? { kind: 'short', url: data.url } : longLink(location.origin, report)
  }

  return {
    /** The id of the share created by this hook, once it exists. */
    createdId: knownShareId === undefined ? created.data?.id : undefined,
    link,
    failure: created.error && !created.isFetching ? shareFailure(errorCode(created.error)) : undefined,
    retry: () => void created.refetch(),
  }
}
