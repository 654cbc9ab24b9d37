import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { z } from 'zod'
import { createDice } from '../measure/worlds.ts'
import type { Authorization } from './accounts.ts'

/** Students answer every 1.5 to 3 seconds, so 20 answers take at most a minute. */
const shortestThoughtMs = 1_500
const longestThoughtMs = 3_000

const skills = ['math.quadratics', 'math.linear-equations', 'math.functions', 'math.geometry'] as const

export const setSchema = z.object({
  problems: z.array(
    z.object({
      id: z.int(),
      version: z.int(),
      question_type: z.string(),
      choices: z.array(z.object({ id: z.string() })),
    }),
  ),
})
export type Problem = z.infer<typeof setSchema>['problems'][number]

interface Practicing {
  readonly url: string
  readonly headers: Authorization
  /** Starts at 0. */
  readonly index: number
  readonly answers: number
}

interface Practiced {
  /** Milliseconds per answer. */
  readonly times: readonly number[]
  /** Keys of the answers that the server acknowledged. */
  readonly acknowledged: readonly string[]
  /** Failed requests. They are not retried. */
  readonly errors: number
}

/** Picks the first choice, or "I don't know" if the answer must be typed. */
export function chooseAnswer({ question_type, choices }: Problem) {
  const ids = choices.slice(0, 1).map(({ id }) => id)
  if (question_type === 'multiple_select') return { choices: ids }
  return ids.length > 0 ? { choice: ids[0] } : null
}

/** Runs practice sets until the given number of answers has been submitted, or until a set fails to open. */
export async function simulatePractice({ url, headers, index, answers }: Practicing): Promise<Practiced> {
  const dice = createDice(index + 1)
  const times: number[] = []
  const acknowledged: string[] = []
  let sent = 0
  let errors = 0
  const post = async (path: string, body: object) => {
    const response = await fetch(`${url}/api/practice${path}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${response.status} ${text}`)
    return text
  }
  const answer = async (problem: Problem) => {
    await delay(shortestThoughtMs + (longestThoughtMs - shortestThoughtMs) * dice.uniform())
    const key = randomUUID()
    const start = performance.now()
    try {
      await post(`/${problem.id}/answers`, {
        ...{ client_key: key, version: problem.version, attempt: 1, hints: 0, answer: chooseAnswer(problem) },
        ...{ elapsed_ms: 40_000, answered_at: new Date().toISOString() },
      })
      times.push(performance.now() - start)
      acknowledged.push(key)
    } catch {
      errors += 1
    }
  }
  // Staggers students, so that they do not all open their first set together.
  await delay(shortestThoughtMs * dice.uniform())
  for (let turn = 0; sent < answers; turn++) {
    const skill = skills[(index + turn) % skills.length]
    const set = await post('/sets', { kind: 'skill', skill, count: 10 }).catch(() => null)
    if (set === null) return { times, acknowledged, errors: errors + 1 }
    const { problems } = setSchema.parse(JSON.parse(set))
    for (const problem of problems.slice(0, answers - sent)) {
      await answer(problem)
      sent += 1
    }
  }
  return { times, acknowledged, errors }
}
