import type { DatabaseClient } from '@pathwise/db/database'
import type { Gaussian } from '@pathwise/measure/gaussian'
import { buildPrior } from '@pathwise/measure/subject'
import { parseGoal } from '@pathwise/planner/goal'
import { findAbility, findSectionStart, type SectionStart } from '@pathwise/planner/section-start'
import { assertFeature } from '../billing/entitlements.ts'
import { getEasternDate } from '../calendar-date.ts'
import type { Context } from '../context.ts'
import { dayMs } from '../durations.ts'
import { AppError } from '../errors.ts'
import { newId } from '../secrets.ts'
import type { RunState, StartInput } from './assessments.schemas.ts'
import { chooseItem } from './choose-item.ts'
import { updatePrior } from './evidence.ts'
import { buildReadableRunFilter } from './find-run.ts'
import { hasEnoughItems, readPool } from './item-pool.ts'
import { averageSkills, type MeasuredSubject } from './measured-subject.ts'
import { presentRun } from './run-state.ts'
import { choosePolicy, parseRun, type StoredContext, storeRun } from './stored-run.ts'

/** The lifetime of a run without an account. */
const anonymousMs = 30 * dayMs

type Deps = Pick<Context, 'billing' | 'identify' | 'now' | 'prisma' | 'request' | 'throttle'>

function buildTooFewItemsError(): AppError {
  return new AppError('conflict', 'There are not enough items to measure this', { reason: 'no_items' })
}

/**
 * Counts a new run against the limit of the account or device, so that students at the same school do not share one
 * limit.
 */
async function takeStart({ throttle, request }: Deps, userId: string | null, device: string | undefined) {
  if (userId !== null) return throttle.take('assessmentStartAccount', userId)
  if (device !== undefined) await throttle.take('assessmentStartDevice', device)
  return throttle.take('assessmentStart', request.address)
}

/**
 * Returns the items of the student's last two runs. They are not asked again, because the student has seen their
 * solutions.
 */
async function listSeen(
  prisma: DatabaseClient,
  { section, previous_runs }: StartInput,
  { userId, at }: { readonly userId: string | null; readonly at: Date },
): Promise<number[]> {
  const own =
    userId === null ? { id: { in: previous_runs }, ...buildReadableRunFilter({ userId, at }) } : { userId, section }
  const runs = await prisma.assessmentRun.findMany({
    where: own,
    select: { pendingQuestionId: true, responses: { select: { questionId: true } } },
    orderBy: [{ startedAt: 'desc' }, { id: 'asc' }],
    take: 2,
  })
  const ids = runs.flatMap(({ pendingQuestionId, responses }) => [
    pendingQuestionId,
    ...responses.map(({ questionId }) => questionId),
  ])
  return [...new Set(ids.flatMap((id) => id ?? []))]
}

/**
 * Returns the abilities expected before the first answer. Skills that have already been taught start higher than the
 * others, and the average of all skills matches the expected score.
 */
function expectAbilities(subject: MeasuredSubject, { expected, covered }: SectionStart): Gaussian {
  const student = { expected: 0, covered: subject.skills.map((skill) => covered[skill] ?? true) }
  const { mean, covariance } = buildPrior(subject, student)
  const shift = findAbility(subject.section, expected) - averageSkills(subject, mean)
  return { mean: mean.map((ability) => ability + shift), covariance }
}

/** @throws AppError `conflict` with reason `no_items`, `forbidden` with reason `plan_feature`, `throttled` */
export async function startRun(deps: Deps, input: StartInput): Promise<RunState> {
  const { prisma, now, identify } = deps
  const { section, domain, country, grade, goal } = input
  const caller = await identify()
  const userId = caller?.id ?? null
  if (domain !== null) await assertFeature(prisma, { ...deps, caller }, 'look_closer')
  const pool = await readPool(prisma, section)
  if (!hasEnoughItems(pool, domain)) throw buildTooFewItemsError()
  await takeStart(deps, userId, input.device)
  const at = now()
  const student = { country, grade, today: getEasternDate(at), goal: goal === undefined ? undefined : parseGoal(goal) }
  const start = findSectionStart(section, student)
  const { subject } = pool
  const { target, benchmark } = start
  const closed = await listSeen(prisma, input, { userId, at })
  const context: StoredContext = { country, grade, goal: goal ?? null, target, benchmark, closed }
  const prior = expectAbilities(subject, start)
  const policy = choosePolicy(subject, domain)
  const seed = newId()
  const run = { context, policy, seed, subject }
  const evidence = updatePrior({ prior, subject }, [])
  const chosen = await chooseItem(prisma, pool, run, { evidence, asked: new Set() })
  if ('stop' in chosen) throw buildTooFewItemsError()
  const { item } = chosen
  const row = await prisma.assessmentRun.create({
    data: {
      ...{ id: newId(), userId, section, domain, seed, startedAt: at },
      ...storeRun(context, subject.skills, prior, policy),
      pendingQuestionId: item.questionId,
      pendingVersion: item.version,
      expiresAt: userId === null ? new Date(at.getTime() + anonymousMs) : null,
    },
  })
  return presentRun(prisma, pool, { run: parseRun(row), responses: [] }, item)
}
