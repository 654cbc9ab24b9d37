import { addSharedAnswers } from '@pathwise/planner/shared-answers'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { toApiFailure } from '../../../../lib/api-failure.ts'
import { trpc } from '../../../../lib/trpc.ts'
import type { Report } from '../../report.ts'
import { madeShares } from '../../shares/made-shares.ts'
import type { KnownShare } from '../../study-plan/model/last-report.ts'
import type { KnownMeasurement } from '../measurement/known-measurement.ts'
import { buildLongLink, buildShortLink, type ReportLink, toShareFailure } from './share-link.ts'

type Client = ReturnType<typeof trpc.useUtils>['client']

const createOptions = (client: Client, report: Report) => ({
  queryKey: ['share.create', report],
  queryFn: () => createShare(client, report),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  // Do not retry. If the share was created but the response was lost, a retry would create a second share.
  retry: false,
})

function addAnswers(report: Report, answers: KnownMeasurement['answers']): Report {
  const { strategy } = report.result
  return strategy ? { ...report, result: { ...report.result, strategy: addSharedAnswers(strategy, answers) } } : report
}

const noAnswers: KnownMeasurement['answers'] = []

/**
 * Returns the link to a report. An unmeasured report is shared immediately, unless it already has a share. A measured
 * report is shared only when the student copies its link. The query is keyed by the report, so that rerenders, remounts
 * and language changes do not create a second share.
 * @param answers the answers behind a measured report, which `link(true)` also shares
 */
export function useReportLink(report: Report, known: KnownShare, answers = noAnswers) {
  const queryClient = useQueryClient()
  const [isDeleted, setDeleted] = useState(known.isDeleted)
  const [sharesAnswers, setSharesAnswers] = useState(false)
  const { client } = trpc.useUtils()
  const isMeasured = report.result.strategy?.version === 2
  const withAnswers = useMemo(() => addAnswers(report, answers), [report, answers])
  const options = createOptions(client, sharesAnswers ? withAnswers : report)
  const created = useQuery({
    ...options,
    enabled: known.id === undefined && !isDeleted && !isMeasured,
    retryOnMount: false,
    refetchOnReconnect: false,
  })
  // The existing share does not include the answers, so do not reuse it for a link that does.
  const knownId = sharesAnswers ? undefined : known.id

  async function create(target: Report): Promise<ReportLink> {
    try {
      const { url } = await queryClient.fetchQuery(createOptions(client, target))
      return { kind: 'short', url }
    } catch {
      return buildLongLink(location.origin, target)
    }
  }

  /**
   * Resolves to the short link once the share exists. Resolves to the long link if creating the share failed or the
   * share was deleted.
   */
  async function link(asksForAnswers = false): Promise<ReportLink> {
    const target = asksForAnswers ? withAnswers : report
    setSharesAnswers(asksForAnswers)
    if (isDeleted) return buildLongLink(location.origin, target)
    if (known.id !== undefined && !asksForAnswers && (isMeasured || !created.data)) {
      return buildShortLink(location.origin, known.id)
    }
    if (isMeasured) return create(target)
    const { data } = created.isFetching ? await created.refetch({ cancelRefetch: false }) : created
    return data ? { kind: 'short', url: data.url } : buildLongLink(location.origin, report)
  }

  return {
    /** Whether there are answers that the student can choose to share. */
    hasAnswers: isMeasured && answers.length > 0,
    /** The id of the share created by this hook. */
    createdId: known.id === undefined && !isDeleted && !sharesAnswers ? created.data?.id : undefined,
    /** The id of the report's share. */
    shareId: isDeleted ? undefined : (knownId ?? created.data?.id),
    isDeleted,
    /** Call `onDeleted` after deleting the share. Otherwise, a new share would be created automatically. */
    onDeleted: () => {
      setDeleted(true)
      queryClient.removeQueries({ queryKey: options.queryKey })
    },
    link,
    failure: created.error && !created.isFetching ? toShareFailure(toApiFailure(created.error).status) : undefined,
    retry: () => void created.refetch(),
  }
}

/** Creates a share and stores its deletion key on this device. */
async function createShare(client: Client, report: Report) {
  const share = await client.share.create.mutate(report)
  const { id, deletion_key: deletionKey } = share
  // During an upgrade, a server that still runs the previous version returns no deletion key.
  if (deletionKey) madeShares.add({ id, deletionKey, context: report.context, madeAt: new Date().toISOString() })
  return share
}
