import type { Country, Grade, PresetGoal } from '@pathwise/planner/context'
import type { ApiClients } from '../../lib/api-clients-context.ts'
import { getApiClients } from '../../lib/api-provider.tsx'
import { logFailedDiagnostic } from './log-failed-diagnostic.ts'

export interface DiagnosticContext {
  country: Country
  grade: Grade
  goal: PresetGoal
}

/** The API requires a user id, but the id does not affect the result. */
const userId = 'demo-user'

/**
 * Runs the diagnostic for the three answers of the quick start.
 * @returns the result, or undefined if the request failed, which is logged
 */
export async function runDiagnostic(given: ApiClients | undefined, context: DiagnosticContext) {
  try {
    return await getApiClients(given).apiClient.diagnostics.run.mutate({ userId, context })
  } catch (error) {
    logFailedDiagnostic(error)
    return undefined
  }
}
