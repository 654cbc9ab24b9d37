import type { DatabaseTransaction } from '@pathwise/db/database'
import { z } from 'zod'
import type { Context, SignedInContext } from '../context.ts'
import { finishRun } from './advance-run.ts'
import { type Offers, type RunList, type RunState, runListSchema } from './assessments.schemas.ts'
import { measuredSections } from './assessments.vocabulary.ts'
import { listCountedAnswers } from './evidence.ts'
import {
  buildReadableRunFilter,
  buildRunNotFoundError,
  findRun,
  identifyReader,
  type LockedRun,
  lockRun,
  transactionLimits,
} from './find-run.ts'
import { countItems, hasEnoughItems, type ItemPool, readPool } from './item-pool.ts'
import { presentCurrent } from './pending-item.ts'
import { presentRun } from './run-state.ts'
import { responseOrder } from './stored-run.ts'

type Deps = Pick<Context, 'identify' | 'now' | 'prisma'>

/** Lists the sections and domains, and whether they can be measured. */
export function listOffers({ prisma }: Pick<Context, 'prisma'>): Promise<Offers> {
  return Promise.all(
    measuredSections.map(async (section) => {
      const pool = await readPool(prisma, section)
      const domains = [...countItems(pool).keys()]
      return {
        section,
        items: pool.questionIds.length,
        offered: hasEnoughItems(pool, null),
        domains: domains.map((domain) => ({ domain, offered: hasEnoughItems(pool, domain) })),
      }
    }),
  )
}

type Work = (transaction: DatabaseTransaction, pool: ItemPool, locked: LockedRun, at: Date) => Promise<RunState>

async function withLockedRun(deps: Deps, id: string, work: Work): Promise<RunState> {
  const { prisma } = deps
  const reader = await identifyReader(deps, id)
  const { subject } = await findRun(prisma, reader)
  const pool = await readPool(prisma, subject.section)
  return prisma.$transaction(
    async (transaction) => work(transaction, pool, await lockRun(transaction, reader), reader.at),
    transactionLimits,
  )
}

/** @throws AppError `not_found` */
export function getRun(deps: Deps, id: string): Promise<RunState> {
  return withLockedRun(deps, id, presentCurrent)
}

/** Returns the section score to compare the student with, or null to compare with an on-track student in the grade. */
export type FindTarget = (section: RunState['section']) => number | null

/**
 * Returns a run with verdicts for the given target instead of the target that the student had when the run started.
 * @throws AppError `not_found`
 */
export function getRunForTarget(deps: Deps, id: string, findTarget: FindTarget): Promise<RunState> {
  return withLockedRun(deps, id, (transaction, pool, { run, responses }, at) => {
    const context = { ...run.context, target: findTarget(run.subject.section) }
    return presentCurrent(transaction, pool, { run: { ...run, context }, responses }, at)
  })
}

/**
 * Finishes a run at the student's request. Does nothing if it is already finished.
 * @throws AppError `not_found`
 */
export function stopRun(deps: Deps, id: string): Promise<RunState> {
  return withLockedRun(deps, id, async (transaction, pool, locked, at) => {
    const { run } = locked.run.finishedAt ? locked : await finishRun(transaction, locked.run, 'wish', at)
    return presentRun(transaction, pool, { run, responses: locked.responses }, null)
  })
}

/**
 * Assigns an anonymous run to the caller. Does nothing if the caller already owns the run.
 * @throws AppError `not_found`
 */
export function claimRun(
  deps: Pick<SignedInContext, 'caller' | 'identify' | 'now' | 'prisma'>,
  id: string,
): Promise<RunState> {
  const { id: userId } = deps.caller
  return withLockedRun(deps, id, async (transaction, pool, { run, responses }, at) => {
    if (run.userId === null) {
      await transaction.assessmentRun.update({ where: { id }, data: { userId, expiresAt: null } })
      await transaction.response.updateMany({ where: { runId: id }, data: { userId } })
    }
    return presentCurrent(transaction, pool, { run: { ...run, userId, expiresAt: null }, responses }, at)
  })
}

/**
 * Deletes a run with its answers.
 * @throws AppError `not_found`
 */
export async function removeRun(deps: Deps, id: string): Promise<{ deleted: true }> {
  const reader = await identifyReader(deps, id)
  const { count } = await deps.prisma.assessmentRun.deleteMany({ where: { id, ...buildReadableRunFilter(reader) } })
  if (count === 0) throw buildRunNotFoundError()
  return { deleted: true }
}

/** The maximum number of runs to list. Accounts keep their runs for two years. */
const longestList = 200

const listedSchema = runListSchema.element.pick({ section: true, domain: true, stop_reason: true })
const limitSchema = z.object({ mostItems: z.int() })

export async function listRuns({ prisma, caller }: Pick<SignedInContext, 'caller' | 'prisma'>): Promise<RunList> {
  const rows = await prisma.assessmentRun.findMany({
    where: { userId: caller.id },
    include: { responses: { select: { position: true, rushed: true }, orderBy: [...responseOrder] } },
    orderBy: [{ startedAt: 'desc' }, { id: 'asc' }],
    take: longestList,
  })
  return rows.map((row) => ({
    id: row.id,
    ...listedSchema.parse({ section: row.section, domain: row.domain, stop_reason: row.stopReason }),
    started_at: row.startedAt.toISOString(),
    finished_at: row.finishedAt?.toISOString() ?? null,
    answered: listCountedAnswers(row, row.responses).length,
    at_most: limitSchema.parse(row.policy).mostItems,
  }))
}
