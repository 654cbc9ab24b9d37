import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'

export interface Call {
  /** Identifies the simulated browser that sends the request. Each browser has its own connections. */
  readonly client: number
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
  /** Called for each response with the status 200. */
  readonly onAnswer?: (body: string, headers: IncomingHttpHeaders) => void
}

/** Keeps the connections of the simulated browsers open from one load to the next. */
export class Clients {
  readonly #agents = new Map<number, Agent>()

  find(client: number): Agent {
    const agent = this.#agents.get(client) ?? new Agent({ keepAlive: true })
    this.#agents.set(client, agent)
    return agent
  }

  disconnect(): void {
    for (const agent of this.#agents.values()) agent.destroy()
  }
}

interface Load {
  readonly clients: Clients
  /** Requests go to these servers in turn, as behind a load balancer. */
  readonly urls: readonly string[]
  readonly perSecond: number
  readonly seconds: number
  /** @param number counts the requests from 0 */
  readonly nextCall: (number: number) => Call
}

export interface LoadResult {
  /** The number of requests that were sent. */
  readonly sent: number
  /** The time of each answered request in milliseconds, from when the request was due until its response ended. */
  readonly times: readonly number[]
  /** The numbers of responses with the status 429 or 503, by status. */
  readonly refused: Readonly<Record<'429' | '503', number>>
  /** The number of responses with the status 429 or 503 that had no Retry-After header. */
  readonly withoutRetryAfter: number
  /** Counts of other responses, broken connections and timeouts, by request and error. */
  readonly failures: ReadonlyMap<string, number>
  /** CPU seconds of this process, which sends the requests. */
  readonly generatorSeconds: number
}

/** Longer than the server waits for the database in any request, so the server ends the request first. */
const timeoutMs = 30_000

interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

function send(agent: Agent, url: string, { method, path, headers, body }: Call): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(`${url}${path}`, {
      ...{ agent, method, timeout: timeoutMs },
      headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    })
    sent.once('response', (response) => {
      const pieces: Buffer[] = []
      response.on('data', (piece: Buffer) => pieces.push(piece))
      response.once('error', reject)
      response.once('end', () => {
        const text = Buffer.concat(pieces).toString()
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text })
      })
    })
    sent.once('timeout', () => sent.destroy(new Error('timed out')))
    sent.once('error', reject)
    sent.end(body)
  })
}

/**
 * Sends requests at a fixed rate without waiting for responses (an open loop), like independent users. Times are
 * measured from when a request was due, so that a slow generator or server cannot hide its delays.
 */
export async function runOpenLoop({ clients, urls, perSecond, seconds, nextCall }: Load): Promise<LoadResult> {
  const times: number[] = []
  const refused = { '429': 0, '503': 0 }
  const failures = new Map<string, number>()
  let withoutRetryAfter = 0

  function count({ method, path }: Call, failure: string): void {
    // Each student has a different calendar path, so omit it to count these failures together.
    const name = `${method} ${path.replace(/(?<=^\/calendar\/).*/, '…')}: ${failure}`
    failures.set(name, (failures.get(name) ?? 0) + 1)
  }

  async function make(number: number, dueAt: number): Promise<void> {
    const call = nextCall(number)
    try {
      const { status, headers, body } = await send(clients.find(call.client), urls[number % urls.length] ?? '', call)
      if (status === 200) {
        times.push(performance.now() - dueAt)
        call.onAnswer?.(body, headers)
      } else if (status === 429 || status === 503) {
        refused[status] += 1
        if (headers['retry-after'] === undefined) withoutRetryAfter += 1
      } else count(call, `${status} ${body.slice(0, 200)}`)
    } catch (error) {
      count(call, error instanceof Error ? error.message : String(error))
    }
  }

  const total = Math.round(perSecond * seconds)
  const pending: Promise<void>[] = []
  const before = process.cpuUsage()
  const start = performance.now()
  while (pending.length < total) {
    const due = Math.min(total, Math.floor(((performance.now() - start) * perSecond) / 1000) + 1)
    while (pending.length < due) pending.push(make(pending.length, start + (pending.length * 1000) / perSecond))
    await delay(1)
  }
  await Promise.all(pending)
  const { user, system } = process.cpuUsage(before)
  return { sent: total, times, refused, withoutRetryAfter, failures, generatorSeconds: (user + system) / 1e6 }
}
