import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { logistic } from '@pathwise/measure/item-curve'
import { z } from 'zod'
import { timeBareInserts } from './bare-inserts.ts'
import { createDice, mean } from './measure/worlds.ts'
import { type Figure, median, percentile, round } from './report.ts'
import { type Bank, type Given, type Respondent, readBanks, simulateAnswer } from './runs/bank.ts'
import { startProduct, withPostgres } from './server.ts'

const name = '200 runs at once on PostgreSQL: an answer above a bare insert, p95'
const students = 200
const banks = 8
/** The standard deviation of overall ability around the expected value, in logits. */
const abilityDeviation = 0.71
/** Simulated students answer every 2 to 8 seconds, about ten times as fast as real students. */
const shortestThoughtMs = 2_000
const longestThoughtMs = 8_000
/** The time per answer that simulated devices report. The server could treat shorter times as rushed. */
const elapsedMs = 45_000

const stateSchema = z.object({
  id: z.string(),
  item: z.object({ position: z.int(), body: z.string(), try_anyway: z.boolean() }).nullable(),
  measurement: z.object({ overall: z.object({ low: z.number(), high: z.number() }) }).nullable(),
})
type State = z.infer<typeof stateSchema>

async function post(url: string, body: object): Promise<State> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)
  return stateSchema.parse(await response.json())
}

interface Finished {
  readonly truth: number
  readonly low: number
  readonly high: number
  readonly answers: number
}

/** Answers a run until its result is available. Adds each answer's response time to `times`. */
async function takeRun(url: string, bank: Bank, student: Respondent, times: number[]): Promise<Finished> {
  const think = () => delay(shortestThoughtMs + (longestThoughtMs - shortestThoughtMs) * student.dice.uniform())
  await think()
  const device = randomUUID().replaceAll('-', '').slice(0, 22)
  let state = await post(`${url}/api/assessments`, { section: 'sat.math', country: 'US', grade: 'G11', device })
  let answers = 0
  while (state.item) {
    const { position, body, try_anyway } = state.item
    const item = bank.get(body)
    if (!item) throw new Error('The run shows an item that the bank does not have')
    const answer: Given = simulateAnswer(student, item, try_anyway)
    await think()
    const start = performance.now()
    state = await post(`${url}/api/assessments/${state.id}/answers`, {
      ...{ client_key: randomUUID(), position, answer, elapsed_ms: elapsedMs },
      answered_at: new Date().toISOString(),
    })
    times.push(performance.now() - start)
    answers += 1
  }
  const overall = state.measurement?.overall
  if (!overall) throw new Error('The run ended without a measurement')
  // Converts the ability to the scale of the measured range, which is the fraction of medium questions (slope 1.1,
  // difficulty 0) answered correctly.
  return { truth: logistic(1.1 * student.ability), ...overall, answers }
}

/** Pearson's correlation. */
function correlate(first: readonly number[], second: readonly number[]): number {
  const [middle, otherMiddle] = [mean(first), mean(second)]
  let both = 0
  let one = 0
  let two = 0
  for (const [index, value] of first.entries()) {
    const other = (second[index] ?? Number.NaN) - otherMiddle
    both += (value - middle) * other
    one += (value - middle) ** 2
    two += other ** 2
  }
  return both / Math.sqrt(one * two)
}

/** Simulates 200 students who take runs concurrently over HTTP. */
export async function benchRuns(): Promise<Figure[]> {
  return withPostgres(name, async (url) => {
    const server = await startProduct({ DATABASE_URL: url })
    try {
      const readings = await readBanks(url, banks)
      const insert = await timeBareInserts(url, students)
      const times: number[] = []
      const finished = await Promise.all(
        Array.from({ length: students }, (_, index) => {
          const dice = createDice(index + 1)
          const student = { ability: abilityDeviation * dice.normal(), honesty: dice.honesty(), dice }
          return takeRun(server.url, readings[index % banks] ?? new Map(), student, times)
        }),
      )
      const middles = finished.map(({ low, high }) => (low + high) / 2)
      const held = finished.filter(({ truth, low, high }) => truth >= low && truth <= high).length / students
      const truths = finished.map(({ truth }) => truth)
      return [
        {
          name,
          value: percentile(times, 95) - insert,
          unit: 'ms',
          bar: 200,
          details: { median: round(median(times)), insert: round(insert), answers: times.length },
        },
        {
          name: '200 simulated students over HTTP: correlation of the measured with the true ability',
          value: correlate(middles, truths),
          unit: 'r',
          bar: 0.7,
          atLeast: true,
          details: { items: median(finished.map(({ answers }) => answers)) },
        },
        {
          name: '200 simulated students over HTTP: 80 % ranges hold the true ability',
          value: 100 * held,
          unit: '%',
          bar: 75,
          atLeast: true,
        },
      ]
    } finally {
      await server.stop()
    }
  })
}
