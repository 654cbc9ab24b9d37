import type { DatabaseClient } from '@pathwise/db/database'
import { Prisma } from '@pathwise/db/prisma'
import { z } from 'zod'
import { conditionOf, filterKey, type QuestionFilter } from './condition.ts'
import { Recent } from './recent.ts'

/** Number of `question_search` rows that match a filter, by block. */
export interface Tally {
  readonly total: number
  /** Blocks with at least one match, highest first. */
  readonly counts: readonly (readonly [block: number, count: number])[]
  /** Cached ids of pages, by page and size. */
  readonly pages: Recent<readonly number[]>
}

type Versions = ReadonlyMap<number, bigint>

interface Remembered extends Tally {
  readonly versions: Versions
}

/** Max number of cached tallies per database: a few kilobytes each. */
const mostRemembered = 500

/** Max number of cached pages per filter. */
const mostPages = 20

/** Above this share of changed blocks, a full count costs no more. */
const mostStale = 0.25

const memories = new WeakMap<DatabaseClient, Recent<Remembered>>()

const versionsSchema = z.array(z.object({ block: z.int(), changes: z.bigint() }))
const countsSchema = z.array(z.object({ block: z.int(), count: z.int() }))

/**
 * Counts the rows that match a filter and recounts only blocks that changed since the cached count. A block's change
 * counter is read before its rows, so a write between the two reads causes a recount in the next call.
 */
export async function tallyOf(prisma: DatabaseClient, filter: QuestionFilter): Promise<Tally> {
  const memory = memories.get(prisma) ?? new Recent<Remembered>(mostRemembered)
  memories.set(prisma, memory)
  const key = filterKey(filter)
  const versions = await readVersions(prisma)
  const remembered = memory.get(key)
  const stale =
    remembered && [...versions.keys()].filter((block) => remembered.versions.get(block) !== versions.get(block))
  if (remembered && stale?.length === 0) return remembered
  const counts =
    remembered && stale && stale.length <= versions.size * mostStale
      ? merged(remembered.counts, stale, await count(prisma, filter, stale))
      : await count(prisma, filter)
  const total = counts.reduce((sum, [, some]) => sum + some, 0)
  const tally = { total, counts, pages: new Recent<readonly number[]>(mostPages), versions }
  memory.set(key, tally)
  return tally
}

async function readVersions(prisma: DatabaseClient): Promise<Versions> {
  const rows = versionsSchema.parse(
    await prisma.$queryRaw`SELECT block, sum(changes)::int8 AS changes FROM question_blocks GROUP BY block`,
  )
  return new Map(rows.map(({ block, changes }) => [block, changes]))
}

async function count(
  prisma: DatabaseClient,
  filter: QuestionFilter,
  blocks?: readonly number[],
): Promise<Tally['counts']> {
  const among = blocks ? Prisma.sql`AND block = ANY(${blocks}::int[])` : Prisma.empty
  const [, counted] = await prisma.$transaction([
    // PostgreSQL underestimates the cost of text matching and would scan on one processor.
    prisma.$executeRaw`SET LOCAL parallel_setup_cost = 50`,
    prisma.$queryRaw`
      SELECT block, count(*)::int AS count FROM question_search WHERE ${conditionOf(filter)} ${among} GROUP BY block`,
  ])
  const rows = countsSchema.parse(counted)
  return inOrder(rows.map((row) => [row.block, row.count]))
}

function merged(before: Tally['counts'], blocks: readonly number[], anew: Tally['counts']): Tally['counts'] {
  const stale = new Set(blocks)
  return inOrder([...before.filter(([block]) => !stale.has(block)), ...anew])
}

function inOrder(counts: Tally['counts']): Tally['counts'] {
  return counts.toSorted(([one], [other]) => other - one)
}
