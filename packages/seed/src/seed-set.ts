import { advisoryLocks } from '@pathwise/db/advisory-locks'
import type { Database, DatabaseTransaction } from '@pathwise/db/database'

/** Rows shipped with this package, each with a unique key. */
export interface SeedSet {
  /** Identifies the set in `seed_state`. */
  readonly name: string
  /** A hash of all rows. */
  readonly checksum: string
  readonly keys: readonly string[]
  /**
   * Inserts missing rows and updates changed ones. Keeps rows that editors changed (version above 1) or deleted.
   * @param known keys of all rows ever inserted. A key without a row was permanently deleted.
   */
  write(transaction: DatabaseTransaction, known: readonly string[]): Promise<WrittenRow[]>
}

export interface WrittenRow {
  inserted: boolean
}

export interface SeedResult {
  inserted: number
  /** The number of existing rows that were updated. */
  updated: number
  /** The number of rows that were not written: unchanged rows, and rows that editors changed or deleted. */
  kept: number
}

const lockWaitMs = 60_000

/** Returns whether the database has this version of a set. */
export async function isSeeded({ prisma }: Pick<Database, 'prisma'>, name: string, checksum: string): Promise<boolean> {
  return (await readState(prisma, { name, checksum })).isCurrent
}

/**
 * Writes a set's rows in one transaction. If the database already has this version of the set, only reads its state.
 */
export async function seedSet({ prisma }: Pick<Database, 'prisma'>, set: SeedSet): Promise<SeedResult> {
  const nothing = { inserted: 0, updated: 0, kept: set.keys.length }
  if ((await readState(prisma, set)).isCurrent) return nothing
  return prisma.$transaction(
    async (transaction) => {
      // Servers that start at the same time take the lock, so only one seeds at a time.
      await transaction.$executeRaw`SELECT pg_advisory_xact_lock(${advisoryLocks.seed})`
      const { isCurrent, known } = await readState(transaction, set)
      if (isCurrent) return nothing
      const written = await set.write(transaction, known)
      const keys = [...new Set([...known, ...set.keys])]
      const state = { checksum: set.checksum, keys, seededAt: new Date() }
      await transaction.seedState.upsert({
        where: { name: set.name },
        create: { name: set.name, ...state },
        update: state,
      })
      const inserted = written.filter((row) => row.inserted).length
      return { inserted, updated: written.length - inserted, kept: set.keys.length - written.length }
    },
    { maxWait: lockWaitMs, timeout: lockWaitMs },
  )
}

async function readState(
  client: Pick<DatabaseTransaction, 'seedState'>,
  { name, checksum }: Pick<SeedSet, 'checksum' | 'name'>,
) {
  const state = await client.seedState.findUnique({ where: { name } })
  return { isCurrent: state?.checksum === checksum, known: state?.keys ?? [] }
}
