import { findFailedAnswer } from '../../lib/failed-call.ts'

/** Logs the response's status and body, or the error if there was no response. */
export function logFailedDiagnostic(error: unknown) {
  const answer = findFailedAnswer(error)
  if (answer) console.error(`Diagnostic request failed: ${answer.status} ${answer.body}`)
  else console.error('Diagnostics failed', error)
}
