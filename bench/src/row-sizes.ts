import { openDatabase } from '@pathwise/db/client'
import { z } from 'zod'
import { type Figure, round } from './report.ts'
import { Clients, runOpenLoop } from './scale/open-loop.ts'
import { scheduleDays } from './scale/student-day.ts'
import { createSchool } from './scale/students.ts'
import { startProduct, withPostgres } from './server.ts'

const accounts = 5_000
/** The number of accounts that use the product for a day. */
const students = 30
const perSecond = 20
/** Slightly more than a student's requests in one day. */
const requestsEach = 20
const answers = 300_000

/** The tables that grow with the number of students. */
const tables = [
  'responses',
  'followed_plans',
  'calendar_feeds',
  'users',
  'sign_ins',
  'sessions',
  'access_tokens',
] as const

const sizeSchema = z.tuple([
  z.object({ rows: z.int(), table: z.coerce.number(), toast: z.coerce.number(), indexes: z.coerce.number() }),
])

/** Inserts copies of the answers with new keys, and returns the size of each table. */
async function measureTables(url: string): Promise<Figure[]> {
  const database = await openDatabase(url)
  const { prisma } = database
  try {
    await prisma.$executeRaw`
      INSERT INTO responses (
        client_key, user_id, question_id, question_version, purpose, position, attempt, answer, hints, outcome,
        elapsed_ms, curve, answered_at, recorded_at
      )
      SELECT gen_random_uuid(), user_id, question_id, question_version, purpose, position, attempt, answer, hints,
        outcome, elapsed_ms, curve, answered_at, recorded_at + n * interval '1 minute'
      FROM generate_series(1, (SELECT ${answers}::int / count(*) FROM responses)) AS n, responses`
    const figures: Figure[] = []
    for (const table of tables) {
      // Reclaims the disk space of old row versions. Skips `responses`, whose rows are never updated, so that its
      // indexes stay as sparse as in production.
      if (table !== 'responses') await prisma.$executeRawUnsafe(`VACUUM FULL ${table}`)
      const [size] = sizeSchema.parse(
        await prisma.$queryRawUnsafe(
          `SELECT (SELECT count(*)::int FROM ${table}) AS rows, pg_relation_size('${table}') AS table,
            pg_table_size('${table}') - pg_relation_size('${table}') AS toast, pg_indexes_size('${table}') AS indexes`,
        ),
      )
      const { rows, ...bytes } = size
      const each = (total: number) => round(total / rows)
      const total = bytes.table + bytes.toast + bytes.indexes
      figures.push({
        ...{ name: `size of ${table}`, value: total / rows, unit: 'bytes a row', bar: null },
        details: { rows, table: each(bytes.table), toast: each(bytes.toast), indexes: each(bytes.indexes) },
      })
    }
    return figures
  } finally {
    await database.close()
  }
}

/** Measures the disk space per student, after some students have used the product for a day. Takes about a minute. */
export async function benchRowSizes(): Promise<Figure[]> {
  return withPostgres('row sizes', async (url) => {
    const server = await startProduct({ DATABASE_URL: url, DEMO: 'on' })
    const clients = new Clients()
    try {
      const school = await createSchool(url, server.url, accounts)
      const nextCall = scheduleDays({ ...school, students: school.students.slice(0, students) }, [])
      const seconds = (students * requestsEach) / perSecond
      await runOpenLoop({ clients, urls: [server.url], perSecond, seconds, nextCall })
    } finally {
      clients.disconnect()
      await server.stop()
    }
    return measureTables(url)
  })
}
