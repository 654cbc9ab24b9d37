import { setImmediate } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { advisoryLocks } from '@pathwise/db/advisory-locks'
import type { DatabaseClient, DatabaseTransaction } from '@pathwise/db/database'
import { z } from 'zod'
import type { Context, RequestFacts } from '../../context.ts'
import { chunk } from '../chunk.ts'
import { storedChoices } from '../questions.presenter.ts'
import { computeTextKeys, replaceDuplicates } from './duplicates.ts'
import { learnedColumns, levelFarFromLearned } from './learned-level.ts'
import { listOwnFindings } from './rules.ts'

const dueSchema = z.array(z.object({ id: z.int(), bands: z.array(z.int()) }))

/** The number of questions per transaction. It is small so that other requests do not wait long for locked rows. */
const questionsAtOnce = 20
const timeoutMs = 60_000

/** Lints the given questions that have changed since their last lint run, and stores the findings. */
export async function lintQuestions(prisma: DatabaseClient, ids: readonly number[]): Promise<void> {
  for (const some of chunk(ids, questionsAtOnce)) {
    await prisma.$transaction((transaction) => lintSome(transaction, some), {
      maxWait: timeoutMs,
      timeout: timeoutMs,
    })
  }
}

/**
 * Lints a question that was just written. A failure is logged but does not fail the write. The question then stays due
 * for the server's lint job.
 */
export async function lintWritten(
  { prisma, request }: Pick<Context, 'prisma'> & { readonly request: Pick<RequestFacts, 'log'> },
  id: number,
): Promise<void> {
  await lintQuestions(prisma, [id]).catch((err: unknown) => {
    request.log.warn({ err, question: id }, 'lint failed')
  })
}

/**
 * Lints all questions that have changed since their last run, for example all of them after seeding. The server runs
 * this as a job.
 * @param signal stops the run between batches; the next call continues
 * @returns the number of questions processed
 * @throws the first error, after the remaining questions are linted
 */
export async function lintDueQuestions(prisma: DatabaseClient, signal?: AbortSignal): Promise<number> {
  const failures: unknown[] = []
  let done = 0
  let last = 0
  while (!signal?.aborted) {
    const due = await prisma.questionLint.findMany({
      where: { due: true, questionId: { gt: last } },
      select: { questionId: true },
      orderBy: { questionId: 'asc' },
      take: questionsAtOnce,
    })
    if (due.length === 0) break
    const ids = due.map(({ questionId }) => questionId)
    last = ids.at(-1) ?? last
    await lintQuestions(prisma, ids).catch((error: unknown) => failures.push(error))
    done += due.length
    // Yield between batches, because the embedded database runs on this thread and would block the server.
    await setImmediate()
  }
  if (failures.length > 0) throw failures[0]
  return done
}

/**
 * Waits for other lint runs, and blocks new ones until the end of the transaction. Without the lock, concurrent lint
 * runs could miss each other's duplicates.
 */
export async function lockLint(transaction: DatabaseTransaction): Promise<void> {
  await transaction.$executeRaw`SELECT pg_advisory_xact_lock(${advisoryLocks.lint})`
}

async function lintSome(transaction: DatabaseTransaction, wanted: readonly number[]): Promise<void> {
  await lockLint(transaction)
  // Clear `due` before reading. A later edit waits for this lock, and then sets `due` again.
  const due = dueSchema.parse(
    await transaction.$queryRaw`
      UPDATE question_lint SET due = false
      WHERE question_id IN (
        SELECT question_id FROM question_lint
        WHERE due AND question_id = ANY(${wanted}::int[]) ORDER BY question_id FOR UPDATE
      )
      RETURNING question_id AS id, bands`,
  )
  const ids = due.map(({ id }) => id)
  if (ids.length === 0) return
  const questions = await transaction.question.findMany({
    where: { id: { in: ids } },
    select: {
      id: true,
      questionType: true,
      skillTags: true,
      body: true,
      bodyText: true,
      choices: true,
      answer: true,
      acceptedAnswers: true,
      answerUnit: true,
      explanation: true,
      hints: true,
      rubric: true,
      deletedAt: true,
      version: true,
      difficultyLevel: true,
      parameters: { select: learnedColumns },
    },
  })
  const found = questions.map((question) => ({
    id: question.id,
    findings: [...listOwnFindings({ ...question, choices: storedChoices(question) }), ...levelFarFromLearned(question)],
    // Archived questions do not count as duplicates.
    bands: question.deletedAt ? [] : computeTextKeys(question.bodyText),
  }))
  await transaction.$executeRaw`
    UPDATE question_lint SET findings = found.findings, bands = found.bands
    FROM jsonb_to_recordset(${JSON.stringify(found)}::jsonb) AS found (id int, findings jsonb, bands int[])
    WHERE question_id = id`
  const bands = new Map(due.map((one) => [one.id, one.bands]))
  // Most bulk changes leave the texts as they are, and finding duplicates takes longer than all other rules.
  const reworded = found.filter((one) => !isDeepStrictEqual(one.bands, bands.get(one.id))).map(({ id }) => id)
  const others = reworded.length === 0 ? [] : await replaceDuplicates(transaction, reworded)
  await storeProblems(transaction, [...ids, ...others])
}

/**
 * Stores the rules that each question violates, for the list filter. To avoid a deadlock, locks the rows in id order,
 * as every multi-row write does.
 */
async function storeProblems(transaction: DatabaseTransaction, ids: readonly number[]): Promise<void> {
  await transaction.$executeRaw`
    SELECT FROM question_search WHERE question_id = ANY(${ids}::int[]) ORDER BY question_id FOR UPDATE`
  await transaction.$executeRaw`
    WITH broken AS (
      SELECT question_id, ARRAY(
        SELECT finding ->> 'rule' FROM jsonb_array_elements(findings) AS finding
        UNION
        SELECT 'duplicate' WHERE EXISTS (SELECT FROM question_twins WHERE question_id IN (one_id, other_id))
        ORDER BY 1
      ) AS rules
      FROM question_lint WHERE question_id = ANY(${ids}::int[])
    )
    UPDATE question_search SET problems = rules
    FROM broken WHERE question_search.question_id = broken.question_id AND problems IS DISTINCT FROM rules`
}
