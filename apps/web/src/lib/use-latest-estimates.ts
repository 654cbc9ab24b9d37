import type { Estimates } from '@pathwise/api/assessments/assessments.schemas'
import type { measuredSections } from '@pathwise/api/assessments/assessments.vocabulary'
import { skipToken } from '@tanstack/react-query'
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

const nothing = { measured_at: null, measurement: null, answers: [], practiced: 0, history: null }

/** Returns the account's estimates or, for visitors, those of the last finished run on this device. */
export function useLatestEstimates(section: MeasuredSection): Latest {
  const visitor = useVisitor()
  const isVisitor = visitor.kind === 'anonymous'
  const own = trpc.assessments.estimates.useQuery({ section }, { enabled: visitor.kind === 'signed-in' })

  const finished = useDeviceRuns().filter((run) => run.finished && run.section === section)
  const id = (finished.find(({ domain }) => domain === null) ?? finished[0])?.id
  const last = trpc.assessments.get.useQuery(isVisitor && id !== undefined ? { id } : skipToken)
  const isGone = toApiFailure(last.error).status === 404
  useEffect(() => {
    if (isGone && id !== undefined) deviceRuns.remove(id)
  }, [isGone, id])

  if (visitor.kind === 'unreachable') return { estimates: undefined, isVisitor, failed: true, retry: visitor.retry }
  if (!isVisitor) {
    return { estimates: own.data, isVisitor, failed: own.isLoadingError, retry: () => void own.refetch() }
  }
  if (id === undefined) return { estimates: nothing, isVisitor, failed: false, retry: () => {} }
  const estimates = last.data && {
    measured_at: last.data.finished_at,
    measurement: last.data.measurement,
    answers: last.data.answers,
    practiced: 0,
    history: null,
  }
  return { estimates, isVisitor, failed: last.isLoadingError && !isGone, retry: () => void last.refetch() }
}
