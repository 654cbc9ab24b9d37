import { randomUUID } from 'node:crypto'
import {
  type AnswerPracticeInput,
  practiceHistorySchema,
  practiceReplySchema,
  uploadPracticeOutputSchema,
} from '@pathwise/api/practice/practice.schemas'
import { buildQuestion, buildUser, testPassword } from '@pathwise/testing/builders'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { startProcess } from './killed-process.ts'
import { prepareStore } from './killed-store.ts'

// biome-ignore lint/style/noProcessEnv: `npm run drill practice-kills` asks for more rounds in it
const rounds = Number(process.env['KILL_ROUNDS'] ?? 1)
const signedInSchema = z.object({ access_token: z.string() })

async function post(url: string, body: unknown, headers: Readonly<Record<string, string>> = {}): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`)
  return response.json()
}

/** Signs in a student, and returns functions that call the practice endpoints as this student. */
async function openStudent(origin: string, email: string) {
  const signedIn = await post(`${origin}/api/auth/login`, { email, password: testPassword })
  const headers = { authorization: `Bearer ${signedInSchema.parse(signedIn).access_token}` }
  return {
    answer: async ({ id, ...answer }: AnswerPracticeInput) =>
      practiceReplySchema.parse(await post(`${origin}/api/practice/${id}/answers`, answer, headers)),
    upload: async (answers: readonly AnswerPracticeInput[]) =>
      uploadPracticeOutputSchema.parse(await post(`${origin}/api/practice/history`, { answers }, headers)),
    /** Returns the number of stored answers of each question. */
    countAttempts: async () => {
      const response = await fetch(`${origin}/api/practice/history`, { headers })
      const history = practiceHistorySchema.parse(await response.json())
      return new Map(history.map(({ id, attempts }) => [id, attempts]))
    },
  }
}

interface Shown {
  readonly id: number
  readonly version: number
}

/**
 * Returns a function that builds the next answer, and a list of the answers built so far. The answers cycle through the
 * questions.
 */
function createAnswers(questions: readonly Shown[]) {
  const sent: AnswerPracticeInput[] = []
  const build = (): AnswerPracticeInput => {
    const { id = 0, version = 0 } = questions[sent.length % questions.length] ?? {}
    const input: AnswerPracticeInput = {
      ...{ id, version, client_key: randomUUID(), attempt: 1, hints: 0, answer: { choice: 'A' } },
      ...{ elapsed_ms: 9_000, answered_at: new Date(Date.UTC(2026, 10, 24) + 1_000 * sent.length).toISOString() },
    }
    sent.push(input)
    return input
  }
  return { sent, build }
}

function countByQuestion(answers: readonly AnswerPracticeInput[]): Map<number, number> {
  const counts = new Map<number, number>()
  for (const { id } of answers) counts.set(id, (counts.get(id) ?? 0) + 1)
  return counts
}

it('keeps every acknowledged answer exactly once when the server is killed', {
  timeout: 120_000 + rounds * 60_000,
}, async () => {
  const store = await prepareStore(async (database) => {
    const questions: Shown[] = []
    const emails: string[] = []
    for (let count = 0; count < 3; count++) questions.push(await buildQuestion(database))
    // Each round uses a different account, because the number of answers per account per minute is limited.
    for (let round = 0; round < rounds; round++) emails.push((await buildUser(database)).email)
    return { questions, emails }
  })
  const { questions, emails } = store.built
  const complete = new Map<string, Map<number, number>>()
  let server = await startProcess(store)
  for (const [round, email] of emails.entries()) {
    const { sent, build } = createAnswers(questions)
    let student = await openStudent(server.origin, email)
    // The number of answers differs in each round, so that the server is killed at a different request each time.
    for (let count = 0; count < 1 + ((round * 3) % 5); count++) await student.answer(build())
    expect((await student.upload([build(), build()])).refused).toEqual([])
    const acknowledged = countByQuestion(sent)
    // The server is killed before it responds to these answers, so each may or may not be stored.
    const single = build()
    const several = [build(), build()]
    const lost = Promise.allSettled([student.answer(single), student.upload(several)])
    await server.kill()
    await lost

    server = await startProcess(store)
    student = await openStudent(server.origin, email)
    const stored = await student.countAttempts()
    for (const [id, count] of countByQuestion(sent)) {
      expect(stored.get(id) ?? 0).toBeGreaterThanOrEqual(acknowledged.get(id) ?? 0)
      expect(stored.get(id) ?? 0).toBeLessThanOrEqual(count)
    }
    // The device cannot know what was stored, so it uploads all answers again and sends two of them individually as
    // well.
    expect((await student.upload(sent)).refused).toEqual([])
    for (const input of several) await student.answer(input)
    complete.set(email, countByQuestion(sent))
    expect(await student.countAttempts()).toEqual(complete.get(email))
  }
  for (const [email, counts] of complete) {
    expect(await (await openStudent(server.origin, email)).countAttempts()).toEqual(counts)
  }
})
