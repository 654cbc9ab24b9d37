import type { Country, Grade, PresetGoal } from '@pathwise/planner/context'
import type { ApiClients } from '../../lib/api-clients-context.ts'
import { getApiClients } from '../../lib/api-provider.tsx'
import { findErrorResponse } from '../../lib/failed-call.ts'

export interface DiagnosticContext<Goal = PresetGoal> {
  country: Country
  grade: Grade
  goal: Goal
}

/** The API requires a user id, but the id does not affect the result. */
const userId = 'demo-user'

/** Logs the response's status and body, or the error if there was no response. */
function logFailedDiagnostic(error: unknown): undefined {
  const answer = findErrorResponse(error)
  if (answer) console.error(`Diagnostic request failed: ${answer.status} ${answer.body}`)
  else console.error('Diagnostics failed', error)
}

/** Runs the diagnostic for a preset goal. If the request fails, logs the error and returns undefined. */
export function runDiagnostic(given: ApiClients | undefined, context: DiagnosticContext) {
  return getApiClients(given).apiClient.diagnostics.run.mutate({ userId, context }).catch(logFailedDiagnostic)
}

/** Runs the diagnostic for a free-text goal. If the request fails, logs the error and returns undefined. */
export function runDiagnosticForGoalText(given: ApiClients | undefined, context: DiagnosticContext<string>) {
  return getApiClients(given)
    .apiClient.diagnostics.runDiagnosticForGoalText.mutate({ context })
    .catch(logFailedDiagnostic)
}
