import { type Figure, round } from './report.ts'
import { lockLogging, watchLocks } from './scale/lock-waits.ts'
import { Clients, runOpenLoop } from './scale/open-loop.ts'
import { sumCpuSeconds } from './scale/process-tree.ts'
import { countPerSecond, durable } from './scale/school-load.ts'
import { scheduleDays } from './scale/student-day.ts'
import { createSchool, type School } from './scale/students.ts'
import { type PostgresServer, type Server, startProduct, waitForLint, withPostgresServer } from './server.ts'

/** `SCALE_STUDENTS=200 SCALE_SECONDS=10 npm run bench servers` reduces the load and the duration. */
const students = Number(process.env['SCALE_STUDENTS'] ?? 2_000)
const seconds = Math.min(20, Number(process.env['SCALE_SECONDS'] ?? 20))
const counts = [1, 2, 4] as const
/** Each server warms up alone, so that its code is compiled before it gets a fraction of the requests. */
const warmUpSeconds = Math.min(10, seconds)
const rounds = 2

interface Measured {
  /** Milliseconds of CPU time. */
  readonly server: number
  readonly database: number
  readonly lockWaits: { readonly mean: number; readonly most: number; readonly long: number }
  readonly failures: number
}

async function sumServerSeconds(servers: readonly Server[]): Promise<number> {
  const used = await Promise.all(servers.map((server) => server.cpuSeconds()))
  return used.reduce((sum, one) => sum + one, 0)
}

/** Measures CPU time and lock waits while the servers handle the requests of one school together. */
async function measureServers(servers: readonly Server[], postgres: PostgresServer, school: School): Promise<Measured> {
  const urls = servers.map(({ url }) => url)
  const [before, databaseBefore] = [await sumServerSeconds(servers), sumCpuSeconds(postgres.pid())]
  const locks = await watchLocks(postgres)
  const perSecond = countPerSecond(students)
  const clients = new Clients()
  const { sent, times } = await runOpenLoop({ clients, urls, perSecond, seconds, nextCall: scheduleDays(school, []) })
  clients.disconnect()
  const lockWaits = await locks.stop()
  return {
    server: (1000 * ((await sumServerSeconds(servers)) - before)) / sent,
    database: (1000 * (sumCpuSeconds(postgres.pid()) - databaseBefore)) / sent,
    ...{ lockWaits, failures: sent - times.length },
  }
}

function compareToOne(count: number, { server, database, lockWaits, failures }: Measured, one: Measured): Figure[] {
  const name = `${count} servers on one PostgreSQL`
  return [
    {
      ...{ name: `${name}: CPU of a request`, value: (server + database) / (one.server + one.database) },
      ...{ unit: '× one server', bar: 1.1 },
      details: {
        ...{ server: round(server), database: round(database) },
        ...{ oneServer: round(one.server), oneDatabase: round(one.database), notAnswered: failures },
      },
    },
    {
      ...{ name: `${name}: connections that wait for a lock (mean)`, value: lockWaits.mean, unit: '', bar: null },
      details: { most: lockWaits.most, waitsAbove100Ms: lockWaits.long },
    },
  ]
}

/** Compares the CPU time of a request on one, two and four servers. Takes about three and a half minutes. */
export async function benchServers(): Promise<Figure[]> {
  return withPostgresServer('several servers', { ...durable, ...lockLogging }, async (postgres) => {
    const environment = { DATABASE_URL: postgres.url, DEMO: 'on' }
    const servers = [await startProduct(environment)]
    try {
      const [first] = servers
      if (first) await waitForLint(first)
      // The first server has migrated the database, so the others can start together.
      servers.push(...(await Promise.all([1, 2, 3].map(() => startProduct(environment)))))
      const school = await createSchool(postgres.url, servers[0]?.url ?? '', students)
      const nextCall = scheduleDays(school, [])
      const perSecond = countPerSecond(students)
      for (const { url } of servers) {
        const clients = new Clients()
        await runOpenLoop({ clients, urls: [url], perSecond, seconds: warmUpSeconds, nextCall })
        clients.disconnect()
      }
      let measured: Measured[] = []
      for (let turn = 0; turn < rounds; turn++) {
        measured = []
        for (const count of counts) measured.push(await measureServers(servers.slice(0, count), postgres, school))
      }
      // Only the last round is reported, because code is still compiled during the first one.
      const [one, two, four] = measured
      if (!one || !two || !four) throw new Error('Not measured')
      return [...compareToOne(2, two, one), ...compareToOne(4, four, one)]
    } finally {
      await Promise.all(servers.map((server) => server.stop()))
    }
  })
}
