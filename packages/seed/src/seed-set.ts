import type { Database, DatabaseTransaction } from '@pathwise/db/database'

/** Rows that ship with this package. Each has a unique key. */
export interface SeedSet {
  /** The name of this set's row in `seed_state`. */
  readonly name: string
  /** A checksum that changes when any row changes. */
  readonly checksum: string
  readonly keys: readonly string[]
  /**
   * Inserts missing rows and updates changed ones. Skips rows that editors edited (version above 1) or deleted.
   * @param known the keys of all rows inserted so far. If a key has no row, the row was permanently deleted.
   */
  write(transaction: DatabaseTransaction, known: readonly string[]): Promise<WrittenRow[]>
}

export interface WrittenRow {
  inserted: boolean
}

export interface SeedResult {
  inserted: number
  /** The number of existing rows that the seed changed. */
  updated: number
  /** The number of rows that were not written, because they are unchanged or because editors edited or deleted them. */
  kept: number
}

/** The key of the lock that serializes seeding when several servers start at the same time. The value is arbitrary. */
const seedLockKey = 5_081_974
const lockWaitMs = 60_000

/** Writes a set to a migrated database in one transaction. If the set is unchanged, it performs only one read. */
export async function seedSet({ prisma }: Pick<Database, 'prisma'>, set: SeedSet): Promise<SeedResult> {
  const nothing = { inserted: 0, updated: 0, kept: set.keys.length }
  if ((await readState(prisma, set)).isCurrent) return nothing
  return prisma.$transaction(
    async (transaction) => {
      await transaction.$executeRaw`SELECT pg_advisory_xact_lock(${seedLockKey})`
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

async function readState(client: Pick<DatabaseTransaction, 'seedState'>, { name, checksum }: SeedSet) {
  const state = await client.seedState.findUnique({ where: { name } })
  return { isCurrent: state?.checksum === checksum, known: state?.keys ?? [] }
}
