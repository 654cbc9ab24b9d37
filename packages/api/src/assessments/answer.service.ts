import type { DatabaseTransaction } from '@pathwise/db/database'
import { Prisma } from '@pathwise/db/prisma'
import { isRushed } from '@pathwise/measure/effort'
import { tabulate } from '@pathwise/measure/item-curve'
import { isGuessWorthwhile } from '@pathwise/measure/predict'
import type { Context } from '../context.ts'
import { AppError } from '../errors.ts'
import { advanceRun } from './advance-run.ts'
import type { AnswerInput, RunState } from './assessments.schemas.ts'
import { listCountedAnswers, updatePrior } from './evidence.ts'
import { findRun, identifyReader, type LockedRun, lockRun, type Reader, transactionLimits } from './find-run.ts'
import { gradeAnswer } from './grade-answer.ts'
import type { ItemContent } from './item-content.ts'
import { findItemCurve, type Parameters, parameterColumns } from './item-curve.ts'
import { type ItemPool, readPool, toItemCurve } from './item-pool.ts'
import { presentCurrent, readPending } from './pending-item.ts'
import { presentRun } from './run-state.ts'
import { parseResponses, type StoredCurve, type StoredResponse, type StoredRun } from './stored-run.ts'

/** The maximum number of rushed answers that a run ignores. Later rushed answers count, so that the run ends. */
const mostReplaced = 6

function buildAlreadyAnsweredError(): AppError {
  return new AppError('conflict', 'This item has been answered', { reason: 'already_answered' })
}

function assertOpen({ finishedAt, position }: StoredRun, answered: number): void {
  if (finishedAt) throw new AppError('conflict', 'The run is finished', { reason: 'run_finished' })
  if (answered < position) throw buildAlreadyAnsweredError()
  if (answered > position) {
    throw new AppError('bad_input', 'The run has not reached this position', { reason: 'wrong_position' })
  }
}

/**
 * Returns whether an answer was submitted too quickly to be a genuine attempt. Students can recognize at a glance that
 * they do not know an answer, so "I don't know" requires only the reading time.
 */
function judgeTime(input: AnswerInput, item: ItemContent, parameters: Parameters | null, before: LockedRun): boolean {
  if (before.responses.filter(({ rushed }) => rushed).length >= mostReplaced) return false
  const learned = parameters?.questionVersion === item.version ? parameters.usualMs : null
  const usualMs = learned ?? (item.estimatedSeconds ?? 0) * 1_000
  return isRushed(input.elapsed_ms, input.answer === null ? 0 : usualMs)
}

interface Graded {
  readonly curve: StoredCurve
  readonly rushed: boolean
  /** The earlier "I don't know" at this position, if the current answer is the second try. */
  readonly first: StoredResponse | null
}

async function judge(transaction: DatabaseTransaction, item: ItemContent, before: LockedRun, input: AnswerInput) {
  const first = before.responses.find(({ position }) => position === input.position) ?? null
  if (first) return { curve: first.curve, rushed: false, first } satisfies Graded
  const where = { questionId: item.questionId }
  const parameters = await transaction.itemParameters.findUnique({ where, select: parameterColumns })
  const curve = findItemCurve(item, parameters, before.run.subject)
  return curve && ({ curve, rushed: judgeTime(input, item, parameters, before), first } satisfies Graded)
}

/** Stores an answer, then offers a second try at the same item or moves to the next one. */
async function takeAnswer(
  transaction: DatabaseTransaction,
  pool: ItemPool,
  before: LockedRun,
  { input, reader }: { readonly input: AnswerInput; readonly reader: Reader },
): Promise<RunState> {
  const { run } = before
  const item = await readPending(transaction, run)
  const graded = item && (await judge(transaction, item, before, input))
  if (!item || !graded) {
    // The version that was shown no longer exists, so the answer cannot be graded. Another item replaces it.
    const { run: next, item: other } = await advanceRun(transaction, pool, before, reader.at)
    return presentRun(transaction, pool, { run: next, responses: before.responses }, other)
  }
  const outcome = gradeAnswer(item, input.answer)
  const { curve, rushed, first } = graded
  const stored = await transaction.response.create({
    data: {
      ...{ clientKey: input.client_key, runId: run.id, userId: run.userId, position: run.position },
      ...{ questionId: item.questionId, questionVersion: item.version, purpose: 'assessment' },
      ...{ attempt: first ? 2 : 1, tried: first !== null, outcome, rushed, curve },
      answer: input.answer ?? Prisma.DbNull,
      elapsedMs: input.elapsed_ms,
      answeredAt: new Date(input.answered_at),
      recordedAt: reader.at,
    },
  })
  const responses = [...before.responses, ...parseResponses([stored])]
  if (outcome === 'unknown' && !rushed && !first) {
    const { posterior } = updatePrior(run, listCountedAnswers(run, before.responses))
    const isWorthTrying = isGuessWorthwhile(posterior, tabulate([toItemCurve(curve, run.subject)]), 0)
    if (isWorthTrying) return presentRun(transaction, pool, { run, responses }, item)
  }
  const { run: next, item: other } = await advanceRun(transaction, pool, { run, responses }, reader.at)
  return presentRun(transaction, pool, { run: next, responses }, other)
}

type Deps = Pick<Context, 'identify' | 'now' | 'prisma' | 'throttle'>

/**
 * Grades and stores an answer, and returns the run with its next item. Resending an answer with the same key returns
 * the current run and stores nothing.
 * @throws AppError `not_found`, `throttled`; `conflict` with reason `run_finished` or `already_answered`; `bad_input`
 * with reason `wrong_position`, or with a reason that explains how the student can correct a typed answer. Nothing is
 * stored when an error is thrown.
 */
export async function answerRun(deps: Deps, input: AnswerInput): Promise<RunState> {
  const { prisma, throttle } = deps
  const reader = await identifyReader(deps, input.id)
  const { subject } = await findRun(prisma, reader)
  await throttle.take('assessmentAnswer', input.id)
  const pool = await readPool(prisma, subject.section)
  try {
    return await prisma.$transaction(async (transaction) => {
      const locked = await lockRun(transaction, reader)
      // The database stores keys in lower case.
      const key = input.client_key.toLowerCase()
      if (locked.responses.some(({ clientKey }) => clientKey === key)) {
        return presentCurrent(transaction, pool, locked, reader.at)
      }
      assertOpen(locked.run, input.position)
      return takeAnswer(transaction, pool, locked, { input, reader })
    }, transactionLimits)
  } catch (error) {
    // The run is locked, so the duplicate key must belong to an answer in another run.
    if (error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002')
      throw buildAlreadyAnsweredError()
    throw error
  }
}
