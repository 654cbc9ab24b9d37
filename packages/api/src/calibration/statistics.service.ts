import type { DatabaseClient, DatabaseTransaction } from '@pathwise/db/database'
import type { Prisma } from '@pathwise/db/prisma'
import { bandWidth } from '@pathwise/measure/claims'
import { describeGrid } from '@pathwise/measure/item-grid'
import { computeFractionWhoKnow, findLevel } from '@pathwise/measure/item-level'
import { findMisfit, hasPoorFit, leakLimit } from '@pathwise/measure/item-watch'
import { questionDifficulties } from '@pathwise/question-formats/vocabulary.schemas'
import { cleanPhrase } from '@pathwise/rich-text/phrase'
import { z } from 'zod'
import { buildCallerSource, recordAudit } from '../audit/record-audit.ts'
import type { Caller } from '../auth/caller.ts'
import type { Context } from '../context.ts'
import { dayMs } from '../durations.ts'
import { AppError } from '../errors.ts'
import { storedChoices } from '../questions/questions.presenter.ts'
import { lockCalibration } from './calibration-lock.ts'
import { fewestProvisional, findStatus, type ItemState, readItem, stateColumns } from './item-state.ts'
import type { ItemStatistics } from './statistics.schemas.ts'
import { storeItems } from './store-items.ts'

const exposureMs = 90 * dayMs

const columns = {
  version: true,
  difficultyLevel: true,
  choices: true,
  answer: true,
  parameters: {
    select: {
      ...{ ...stateColumns, usualMs: true, statusChangedAt: true },
      ...{ statusChangedBy: { select: { name: true } }, statusChangedById: true },
    },
  },
} as const
type ItemRow = Prisma.QuestionGetPayload<{ select: typeof columns }>

async function findItem({ question }: Pick<DatabaseTransaction, 'question'>, id: number): Promise<ItemRow> {
  const row = await question.findUnique({ where: { id, pool: 'assessment' }, select: columns })
  if (!row) throw new AppError('not_found', 'There is no assessment item with this id')
  return row
}

/**
 * Returns an item's statistics from the answers of all students. The item may be archived.
 * @throws AppError `not_found`, including for a practice question
 */
export async function getStatistics({ prisma, now }: Pick<Context, 'now' | 'prisma'>, id: number) {
  const row = await findItem(prisma, id)
  const item = readItem(row.parameters, row)
  const isCurrent = row.parameters?.questionVersion === row.version
  const usualMs = isCurrent ? row.parameters?.usualMs : null
  const { statusChangedAt, statusChangedBy, statusChangedById = null } = row.parameters ?? {}
  return {
    question_version: item.questionVersion,
    status: findStatus(item),
    answers: item.answers,
    ...describeItem(item),
    author_level: row.difficultyLevel,
    usual_seconds: usualMs ? usualMs / 1_000 : null,
    exposure: await readExposure(prisma, id, new Date(now().getTime() - exposureMs)),
    choices: listChoices(row, item),
    reviewed: statusChangedAt
      ? { at: statusChangedAt.toISOString(), by: statusChangedBy?.name ?? statusChangedById }
      : null,
  } satisfies ItemStatistics
}

function describeItem({ grid, drift, fit, leak, reference, answers }: ItemState) {
  const { slope, difficultyDoubt, ...learned } = describeGrid(grid)
  const difficulty = learned.difficulty - drift
  const low = difficulty - bandWidth * difficultyDoubt
  const high = difficulty + bandWidth * difficultyDoubt
  return {
    slope,
    difficulty: {
      value: difficulty,
      low,
      high,
      level: questionDifficulties[findLevel(difficulty)],
      known: computeFractionWhoKnow(slope, difficulty),
      known_low: computeFractionWhoKnow(slope, high),
      known_high: computeFractionWhoKnow(slope, low),
    },
    misfit: answers >= fewestProvisional ? { value: findMisfit(fit), unusual: hasPoorFit(fit) } : null,
    leak: reference ? { value: leak, suspected: leak > leakLimit } : null,
  }
}

/** Lists the possible answers to an item with their counts. Typed answers are counted as right or wrong. */
function listChoices(row: ItemRow, { choiceCounts }: ItemState): ItemStatistics['choices'] {
  const choices = storedChoices(row)
  const given =
    choices.length > 0
      ? choices.map(({ id, html }) => ({ id, html: cleanPhrase(html), right: id === row.answer }))
      : ['right', 'wrong'].map((id) => ({ id, html: null, right: id === 'right' }))
  return [...given, { id: 'unknown', html: null, right: false }].map((one) => ({
    ...one,
    counts: [0, 1, 2].map((third) => new Map(Object.entries(choiceCounts[third] ?? {})).get(one.id) ?? 0),
  }))
}

const exposureSchema = z.tuple([z.object({ runs: z.int(), of: z.int() })])

async function readExposure(prisma: DatabaseClient, id: number, since: Date): Promise<ItemStatistics['exposure']> {
  const [exposure] = exposureSchema.parse(
    await prisma.$queryRaw`
      WITH recent AS (
        SELECT id, section FROM assessment_runs WHERE started_at >= ${since}
      ), containing AS (
        SELECT recent.id, recent.section FROM recent WHERE EXISTS (
          SELECT FROM responses WHERE run_id = recent.id AND question_id = ${id}
        )
      )
      SELECT (SELECT count(*)::int FROM containing) AS runs,
        (SELECT count(*)::int FROM recent WHERE section IN (SELECT section FROM containing)) AS of`,
  )
  return exposure
}

const lockTimeoutMs = 30_000

/**
 * Suspends an item, so that runs stop asking it, or resumes it. Answers in runs that already asked the item still
 * count. Resuming an item restarts its leak monitoring. Does nothing if the item is already in the requested state.
 * @throws AppError `not_found`, including for a practice question
 */
export async function setSuspended(
  ctx: Pick<Context, 'now' | 'prisma' | 'request'> & { readonly caller: Pick<Caller, 'id'> },
  { id, suspended }: { readonly id: number; readonly suspended: boolean },
): Promise<ItemStatistics> {
  await ctx.prisma.$transaction(
    async (transaction) => {
      await lockCalibration(transaction)
      const row = await findItem(transaction, id)
      const item = readItem(row.parameters, row)
      if (item.suspended === suspended) return
      const next = suspended ? item : { ...item, leak: 0, reference: item.reference && item.grid }
      const now = ctx.now()
      await storeItems(transaction, [{ questionId: id, state: { ...next, suspended }, through: 0n, lastRun: 0n }], now)
      await transaction.itemParameters.update({
        where: { questionId: id },
        data: { statusChangedAt: now, statusChangedById: ctx.caller.id },
      })
      const action = suspended ? 'item_suspended' : 'item_resumed'
      await recordAudit(transaction, buildCallerSource(ctx), { action, target: { kind: 'question', id: String(id) } })
    },
    { maxWait: lockTimeoutMs, timeout: lockTimeoutMs },
  )
  return getStatistics(ctx, id)
}
