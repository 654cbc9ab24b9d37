import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { trpc } from '../../../../lib/trpc.ts'
import type { Report } from '../../report.ts'
import { madeShares } from '../../shares/made-shares.ts'
import type { KnownShare } from '../../study-plan/model/last-report.ts'
import { buildLongLink, buildShortLink, findErrorCode, type ReportLink, toShareFailure } from './share-link.ts'

/**
 * Provides the link to an open report. Creates a share immediately unless the report already has one. The mutation runs as a
 * query keyed by the report, so that remounts, rerenders and language changes do not create a second share.
 */
export function useReportLink(report: Report, known: KnownShare) {
  const queryClient = useQueryClient()
  const [isDeleted, setDeleted] = useState(known.isDeleted)
  const { client } = trpc.useUtils()
  const queryKey = ['share.create', report]
  const created = useQuery({
    queryKey,
    queryFn: () => createShare(client, report),
    enabled: known.id === undefined && !isDeleted,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    // If only the response was lost, a retry would create a second share.
    retry: false,
    retryOnMount: false,
    refetchOnReconnect: false,
    networkMode: 'always',
  })

  /** Waits for a pending share. Resolves to the short link, or to the long link if the share failed or was deleted. */
  async function link(): Promise<ReportLink> {
    if (isDeleted) return buildLongLink(location.origin, report)
    if (known.id !== undefined && !created.data) return buildShortLink(location.origin, known.id)
    const { data } = created.isFetching ? await created.refetch({ cancelRefetch: false }) : created
    return data ? { kind: 'short', url: data.url } : buildLongLink(location.origin, report)
  }

  return {
    /** The id of the share created by this hook, once it exists. */
    createdId: known.id === undefined && !isDeleted ? created.data?.id : undefined,
    /** The id of the report's share, once it exists. */
    shareId: isDeleted ? undefined : (known.id ?? created.data?.id),
    isDeleted,
    /** Call it after the share was deleted. This page creates no other one. */
    onDeleted: () => {
      setDeleted(true)
      queryClient.removeQueries({ queryKey })
    },
    link,
    failure: created.error && !created.isFetching ? toShareFailure(findErrorCode(created.error)) : undefined,
    retry: () => void created.refetch(),
  }
}

/** Creates a share, and keeps the key with which this device can delete it. */
async function createShare(client: ReturnType<typeof trpc.useUtils>['client'], report: Report) {
  const share = await client.share.create.mutate(report)
  const { id, deletion_key: deletionKey } = share
  // A server of the version before answers no key.
  if (deletionKey) madeShares.add({ id, deletionKey, context: report.context, madeAt: new Date().toISOString() })
  return share
}
