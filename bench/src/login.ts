import { type Figure, median, round } from './report.ts'
import { type Server, startProduct } from './server.ts'

/** One more failed sign-in would throttle the account. */
const attemptsPerAccount = 9

/** The local parts of the demo accounts' email addresses. An address with the prefix `not-` belongs to no account. */
const names = ['student', 'editor', 'admin']

const buildEmail = (name: string, kind: 'known' | 'unknown') =>
  `${kind === 'known' ? '' : 'not-'}${name}@pathwise.example`

interface Attempt {
  /** Response time measured by the client. */
  readonly milliseconds: number
  /** The server's CPU time. */
  readonly cpuMilliseconds: number
}

async function refuse(server: Server, email: string): Promise<Attempt> {
  const before = await server.cpuSeconds()
  const start = performance.now()
  const { status } = await fetch(`${server.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'not the password' }),
  })
  const milliseconds = performance.now() - start
  if (status !== 401) throw new Error(`${email}: expected a refusal, got ${status}`)
  return { milliseconds, cpuMilliseconds: ((await server.cpuSeconds()) - before) * 1000 }
}

/**
 * Compares sign-ins with a wrong password for existing and unknown accounts. A difference would reveal who has an
 * account. The limit applies to CPU time, because response time depends on the machine's load.
 */
export async function benchLogin(): Promise<Figure[]> {
  const product = await startProduct()
  const attempts = { known: [] as Attempt[], unknown: [] as Attempt[] }
  try {
    // The first rejected sign-in creates the hash that is verified for unknown accounts.
    await refuse(product, 'warm-up@pathwise.example')
    // Alternates the order, so that a change in machine speed affects both equally.
    for (let turn = 0; turn < attemptsPerAccount; turn++) {
      for (const name of names) {
        const order = turn % 2 ? (['unknown', 'known'] as const) : (['known', 'unknown'] as const)
        for (const kind of order) attempts[kind].push(await refuse(product, buildEmail(name, kind)))
      }
    }
  } finally {
    await product.stop()
  }
  const medians = ({ known, unknown }: typeof attempts, field: keyof Attempt) => ({
    known: median(known.map((attempt) => attempt[field])),
    unknown: median(unknown.map((attempt) => attempt[field])),
  })
  const [cpu, time] = [medians(attempts, 'cpuMilliseconds'), medians(attempts, 'milliseconds')]
  return [
    {
      name: 'a wrong password, known account against unknown, CPU',
      value: Math.max(cpu.known, cpu.unknown) / Math.min(cpu.known, cpu.unknown),
      unit: '× the cheaper one',
      bar: 1.15,
      details: {
        knownCpuMilliseconds: round(cpu.known),
        unknownCpuMilliseconds: round(cpu.unknown),
        knownMilliseconds: round(time.known),
        unknownMilliseconds: round(time.unknown),
      },
    },
  ]
}
