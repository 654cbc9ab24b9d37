import { timeBareInserts } from './bare-inserts.ts'
import { createSignedInAccounts } from './practice/accounts.ts'
import { countStored } from './practice/count-stored.ts'
import { simulatePractice } from './practice/student.ts'
import { type Figure, median, percentile, round } from './report.ts'
import { startProduct, withPostgres } from './server.ts'

/** `PRACTICE_STUDENTS=50 npm run bench practice` reduces the load on the machine. */
const students = Number(process.env['PRACTICE_STUDENTS'] ?? 1_000)
const answersEach = 20
const name = `${students} students × ${answersEach} practice answers at once on PostgreSQL`

/** Simulates students who practice concurrently over HTTP, and compares acknowledged answers with stored ones. */
export async function benchPractice(): Promise<Figure[]> {
  return withPostgres(name, async (url) => {
    const server = await startProduct({ DATABASE_URL: url, DEMO: 'true' })
    try {
      const accounts = await createSignedInAccounts(url, server.url, students)
      const insert = await timeBareInserts(url, 200)
      const cpuBefore = await server.cpuSeconds()
      const start = performance.now()
      const practiced = await Promise.all(
        accounts.map((headers, index) => simulatePractice({ url: server.url, headers, index, answers: answersEach })),
      )
      const seconds = (performance.now() - start) / 1000
      const cpuMs = 1000 * ((await server.cpuSeconds()) - cpuBefore)
      const times = practiced.flatMap((one) => one.times)
      const keys = practiced.flatMap((one) => one.acknowledged)
      const errors = practiced.reduce((sum, one) => sum + one.errors, 0)
      return [
        { name, value: seconds, unit: 's', bar: 60, details: { answers: keys.length } },
        { name: `${name}: failed requests`, value: errors, unit: 'requests', bar: 0 },
        {
          name: `${name}: acknowledged answers that are lost`,
          value: keys.length - (await countStored(url, keys)),
          unit: 'answers',
          bar: 0,
        },
        {
          name: `${name}: an answer above a bare insert, p95`,
          value: percentile(times, 95) - insert,
          unit: 'ms',
          bar: 200,
          details: { median: round(median(times)), insert: round(insert) },
        },
        {
          name: `${name}: CPU of the server an answer, sets included`,
          value: cpuMs / keys.length,
          unit: 'ms',
          bar: 3,
        },
      ]
    } finally {
      await server.stop()
    }
  })
}
