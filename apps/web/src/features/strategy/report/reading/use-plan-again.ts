import { presetGoals } from '@pathwise/planner/context'
import { useNavigate } from 'react-router'
import { trpc } from '../../../../lib/trpc.ts'
import type { Report } from '../../report.ts'

type Context = Report['context']

/** The id of the heading of the notes, which gets the focus when the report was planned again. */
export const notesId = 'reading'

/** Runs the diagnostic again with a changed context, and opens its report in place of the one that is shown. */
export function usePlanAgain() {
  const navigate = useNavigate()
  const options = {
    onSuccess: (result: Report['result'], { context }: { context: Context }) =>
      navigate({ pathname: '/plan', hash: notesId }, { state: { result, context } }),
    onError: (error: unknown) => console.error('Diagnostics failed', error),
  }
  const preset = trpc.diagnostics.run.useMutation(options)
  const text = trpc.diagnostics.runForGoalText.useMutation(options)
  return {
    plan: (context: Context) => {
      const goal = presetGoals.find((name) => name === context.goal)
      if (goal) preset.mutate({ context: { ...context, goal } })
      else text.mutate({ context })
    },
    busy: preset.isPending || text.isPending,
    failed: preset.isError || text.isError,
  }
}
