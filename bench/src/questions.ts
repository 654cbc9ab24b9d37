import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Database, openDatabase } from '@pathwise/db/client'
import { z } from 'zod'
import { benchBulkChange } from './bulk-change.ts'
import { addQuestions } from './question-bank.ts'
import { type Figure, median, percentile, round } from './report.ts'
import { type Server, signIn, startProduct, withPostgres } from './server.ts'

const few = 1_000
const many = 100_000
const turns = { postgres: 30, embedded: 10 }
/** Rounds below 0 warm up the server. Their times are not counted. */
const firstRound = -3

/** Typical editor queries: filters, search terms of every frequency, and pages from the first to nearly the last. */
const asked: Readonly<Record<string, string>> = {
  everything: '',
  'everything, page 900': 'page=900',
  'a subject and a grade': 'subject=physics&grade_code=G9',
  'a difficulty': 'difficulty=advanced',
  'a type': 'question_type=numerical',
  'the most frequent type and a letter': 'question_type=multiple_choice&search=x',
  problems: 'problems=any',
  'the most frequent word': 'search=the',
  'the most frequent word, page 900': 'search=the&page=900',
  'a letter': 'search=x',
  'a letter, page 300': 'search=x&page=300',
  'a letter and a subject': 'search=e&subject=chemistry',
  'two words': 'search=which%20of',
  'a word': 'search=equation',
  'a word and a difficulty': 'search=equation&difficulty=beginner',
  'a skill': 'search=physics.waves',
  'a legacy id': 'search=bench-471',
  'a word that nothing holds': 'search=zyzzyva',
  'a word of two characters that nothing holds': `search=${encodeURIComponent('함수')}`,
}

interface Bank {
  readonly server: Server
  readonly headers: { readonly authorization: string }
  /** Undefined for an embedded database, which only the server can open. */
  readonly database?: Database
  /** Invalidates the server's cached counts, by marking every block of rows in the question bank as changed. */
  forget(): Promise<void>
  close(): Promise<void>
}

/** Response times in milliseconds, by query name. */
interface Times {
  /** The first request with this query since the server started. */
  readonly fresh: Map<string, number[]>
  /** The first request after the whole bank has changed. */
  readonly first: Map<string, number[]>
  readonly again: Map<string, number[]>
}

const pageSchema = z.object({ questions: z.array(z.unknown()), total_count: z.int() })

async function timed({ server, headers }: Bank, query: string): Promise<number> {
  const start = performance.now()
  const response = await fetch(`${server.url}/api/admin/questions?${query}`, { headers })
  const page = pageSchema.parse(await response.json())
  const time = performance.now() - start
  const isEmpty = query.includes('zyzzyva') || query.includes('%')
  if (page.total_count === 0 && !isEmpty) throw new Error(`Nothing was found for ${query}`)
  return time
}

/** Alternates between banks, so that a load spike affects all of them. */
async function measure(banks: readonly Bank[], rounds: number): Promise<Times[]> {
  const all = banks.map(() => ({
    fresh: new Map<string, number[]>(),
    first: new Map<string, number[]>(),
    again: new Map<string, number[]>(),
  }))
  const note = (times: Map<string, number[]>, name: string, time: number) =>
    times.set(name, [...(times.get(name) ?? []), time])
  for (let round = firstRound; round < rounds; round++) {
    for (const [name, query] of Object.entries(asked)) {
      for (const [index, bank] of banks.entries()) {
        await bank.forget()
        const first = await timed(bank, query)
        const again = await timed(bank, query)
        const times = all[index]
        if (round === firstRound && times) note(times.fresh, name, first)
        if (round < 0 || !times) continue
        note(times.first, name, first)
        note(times.again, name, again)
      }
    }
  }
  return all
}

async function postgresBank(url: string, questions: number): Promise<Bank> {
  const target = new URL(url)
  target.pathname = `/bench_${randomUUID().replaceAll('-', '')}`
  const maintenance = await openDatabase(url)
  await maintenance.prisma.$executeRawUnsafe(`CREATE DATABASE ${target.pathname.slice(1)}`)
  await maintenance.close()
  const server = await startProduct({ DATABASE_URL: target.href, DEMO: 'on' })
  await addQuestions(target.href, questions)
  const database: Database = await openDatabase(target.href)
  return {
    server,
    headers: await signIn(server, 'editor'),
    database,
    forget: async () => void (await database.prisma.$executeRaw`UPDATE question_blocks SET changes = changes + 1`),
    close: async () => {
      await server.stop()
      await database.close()
    },
  }
}

/**
 * Only one process at a time can use a data directory. Questions are therefore added between two server starts, which
 * also clear the cached counts.
 */
async function embeddedBank(questions: number): Promise<Bank> {
  const folder = await mkdtemp(path.join(tmpdir(), 'pathwise-bench-bank-'))
  const settings = { DATA_DIR: path.join(folder, 'data') }
  await (await startProduct(settings)).stop()
  await addQuestions(path.join(settings.DATA_DIR, 'database'), questions)
  const server = await startProduct(settings)
  return {
    server,
    headers: await signIn(server, 'editor'),
    forget: async () => {},
    close: async () => {
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Measures the editors' question list over HTTP, with 100 questions per page, in banks of 1,000 and 100,000. */
export async function benchQuestions(): Promise<Figure[]> {
  return [...(await benchPostgres()), ...(await benchEmbedded())]
}

async function benchPostgres(): Promise<Figure[]> {
  const name = 'question list of 100,000 on PostgreSQL, any filter with any search'
  return withPostgres(name, async (url) => {
    const largest = await postgresBank(url, many)
    const banks = [await postgresBank(url, few), largest]
    const [small, large] = await measure(banks, turns.postgres)
    const bulk = largest.database ? await benchBulkChange(largest, largest.database) : []
    await Promise.all(banks.map((bank) => bank.close()))
    if (!small || !large) throw new Error('Nothing was measured')
    const ratio = percentile([...large.again.values()].flat(), 95) / percentile([...small.again.values()].flat(), 95)
    return [
      slowest(`${name}, slowest p95`, large.again, 50),
      { name: `${name}, p95 of all against 1,000 questions`, value: ratio, unit: '×', bar: 3 },
      slowest(`${name}, counted for the first time, slowest median`, large.first, 50, median),
      ...bulk,
    ]
  })
}

async function benchEmbedded(): Promise<Figure[]> {
  const bank = await embeddedBank(many)
  try {
    const [times] = await measure([bank], turns.embedded)
    if (!times) throw new Error('Nothing was measured')
    const name = 'question list of 100,000, embedded'
    return [
      slowest(`${name}, slowest p95`, times.again, 500),
      slowest(`${name}, counted for the first time, slowest`, times.fresh, 500, median),
    ]
  } finally {
    await bank.close()
  }
}

function slowest(
  name: string,
  times: ReadonlyMap<string, readonly number[]>,
  bar: number,
  of = (values: readonly number[]) => percentile(values, 95),
): Figure {
  const figures = [...times].map(([key, values]): [string, number] => [key, of(values)])
  const value = Math.max(...figures.map(([, figure]) => figure))
  return { name, value, unit: 'ms', bar, details: Object.fromEntries(figures.map(([key, ms]) => [key, round(ms)])) }
}
