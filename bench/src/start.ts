import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openDatabase } from '@pathwise/db/client'
import { addQuestions } from './question-bank.ts'
import { type Figure, median, round } from './report.ts'
import { startProduct, waitForLint, withPostgres } from './server.ts'

const turns = 5
const questions = 100_000

interface Start {
  readonly seconds: number
  readonly cpuSeconds: number
}

async function timeStart(settings: Readonly<Record<string, string>>): Promise<Start> {
  const start = performance.now()
  const server = await startProduct(settings)
  const seconds = (performance.now() - start) / 1000
  const cpuSeconds = await server.cpuSeconds()
  await server.stop()
  return { seconds, cpuSeconds }
}

/** Measures starts on existing data. The first start also migrates and seeds the database, and is not measured. */
async function measureStarts(name: string, settings: Readonly<Record<string, string>>): Promise<Figure> {
  const first = await startProduct(settings)
  await waitForLint(first)
  await first.stop()
  const starts: Start[] = []
  for (let turn = 0; turn < turns; turn++) starts.push(await timeStart(settings))
  const seconds = starts.map((start) => start.seconds)
  return {
    ...{ name: `second start, ${name}`, value: median(seconds), unit: 's', bar: 2 },
    details: {
      ...{ min: round(Math.min(...seconds)), max: round(Math.max(...seconds)) },
      cpuSeconds: round(median(starts.map((start) => start.cpuSeconds))),
    },
  }
}

/** Measures how long the embedded database takes to open and to answer a query. */
async function measureOpen(directory: string): Promise<Figure> {
  await addQuestions(directory, questions)
  const times: number[] = []
  for (let turn = 0; turn < turns; turn++) {
    const start = performance.now()
    const database = await openDatabase(directory)
    await database.prisma.question.findFirst({ select: { id: true } })
    times.push((performance.now() - start) / 1000)
    await database.close()
  }
  return {
    ...{ name: `opening an embedded database of ${questions} questions`, value: median(times), unit: 's', bar: 1.5 },
    details: { min: round(Math.min(...times)), max: round(Math.max(...times)) },
  }
}

/** Measures how long a server with a filled database takes until it is ready. Takes about three minutes. */
export async function benchStart(): Promise<Figure[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'pathwise-start-'))
  const directory = path.join(folder, 'data')
  try {
    return [
      await measureStarts('embedded', { DATA_DIR: directory }),
      await measureOpen(path.join(directory, 'database')),
      ...(await withPostgres('second start, PostgreSQL', async (url) => [
        await measureStarts('PostgreSQL', { DATABASE_URL: url }),
      ])),
    ]
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
