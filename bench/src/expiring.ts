import { openDatabase } from '@pathwise/db/client'
import { z } from 'zod'
import { type Figure, median, percentile, round } from './report.ts'
import { type Server, signIn, startProduct, withPostgres } from './server.ts'

const name = 'what expires in 3 days, of 100,000 subscriptions on PostgreSQL, p95'
const subscriptions = 100_000
const requests = 300

const listSchema = z.object({ items: z.array(z.unknown()) })

/**
 * Inserts two subscriptions for each of 50,000 users. All periods end within the next month, and a tenth of the
 * subscriptions are canceled.
 */
async function fill(url: string): Promise<void> {
  const database = await openDatabase(url)
  const { prisma } = database
  try {
    await prisma.$executeRaw`
      INSERT INTO users (id, email, password_hash)
      SELECT 'bench-' || n, 'person-' || n || '@test.example', '!' FROM generate_series(1, ${subscriptions / 2}::int) n`
    await prisma.$executeRaw`
      INSERT INTO subscriptions (id, user_id, plan_id, status, current_period_end, cancel_at_period_end, created_at)
      SELECT 'sub_' || n, 'bench-' || (n % ${subscriptions / 2}::int + 1), 'pro',
        CASE WHEN n % 10 = 0 THEN 'canceled' ELSE 'active' END,
        now() + n * interval '1 day' * 30 / ${subscriptions}::int, false, now()
      FROM generate_series(1, ${subscriptions}::int) n`
    await prisma.$executeRaw`ANALYZE`
  } finally {
    await database.close()
  }
}

async function timed(server: Server, headers: { readonly authorization: string }): Promise<number> {
  const start = performance.now()
  const response = await fetch(`${server.url}/billing/stripe/expiring?days=3&limit=200`, { headers })
  const { items } = listSchema.parse(await response.json())
  if (items.length !== 200) throw new Error(`Expected 200 rows, got ${items.length}`)
  return performance.now() - start
}

/**
 * Measures the response time of the expiring subscriptions, which are the longest admin list. Sends one request at a
 * time.
 */
export async function benchExpiring(): Promise<Figure[]> {
  return withPostgres(name, async (url) => {
    const server = await startProduct({ DATABASE_URL: url, DEMO: 'on' })
    try {
      await fill(url)
      const headers = await signIn(server, 'admin')
      for (let warmUp = 0; warmUp < 20; warmUp++) await timed(server, headers)
      const times: number[] = []
      for (let turn = 0; turn < requests; turn++) times.push(await timed(server, headers))
      const details = { median: round(median(times)) }
      return [{ name, value: percentile(times, 95), unit: 'ms', bar: 50, details }]
    } finally {
      await server.stop()
    }
  })
}
