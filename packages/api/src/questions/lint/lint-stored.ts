import type { DatabaseClient } from '@pathwise/db/database'
import { slice } from '../slice.ts'
import { lintQuestions } from './lint.service.ts'

const questionsAtOnce = 100
/** Time limit after a write of many questions. The server's job lints the remaining ones. */
const longestMs = 60_000

interface Options {
  readonly onProgress: (progress: { phase: 'checking'; done: number; total: number }) => void
  readonly signal?: AbortSignal | undefined
}

/** Lints many questions that were just stored, until the time limit. */
export async function lintStored(
  prisma: DatabaseClient,
  ids: readonly number[],
  { onProgress, signal }: Options,
): Promise<void> {
  const end = performance.now() + longestMs
  let done = 0
  for (const some of slice(ids, questionsAtOnce)) {
    if (signal?.aborted || performance.now() > end) return
    await lintQuestions(prisma, some)
    done += some.length
    onProgress({ phase: 'checking', done, total: ids.length })
  }
}
