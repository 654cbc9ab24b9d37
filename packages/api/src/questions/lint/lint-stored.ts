import type { DatabaseClient } from '@pathwise/db/database'
import { chunk } from '../chunk.ts'
import { parseIds } from '../parse-ids.ts'
import { lintQuestions } from './lint.service.ts'

const questionsAtOnce = 100
/**
 * The time limit for lint after a bulk write, in ms. It is enough for a few thousand questions. The lint job does the
 * rest.
 */
const longestMs = 20_000

interface Options {
  readonly onProgress: (progress: { phase: 'checking'; done: number; total: number }) => void
  readonly signal?: AbortSignal | undefined
}

/**
 * Lints the given questions that are due, and stops at the time limit. Some changes, for example a new grade, do not
 * make a question due.
 */
export async function lintStored(
  prisma: DatabaseClient,
  ids: readonly number[],
  { onProgress, signal }: Options,
): Promise<void> {
  const end = performance.now() + longestMs
  const due = parseIds(
    await prisma.$queryRaw`
      SELECT question_id AS id FROM question_lint WHERE due AND question_id = ANY(${[...ids]}::int[])
      ORDER BY question_id`,
  )
  let done = 0
  for (const some of chunk(due, questionsAtOnce)) {
    if (signal?.aborted || performance.now() > end) return
    await lintQuestions(prisma, some)
    done += some.length
    onProgress({ phase: 'checking', done, total: due.length })
  }
}
