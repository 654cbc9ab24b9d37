import { type AnswerInput, answerInputSchema } from '@pathwise/api/assessments/assessments.schemas'
import { z } from 'zod'
import { readJson, removeEntry, writeJson } from '../../../lib/browser-storage.ts'

const openItemSchema = z.object({
  position: z.int().min(0),
  /** How long the item has been visible, in milliseconds. */
  elapsedMs: z.number().min(0),
  /**
   * An answer that the server has not confirmed. It includes the idempotency key, so that a reload resends the same
   * request.
   */
  pending: answerInputSchema.optional(),
})
type KeptItem = z.infer<typeof openItemSchema>

/**
 * Returns what this browser stores for the item at `position`, or an empty state if nothing is stored for that item.
 */
export function readOpenItem(runId: string, position: number): KeptItem {
  const kept = readJson(`pathwise.open-item.${runId}`, (json) => openItemSchema.safeParse(json).data)
  return kept?.position === position ? kept : { position, elapsedMs: 0 }
}

export function storeElapsed(runId: string, position: number, elapsedMs: number) {
  writeJson(`pathwise.open-item.${runId}`, { ...readOpenItem(runId, position), elapsedMs })
}

/** Stores an unconfirmed answer, or removes it if `pending` is undefined. */
export function storePending(runId: string, position: number, pending: AnswerInput | undefined) {
  writeJson(`pathwise.open-item.${runId}`, { ...readOpenItem(runId, position), pending })
}

export function removeOpenItem(runId: string) {
  removeEntry(`pathwise.open-item.${runId}`)
}
