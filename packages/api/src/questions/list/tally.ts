import type { DatabaseClient } from '@pathwise/db/database'
import { Prisma } from '@pathwise/db/prisma'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { buildCondition, type QuestionFilter } from './condition.ts'

/** How many rows of each `question_search` block match a filter. */
export interface Tally {
  readonly total: number
  /** Blocks with at least one match, last block first. */
  readonly counts: readonly (readonly [block: number, count: number])[]
  /** The cached question ids of each page, by page number and size. */
  readonly pages: LRUCache<string, readonly number[]>
}

type Versions = ReadonlyMap<number, bigint>

interface CachedTally extends Tally {
  readonly versions: Versions
}

/** The maximum number of cached tallies per database, at a few kilobytes each. */
const maxTallies = 500

/** The maximum number of cached pages per filter. */
const maxPages = 20

/** The fraction of changed blocks above which a full count is as fast as a partial one. */
const maxStale = 0.25

const caches = new WeakMap<DatabaseClient, LRUCache<string, CachedTally>>()

const versionsSchema = z.array(z.object({ block: z.int(), changes: z.bigint() }))
const countsSchema = z.array(z.object({ block: z.int(), count: z.int() }))

/**
 * Counts the rows that match a filter. Only blocks that changed since the cached count are recounted. A block's change
 * counter is read before its rows, so that a write in between causes a recount in the next call. Students' answers and
 * reports do not change blocks, so filters that depend on them are not cached.
 */
export async function readTally(prisma: DatabaseClient, filter: QuestionFilter): Promise<Tally> {
  if (filter.status || filter.reports) return buildTally(await count(prisma, filter))
  const cache = caches.get(prisma) ?? new LRUCache<string, CachedTally>({ max: maxTallies })
  caches.set(prisma, cache)
  const { sql, values } = buildCondition(filter)
  const key = JSON.stringify([sql, values])
  const versions = await readVersions(prisma)
  const cached = cache.get(key)
  const stale = cached && [...versions.keys()].filter((block) => cached.versions.get(block) !== versions.get(block))
  if (cached && stale?.length === 0) return cached
  const counts =
    cached && stale && stale.length <= versions.size * maxStale
      ? mergeCounts(cached.counts, stale, await count(prisma, filter, stale))
      : await count(prisma, filter)
  const tally = { ...buildTally(counts), versions }
  cache.set(key, tally)
  return tally
}

function buildTally(counts: Tally['counts']): Tally {
  const total = counts.reduce((sum, [, some]) => sum + some, 0)
  return { total, counts, pages: new LRUCache<string, readonly number[]>({ max: maxPages }) }
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
    // By default, PostgreSQL underestimates the cost of text matching, and does not scan in parallel.
    prisma.$executeRaw`SET LOCAL parallel_setup_cost = 50`,
    prisma.$queryRaw`
      SELECT block, count(*)::int AS count FROM question_search WHERE ${buildCondition(filter)} ${among} GROUP BY block`,
  ])
  const rows = countsSchema.parse(counted)
  return sortCounts(rows.map((row) => [row.block, row.count]))
}

function mergeCounts(before: Tally['counts'], blocks: readonly number[], anew: Tally['counts']): Tally['counts'] {
  const stale = new Set(blocks)
  return sortCounts([...before.filter(([block]) => !stale.has(block)), ...anew])
}

function sortCounts(counts: Tally['counts']): Tally['counts'] {
  return counts.toSorted(([one], [other]) => other - one)
}
