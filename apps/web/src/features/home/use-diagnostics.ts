import type { Country, Grade, PresetGoal } from '@pathwise/planner/context'
import { useNavigate } from 'react-router'
import { trpc } from '../../lib/trpc.ts'

interface DiagnosticContext {
  country: Country
  grade: Grade
  goal: PresetGoal
}

/** The fixed demo user that the API accepts for visitors. The result does not depend on it. */
const userId = 'demo-user'

/** Runs the diagnostic and opens its report. `busy` stays true until the report is shown. */
export function useDiagnostics() {
  const navigate = useNavigate()
  const { mutate, isPending, isSuccess, isError } = trpc.diagnostics.run.useMutation({
    onSuccess: (result, { context }) => navigate('/plan', { state: { result, context } }),
    onError: (error) => console.error('Diagnostics failed', error),
  })
  return {
    run: (context: DiagnosticContext) => mutate({ userId, context }),
    busy: isPending || isSuccess,
    failed: isError,
  }
}
