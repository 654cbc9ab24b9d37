import { openDatabase } from '@pathwise/db/client'
import { percentile } from './report.ts'

/** Returns the 95th percentile of `count` sequential single-row inserts, in milliseconds. */
export async function timeBareInserts(url: string, count: number): Promise<number> {
  const database = await openDatabase(url)
  try {
    const { prisma } = database
    await prisma.$executeRaw`CREATE TABLE bench_inserts (id bigserial PRIMARY KEY, body jsonb)`
    const times: number[] = []
    for (let turn = 0; turn < count; turn++) {
      const start = performance.now()
      await prisma.$executeRaw`INSERT INTO bench_inserts (body) VALUES ('{"choice": "A"}')`
      times.push(performance.now() - start)
    }
    return percentile(times, 95)
  } finally {
    await database.close()
  }
}
