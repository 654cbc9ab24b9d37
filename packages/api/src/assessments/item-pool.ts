import type { DatabaseClient } from '@pathwise/db/database'
import type { Prisma } from '@pathwise/db/prisma'
import { type CurveTable, type ItemCurve, tabulate } from '@pathwise/measure/item-curve'
import { difficultyLevels } from '@pathwise/planner/problems'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { storedChoices } from '../questions/questions.presenter.ts'
import { itemTypeSchema, itemTypes } from './assessments.schemas.ts'
import { measuredSections } from './assessments.vocabulary.ts'
import { findItemCurve, parameterColumns } from './item-curve.ts'
import {
  buildSubject,
  findDomainOf,
  type MeasuredDomain,
  type MeasuredSection,
  type MeasuredSubject,
} from './measured-subject.ts'
import type { StoredCurve } from './stored-run.ts'

/** The items of a section, prepared for item selection. All arrays use the same item order. */
export interface ItemPool {
  readonly subject: MeasuredSubject
  readonly questionIds: readonly number[]
  readonly table: CurveTable
  /** For each item, the fraction of recent runs that include it. */
  readonly use: Float32Array
}

/** The minimum number of items that a section needs for runs. */
const fewestItemsOfSection = 60
/** The minimum number of items that a domain needs for a closer look. A closer look asks at most this many items. */
const fewestItemsOfDomain = 18

/** The delay, in ms, before edits and new answers affect item selection. The selected item itself is always reread. */
const keptMs = 5_000

/**
 * Item use is the fraction of the last `recentRuns` runs that include the item. With fewer than `fewestRuns` runs, the
 * divisor is `fewestRuns`.
 */
const recentRuns = 200
const fewestRuns = 20

const caches = new WeakMap<DatabaseClient, LRUCache<MeasuredSection, ItemPool, DatabaseClient>>()

function openCache(prisma: DatabaseClient) {
  const cache = new LRUCache<MeasuredSection, ItemPool, DatabaseClient>({
    max: measuredSections.length,
    ttl: keptMs,
    // Concurrent callers share one read.
    fetchMethod: (section, _stale, { context }) => loadPool(context, section),
  })
  caches.set(prisma, cache)
  return cache
}

/** Returns the items of a section. They are cached for at most five seconds. */
export async function readPool(prisma: DatabaseClient, section: MeasuredSection): Promise<ItemPool> {
  return (caches.get(prisma) ?? openCache(prisma)).forceFetch(section, { context: prisma })
}

/** Converts a stored curve, which refers to skills by id, to one that refers to them by index. */
export function toItemCurve({ load, ...curve }: StoredCurve, { skills }: MeasuredSubject): ItemCurve {
  return { ...curve, load: load.map(([skill, weight]) => [skills.indexOf(skill), weight] as const) }
}

/** Matches the questions that a run can ask. */
export const askable = {
  pool: 'assessment',
  deletedAt: null,
  reviewState: 'live',
  questionType: { in: [...itemTypes] },
  OR: [{ parameters: null }, { parameters: { status: { not: 'suspended' } } }],
} satisfies Prisma.QuestionWhereInput

const describedSchema = z.object({ questionType: itemTypeSchema, difficultyLevel: z.enum(difficultyLevels) })

async function loadPool(prisma: DatabaseClient, section: MeasuredSection): Promise<ItemPool> {
  const subject = buildSubject(section)
  const rows = await prisma.question.findMany({
    where: { ...askable, skillTags: { hasSome: [...subject.skills] } },
    select: {
      ...{ id: true, version: true, questionType: true, difficultyLevel: true, skillTags: true, choices: true },
      ...{ answer: true, answerUnit: true, acceptedAnswers: true },
      parameters: { select: parameterColumns },
    },
    orderBy: { id: 'asc' },
  })
  const items = rows.flatMap((row) => {
    const described = describedSchema.safeParse(row)
    if (!described.success) return []
    const curve = findItemCurve({ ...row, ...described.data, choices: storedChoices(row) }, row.parameters, subject)
    return curve ? [{ id: row.id, curve: toItemCurve(curve, subject) }] : []
  })
  const uses = await countUses(prisma, section)
  return {
    subject,
    questionIds: items.map(({ id }) => id),
    table: tabulate(items.map(({ curve }) => curve)),
    use: Float32Array.from(items, ({ id }) => uses.get(id) ?? 0),
  }
}

const usesSchema = z.array(z.object({ id: z.int(), runs: z.int(), all: z.int() }))

/**
 * Returns the fraction of the section's recent runs that include each item, by question id. Includes items that are not
 * answered yet.
 */
async function countUses(prisma: DatabaseClient, section: MeasuredSection): Promise<ReadonlyMap<number, number>> {
  const rows = usesSchema.parse(
    await prisma.$queryRaw`
      WITH recent AS (
        SELECT id, pending_question_id FROM assessment_runs WHERE section = ${section}
        ORDER BY started_at DESC LIMIT ${recentRuns}
      ), asked AS (
        SELECT run_id, question_id FROM responses WHERE run_id IN (SELECT id FROM recent)
        UNION SELECT id, pending_question_id FROM recent
      )
      SELECT question_id AS id, count(*)::int AS runs, (SELECT count(*)::int FROM recent) AS all
      FROM asked WHERE question_id IS NOT NULL GROUP BY question_id`,
  )
  return new Map(rows.map(({ id, runs, all }) => [id, runs / Math.max(fewestRuns, all)]))
}

/** Counts the items in each domain, excluding the questions in `seen`. */
export function countItems(pool: ItemPool, seen: ReadonlySet<number> = new Set()): ReadonlyMap<MeasuredDomain, number> {
  const { subject, table, questionIds } = pool
  const counts = new Map(subject.domains.map((domain) => [domain, 0]))
  for (const [item, { load }] of table.items.entries()) {
    const [skill] = load[0] ?? []
    if (skill === undefined || seen.has(questionIds[item] ?? 0)) continue
    const domain = findDomainOf(subject, skill)
    counts.set(domain, (counts.get(domain) ?? 0) + 1)
  }
  return counts
}

/** Returns whether the pool has enough items to offer a section, or a closer look at one of its domains. */
export function hasEnoughItems(pool: ItemPool, domain: MeasuredDomain | null): boolean {
  if (pool.questionIds.length < fewestItemsOfSection) return false
  return domain === null || (countItems(pool).get(domain) ?? 0) >= fewestItemsOfDomain
}
