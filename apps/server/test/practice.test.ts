import { randomUUID } from 'node:crypto'
import {
  openProblemSchema,
  practiceHistorySchema,
  practiceSetSchema,
  uploadPracticeOutputSchema,
} from '@pathwise/api/practice/practice.schemas'
import {
  parsePracticeRow,
  practicable,
  practiceColumns,
  presentProblem,
} from '@pathwise/api/practice/practice-question'
import { buildQuestion } from '@pathwise/testing/builders'
import { closeAfterTests } from '@pathwise/testing/close-after-tests'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { signInNewUser } from './people.ts'
import { startTestServer } from './server.ts'

const listedSchema = z.object({ id: z.int(), gradeCode: z.string() })

const server = closeAfterTests(await startTestServer())

const open = (id: number | string) => server.request(`/api/practice/${id}`)

describe('GET /api/practice/{id}', () => {
  it('returns a question without its answer, explanation and internal fields', async () => {
    const question = await buildQuestion(server.database, { title: 'A sum', gradeCode: 'G10' })
    const response = await open(question.id)
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({
      id: question.id,
      version: 1,
      title: 'A sum',
      subject: 'mathematics',
      course: 'Algebra 1',
      gradeCode: 'G10',
      difficultyLevel: 'beginner',
      skillTags: ['math.linear-equations'],
      question_type: 'multiple_choice',
      body: question.body,
      choices: question.choices,
      unit: null,
      hints: 0,
      estimated_seconds: null,
    })
  })

  it('returns the same question through tRPC as through REST', async () => {
    const { id } = await buildQuestion(server.database)
    expect(await server.client.practice.get.query({ id })).toEqual(await (await open(id)).json())
  })

  it('can return every practice question in the seeded bank', async () => {
    const seeded = { legacyId: { not: { startsWith: 'TEST' } }, pool: 'practice' } as const
    const count = await server.database.prisma.question.count({ where: seeded })
    const rows = await server.database.prisma.question.findMany({
      where: { ...practicable, ...seeded },
      select: practiceColumns,
    })
    const problems = rows.flatMap((row) => parsePracticeRow(row) ?? []).map(presentProblem)
    expect(count).toBeGreaterThanOrEqual(240)
    expect(z.array(openProblemSchema).parse(problems)).toHaveLength(count)
  })
})

/** Returns the fields of an "I don't know" answer, as a device sends them. */
function giveUp() {
  return {
    ...{ client_key: randomUUID(), version: 1, attempt: 1, hints: 0, answer: null, elapsed_ms: 9_000 },
    answered_at: '2026-11-24T12:00:00.000Z',
  }
}

it('sanitizes the stored HTML of a problem, its hint and its solution', async () => {
  const html = '<p onclick="hacked()">one</p><a href="javascript:hacked()">two</a><script>hacked()</script>'
  const { id } = await buildQuestion(server.database, {
    ...{ title: html, body: html, explanation: html, hints: [html] },
    choices: ['A', 'B'].map((choice) => ({ id: choice, html, feedback: html })),
  })
  const hint = await server.request(`/api/practice/${id}/hints/1`)
  const solution = await server.request(`/api/practice/${id}/answers`, { method: 'POST', json: giveUp() })
  for (const response of [await open(id), hint, solution]) {
    expect(response.status).toBe(200)
    expect(await response.text()).not.toMatch(/hacked/)
  }
})

describe('GET /api/practice/{id} refusals', () => {
  it.each([
    ['that was deleted', { deletedAt: new Date('2026-01-01T00:00:00Z') }],
    ['of another type', { questionType: 'free_response' }],
    ['of the assessment pool', { pool: 'assessment' }],
    ['without choices', { choices: [] }],
    ['whose choices are not a list', { choices: { A: '1' } }],
    ['whose answer is not among its choices', { answer: 'E' }],
  ])('returns 404 for a question %s', async (_name, fields) => {
    const { id } = await buildQuestion(server.database, fields)
    const response = await open(id)
    expect(response.status).toBe(404)
    expect(await response.json()).toEqual({ detail: 'There is no practice problem with this number' })
  })

  it('returns 404 for an unknown question id', async () => {
    expect((await open(2_147_483_647)).status).toBe(404)
  })

  it.each(['0', '-1', '1.5', '2147483648', '1e309', 'abc', '%00'])('returns 422 for the invalid id %s', async (id) => {
    const response = await open(id)
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ detail: [{ loc: ['id'] }] })
  })
})

describe('GET /api/practice', () => {
  const list = async (query: string) => {
    const response = await server.request(`/api/practice?${query}`)
    return z.array(listedSchema).parse(await response.json())
  }

  it('lists each question once across pages, and returns each by id', async () => {
    const first = await list('subject=physics&grade=G11&limit=5')
    const second = await list(`subject=physics&grade=G11&limit=5&after_id=${first.at(-1)?.id}`)
    const both = [...first, ...second]
    expect(first).toHaveLength(5)
    expect(new Set(both.map(({ id }) => id)).size).toBe(both.length)
    expect(new Set(both.map(({ gradeCode }) => gradeCode))).toEqual(new Set(['G11']))
    const statuses = await Promise.all(both.map(async ({ id }) => (await open(id)).status))
    expect(new Set(statuses)).toEqual(new Set([200]))
  })

  it('omits deleted questions, questions of another type or without an answer, and assessment items', async () => {
    const lone = { subject: 'biology', gradeCode: 'G9' }
    const { id: deleted } = await buildQuestion(server.database, { ...lone, deletedAt: new Date() })
    const { id: free } = await buildQuestion(server.database, { ...lone, questionType: 'free_response' })
    const { id: draft } = await buildQuestion(server.database, { ...lone, answer: '' })
    const { id: item } = await buildQuestion(server.database, { ...lone, pool: 'assessment' })
    const { id: live } = await buildQuestion(server.database, lone)
    const ids = (await list(`subject=biology&grade=G9&after_id=${deleted - 1}`)).map(({ id }) => id)
    expect(ids).toContain(live)
    expect(ids).not.toContain(deleted)
    expect(ids).not.toContain(free)
    expect(ids).not.toContain(draft)
    expect(ids).not.toContain(item)
  })

  it.each(['subject=poetry', 'grade=G6', 'limit=0', 'limit=51', 'after_id=-1'])('returns 422 for %s', async (query) => {
    expect((await server.request(`/api/practice?${query}`)).status).toBe(422)
  })
})

describe('/api/practice over HTTP', () => {
  const post = (path: string, json: unknown, headers: Readonly<Record<string, string>> = {}) =>
    server.request(`/api/practice${path}`, { method: 'POST', json, headers })

  it('creates a set, grades and stores an answer, and imports answers from a device', async () => {
    const { bearer } = await signInNewUser(server)
    const created = await post('/sets', { kind: 'skill', skill: 'math.quadratics', count: 5 }, bearer)
    const { problems } = practiceSetSchema.parse(await created.json())
    expect(problems).toHaveLength(5)
    const [first, second] = problems.map(({ id, version }) => ({ id, answer: { ...giveUp(), version } }))
    const reply = await post(`/${first?.id}/answers`, first?.answer, bearer)
    expect(await reply.json()).toMatchObject({ outcome: 'unknown', final: true })
    const uploaded = await post('/history', { answers: [{ id: second?.id, ...second?.answer }] }, bearer)
    expect(uploadPracticeOutputSchema.parse(await uploaded.json()).refused).toEqual([])
    const history = await server.request('/api/practice/history', { headers: bearer })
    const ids = practiceHistorySchema.parse(await history.json()).map(({ id }) => id)
    expect(new Set(ids)).toEqual(new Set([first?.id, second?.id]))
  })

  it('returns 401 to a visitor, and 409 when no question matches the requested set', async () => {
    expect((await server.request('/api/practice/history')).status).toBe(401)
    expect((await post('/history', { answers: [{ id: 1, ...giveUp() }] })).status).toBe(401)
    const empty = await post('/sets', { kind: 'report', ids: [2_147_483_647] })
    expect([empty.status, await empty.json()]).toEqual([409, { detail: 'No problems fit the set' }])
  })

  it.each([
    ['a set of a report without ids', '/sets', { kind: 'report' }],
    ['a third attempt', '/1/answers', { ...giveUp(), attempt: 3 }],
    ['a key that is not a UUID', '/1/answers', { ...giveUp(), client_key: 'mine' }],
    ['an empty text', '/1/answers', { ...giveUp(), answer: { text: ' ' } }],
  ])('rejects %s with 422', async (_name, path, json) => {
    expect((await post(path, json)).status).toBe(422)
  })

  it.each(['0', '3', 'x'])('returns 422 for a hint numbered %s', async (number) => {
    expect((await server.request(`/api/practice/1/hints/${number}`)).status).toBe(422)
  })
})
