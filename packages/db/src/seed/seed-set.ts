import type { Database, DatabaseTransaction } from '../database.ts'

/** Rows that this package ships, known by a key of their own. */
export interface SeedSet {
  /** Its row in `seed_state`. */
  readonly name: string
  /** Changes with any of its rows. */
  readonly checksum: string
  readonly keys: readonly string[]
  /**
   * Inserts what is missing and brings in what has changed, and leaves alone what people have edited (its version is
   * above 1) or deleted.
   * @param known the keys that were ever inserted: whichever of them is gone was deleted for good
   */
  write(transaction: DatabaseTransaction, known: readonly string[]): Promise<WrittenRow[]>
}

export interface WrittenRow {
  inserted: boolean
}

export interface SeedResult {
  inserted: number
  /** Rows that the set has changed since the last seed. */
  updated: number
  /** Rows left as they are: the same already, or edited or deleted by people. */
  kept: number
}

/** Any constant: two servers that start at once seed one after the other. */
const seedLockKey = 5_081_974
const lockWaitMs = 60_000

/** Brings a set into a migrated database, whole or not at all. An unchanged one costs one read. */
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
