import type { DatabaseClient } from '@pathwise/db/database'
import { slice } from '../slice.ts'
import { lintQuestions } from './lint.service.ts'

const questionsAtOnce = 100
/** The time limit for linting after a bulk write. The server's lint job handles the remaining questions. */
const longestMs = 60_000

interface Options {
  readonly onProgress: (progress: { phase: 'checking'; done: number; total: number }) => void
  readonly signal?: AbortSignal | undefined
}

/** Lints many newly stored questions until the time limit is reached. */
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
