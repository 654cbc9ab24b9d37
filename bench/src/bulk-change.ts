import { setTimeout } from 'node:timers/promises'
import type { Database } from '@pathwise/db/client'
import { z } from 'zod'
import { type Figure, round } from './report.ts'
import type { Server } from './server.ts'

const questions = 10_000
/** How long to measure response times before the bulk change, for comparison. */
const baselineMs = 3_000

const resultSchema = z.object({
  state: z.literal('finished'),
  changed: z.literal(questions),
  undo: z.int().nullable(),
})

interface Bank {
  readonly server: Server
  readonly headers: { readonly authorization: string }
}

interface Run {
  readonly seconds: number
  /** The longest response time of the requests sent to the health endpoint during the run. */
  readonly longestResponseMs: number
  readonly result: z.infer<typeof resultSchema>
}

/** Requests the health endpoint until `done` settles. Returns the longest response time in milliseconds. */
export async function measureLongestResponse({ url }: Server, done: Promise<unknown>): Promise<number> {
  let isOver = false
  const stop = () => {
    isOver = true
  }
  done.then(stop, stop)
  let longest = 0
  while (!isOver) {
    const start = performance.now()
    await (await fetch(`${url}/api/__ok`)).text()
    longest = Math.max(longest, performance.now() - start)
  }
  return longest
}

async function send({ server, headers }: Bank, body: object): Promise<Run> {
  const start = performance.now()
  const answer = fetch(`${server.url}/api/admin/questions/bulk`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).then((response) => response.text())
  const longestResponseMs = await measureLongestResponse(server, answer)
  const last = (await answer).trim().split('\n').at(-1) ?? ''
  const result = resultSchema.parse(JSON.parse(last))
  return { seconds: (performance.now() - start) / 1000, longestResponseMs, result }
}

/** Measures a bulk change of 10,000 questions and its undo, and how long other requests wait meanwhile. */
export async function benchBulkChange(bank: Bank, { prisma }: Pick<Database, 'prisma'>): Promise<Figure[]> {
  const selected = await prisma.question.findMany({
    where: { deletedAt: null },
    select: { id: true, version: true },
    orderBy: { id: 'desc' },
    take: questions,
  })
  const before = await measureLongestResponse(bank.server, setTimeout(baselineMs))
  const change = { kind: 'add_skills', value: ['bench.changed-together'] }
  const made = await send(bank, { questions: selected, change })
  const undone = await send(bank, { undo: made.result.undo })
  const name = 'change of 10,000 questions of 100,000 on PostgreSQL'
  return [
    { name, value: made.seconds, unit: 's', bar: 60, details: { undo: round(undone.seconds) } },
    {
      name: `${name}, longest wait of another request`,
      value: made.longestResponseMs,
      unit: 'ms',
      bar: 250,
      details: { before: round(before) },
    },
  ]
}
