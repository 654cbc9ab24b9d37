import { countStored } from './practice/count-stored.ts'
import { type Figure, percentile, round } from './report.ts'
import { Clients, type LoadResult, runOpenLoop } from './scale/open-loop.ts'
import { sumCpuSeconds } from './scale/process-tree.ts'
import { countPerSecond, durable } from './scale/school-load.ts'
import { scheduleDays } from './scale/student-day.ts'
import { createSchool } from './scale/students.ts'
import { type Server, startBareServer, startProduct, waitForLint, withPostgresServer } from './server.ts'

/** `SCALE_STUDENTS=200 SCALE_SECONDS=10 npm run bench scale` reduces the load and the duration. */
const students = Number(process.env['SCALE_STUDENTS'] ?? 2_000)
const seconds = Number(process.env['SCALE_SECONDS'] ?? 60)
const usual = countPerSecond(students)
const rush = 10 * usual
const warmUpSeconds = 15
const bareSeconds = 15

const summarize = (times: readonly number[]) => ({
  p50: round(percentile(times, 50)),
  p95: round(percentile(times, 95)),
  max: round(Math.max(...times)),
})

/** Measures a bare Fastify route with the same load generator. */
async function measureBare(perSecond: number): Promise<{ p50: number; p95: number; max: number }> {
  const bare = await startBareServer('bare-fastify.mjs')
  const clients = new Clients()
  try {
    const { times } = await runOpenLoop({
      ...{ clients, urls: [bare.url], perSecond, seconds: Math.min(seconds, bareSeconds) },
      nextCall: (number) => ({ client: number % students, method: 'GET', path: '/api/version', headers: {} }),
    })
    return summarize(times)
  } finally {
    clients.disconnect()
    await bare.stop()
  }
}

interface Part {
  readonly load: LoadResult
  readonly serverSeconds: number
  readonly databaseSeconds: number
}

async function measurePart(
  { server, postgres }: { readonly server: Server; readonly postgres: number },
  load: Parameters<typeof runOpenLoop>[0],
): Promise<Part> {
  const [serverBefore, databaseBefore] = [await server.cpuSeconds(), sumCpuSeconds(postgres)]
  const result = await runOpenLoop(load)
  return {
    load: result,
    serverSeconds: (await server.cpuSeconds()) - serverBefore,
    databaseSeconds: sumCpuSeconds(postgres) - databaseBefore,
  }
}

async function describePart(
  name: string,
  { load, serverSeconds, databaseSeconds }: Part,
  { perSecond, refusals }: { readonly perSecond: number; readonly refusals: number | null },
): Promise<Figure[]> {
  const { sent, times, refused, withoutRetryAfter, failures, generatorSeconds } = load
  const bare = await measureBare(perSecond)
  for (const [failure, count] of failures) process.stderr.write(`${count} × ${failure}\n`)
  const ours = summarize(times)
  const milliseconds = (cpuSeconds: number) => round((1000 * cpuSeconds) / sent)
  return [
    {
      ...{ name: `${name}: p95 above a bare route`, value: ours.p95 - bare.p95, unit: 'ms', bar: 200 },
      details: { ...ours, bareP50: bare.p50, bareP95: bare.p95, bareMax: bare.max },
    },
    {
      ...{ name: `${name}: CPU of the server a request`, value: (1000 * serverSeconds) / sent, unit: 'ms', bar: null },
      details: { database: milliseconds(databaseSeconds), generator: milliseconds(generatorSeconds) },
    },
    {
      ...{ name: `${name}: failed requests`, unit: 'requests', bar: 0, details: { sent } },
      value: [...failures.values()].reduce((sum, count) => sum + count, 0),
    },
    {
      ...{ name: `${name}: refused requests`, value: refused['429'] + refused['503'], unit: 'requests' },
      ...{ bar: refusals, details: { status429: refused['429'], status503: refused['503'] } },
    },
    { name: `${name}: refusals without Retry-After`, value: withoutRetryAfter, unit: 'requests', bar: 0 },
  ]
}

/**
 * Simulates days of a school's students, who all share one client address. Measures one minute at the usual rate, and
 * one minute at ten times that rate. Takes about three and a half minutes.
 */
export async function benchScale(): Promise<Figure[]> {
  const name = `student days of ${students} students`
  return withPostgresServer(name, durable, async (postgres) => {
    const server = await startProduct({ DATABASE_URL: postgres.url, DEMO: 'on' })
    const clients = new Clients()
    try {
      await waitForLint(server)
      const school = await createSchool(postgres.url, server.url, students)
      const acknowledged: string[] = []
      const nextCall = scheduleDays(school, acknowledged)
      const processes = { server, postgres: postgres.pid() }
      const target = { clients, urls: [server.url], nextCall }
      await runOpenLoop({ ...target, perSecond: usual, seconds: Math.min(seconds, warmUpSeconds) })
      const first = await measurePart(processes, { ...target, perSecond: usual, seconds })
      const second = await measurePart(processes, { ...target, perSecond: rush, seconds })
      const lost = acknowledged.length - (await countStored(postgres.url, acknowledged))
      const a = `${name}, ${Math.round(usual)} requests a second`
      const b = `${name}, ${Math.round(rush)} requests a second`
      return [
        ...(await describePart(a, first, { perSecond: usual, refusals: 0 })),
        ...(await describePart(b, second, { perSecond: rush, refusals: null })),
        {
          ...{ name: `${name}: acknowledged answers that are lost`, value: lost, unit: 'answers', bar: 0 },
          details: { acknowledged: acknowledged.length },
        },
      ]
    } finally {
      clients.disconnect()
      await server.stop()
    }
  })
}
