import type { Estimates } from '@pathwise/api/assessments/assessments.schemas'
import type { measuredSections } from '@pathwise/api/assessments/assessments.vocabulary'
import { useEffect } from 'react'
import { toApiFailure } from './api-failure.ts'
import { deviceRuns, useDeviceRuns } from './device-runs.ts'
import { useVisitor } from './session/use-visitor.ts'
import { trpc } from './trpc.ts'

type MeasuredSection = (typeof measuredSections)[number]

export interface Latest {
  /** Undefined while the estimates load and after a failure. `measurement` is null if nothing was measured. */
  estimates: Omit<Estimates, 'runs'> | undefined
  isVisitor: boolean
  failed: boolean
  retry: () => void
}

/** The maximum number of overviews to request when the newest ones are inconclusive. */
const mostOverviews = 3

const nothing = { measured_at: null, measurement: null, answers: [], practiced: 0, history: null }

/**
 * Returns the account's estimates or, for visitors, those of the last conclusive run on this device. A run that was
 * stopped early does not replace a conclusive one.
 */
export function useLatestEstimates(section: MeasuredSection): Latest {
  const visitor = useVisitor()
  const isVisitor = visitor.kind === 'anonymous'
  const own = trpc.assessments.estimates.useQuery({ section }, { enabled: visitor.kind === 'signed-in' })

  const finished = useDeviceRuns().filter((run) => run.finished && run.section === section)
  const overviews = finished.filter(({ domain }) => domain === null).slice(0, mostOverviews)
  const shown = isVisitor ? [...overviews, ...finished].slice(0, Math.max(1, overviews.length)) : []
  const queries = trpc.useQueries((t) => shown.map(({ id }) => t.assessments.get({ id })))
  const gone = shown.filter((_, index) => toApiFailure(queries[index]?.error).status === 404)
  useEffect(() => {
    for (const { id } of gone) deviceRuns.remove(id)
  })

  if (visitor.kind === 'unreachable') return { estimates: undefined, isVisitor, failed: true, retry: visitor.retry }
  if (!isVisitor) {
    return { estimates: own.data, isVisitor, failed: own.isLoadingError, retry: () => void own.refetch() }
  }
  if (shown.length === 0) return { estimates: nothing, isVisitor, failed: false, retry: () => {} }
  const runs = queries.flatMap(({ data }) => data ?? [])
  const last = runs.find(({ measurement }) => measurement && !measurement.few_answers && !measurement.low_effort)
  const run = runs.length === shown.length ? (last ?? runs[0]) : undefined
  const estimates = run && {
    measured_at: run.finished_at,
    measurement: run.measurement,
    answers: run.answers,
    practiced: 0,
    history: null,
  }
  const failed = queries.filter(({ isLoadingError, error }) => isLoadingError && toApiFailure(error).status !== 404)
  return {
    estimates,
    isVisitor,
    failed: failed.length > 0,
    retry: () => {
      for (const { refetch } of failed) void refetch()
    },
  }
}
