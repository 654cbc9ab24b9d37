import { randomUUID } from 'node:crypto'
import type { Question } from '@pathwise/db/prisma'
import type { AnswerPracticeInput } from '../src/practice/practice.schemas.ts'

/** Builds a first answer without hints. By default, the answer is the wrong choice A. */
export function buildPracticeAnswer(
  { id, version }: Pick<Question, 'id' | 'version'>,
  changes: Partial<AnswerPracticeInput> = {},
): AnswerPracticeInput {
  return {
    ...{ id, version, client_key: randomUUID(), attempt: 1, hints: 0, answer: { choice: 'A' }, elapsed_ms: 40_000 },
    answered_at: '2026-11-24T12:00:00.000Z',
    ...changes,
  }
}
