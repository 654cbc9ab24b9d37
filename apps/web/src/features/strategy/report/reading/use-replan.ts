import { presetGoals } from '@pathwise/planner/context'
import { useContext } from 'react'
import { useNavigate } from 'react-router'
import { toApiFailure } from '../../../../lib/api-failure.ts'
import { trpc } from '../../../../lib/trpc.ts'
import type { Report } from '../../report.ts'
import { MeasurementContext } from '../measurement/known-measurement.ts'

type Context = Report['context']

/** The id of the notes heading, which is focused after the plan is rebuilt. */
export const notesId = 'reading'

interface Asked {
  context: Context
  /** The ids of the measurement runs on which the plan is based. Undefined without a measurement. */
  runs?: string[] | undefined
}

/**
 * Reruns the diagnostic with a changed context, then opens the new report. The new report uses the same measurement,
 * unless the measurement was deleted.
 */
export function useReplan() {
  const navigate = useNavigate()
  const measurement = useContext(MeasurementContext)
  const options = {
    onSuccess: (result: Report['result'], { context, runs }: Asked) =>
      navigate({ pathname: '/plan', hash: notesId }, { state: { result, context, runs } }),
    onError: (error: unknown, { context, runs }: Asked) => {
      if (runs && toApiFailure(error).status === 404) plan({ context })
      else console.error('Diagnostics failed', error)
    },
  }
  const preset = trpc.diagnostics.run.useMutation(options)
  const text = trpc.diagnostics.runDiagnosticForGoalText.useMutation(options)

  function plan({ context, runs }: Asked) {
    const goal = presetGoals.find((name) => name === context.goal)
    if (goal) preset.mutate({ context: { ...context, goal }, runs })
    else text.mutate({ context, runs })
  }

  return {
    plan: (context: Context) => plan({ context, runs: measurement && [...measurement.runs] }),
    busy: preset.isPending || text.isPending,
    failed: preset.isError || text.isError,
  }
}
