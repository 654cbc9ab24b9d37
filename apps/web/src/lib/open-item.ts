import { type AnswerInput, answerInputSchema } from '@pathwise/api/assessments/assessments.schemas'
import { z } from 'zod'
import { listEntries, readJson, removeEntry, writeJson } from './browser-storage.ts'

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

const prefix = 'pathwise.open-item.'

function readStored(runId: string): KeptItem | undefined {
  return readJson(`${prefix}${runId}`, (json) => openItemSchema.safeParse(json).data)
}

/**
 * Returns what this browser stores for the item at `position`, or an empty state if nothing is stored for that item.
 */
export function readOpenItem(runId: string, position: number): KeptItem {
  const kept = readStored(runId)
  return kept?.position === position ? kept : { position, elapsedMs: 0 }
}

export function storeElapsed(runId: string, position: number, elapsedMs: number) {
  writeJson(`${prefix}${runId}`, { ...readOpenItem(runId, position), elapsedMs })
}

/** Stores an unconfirmed answer, or removes it if `pending` is undefined. */
export function storePending(runId: string, position: number, pending: AnswerInput | undefined) {
  writeJson(`${prefix}${runId}`, { ...readOpenItem(runId, position), pending })
}

export function removeOpenItem(runId: string) {
  removeEntry(`${prefix}${runId}`)
}

/** Counts the items with an answer that the server has not confirmed. */
export function countUnconfirmedItems(): number {
  const runIds = listEntries().flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : []))
  return runIds.filter((runId) => readStored(runId)?.pending !== undefined).length
}
