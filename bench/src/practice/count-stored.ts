import { openDatabase } from '@pathwise/db/client'

/** Counts how many practice answers are stored, by their client keys. */
export async function countStored(url: string, keys: readonly string[]): Promise<number> {
  const database = await openDatabase(url)
  try {
    const rows = await database.prisma.response.findMany({
      where: { purpose: 'practice' },
      select: { clientKey: true },
    })
    const stored = new Set(rows.map(({ clientKey }) => clientKey))
    return keys.filter((key) => stored.has(key)).length
  } finally {
    await database.close()
  }
}
