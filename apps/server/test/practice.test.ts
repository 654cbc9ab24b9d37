import { buildQuestion } from '@pathwise/testing/builders'
import { closeAfterTests } from '@pathwise/testing/close-after-tests'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { startTestServer } from './server.ts'

const listedSchema = z.object({ id: z.int(), gradeCode: z.string() })

const server = closeAfterTests(await startTestServer())

const open = (id: number | string) => server.request(`/api/practice/${id}`)

describe('GET /api/practice/{id}', () => {
  it('returns a question with its choices, answer and explanation, and no internal fields', async () => {
    const question = await buildQuestion(server.database, { title: 'A sum', gradeCode: 'G10' })
    const response = await open(question.id)
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({
      id: question.id,
      title: 'A sum',
      subject: 'mathematics',
      course: 'Algebra 1',
      gradeCode: 'G10',
      difficultyLevel: 'beginner',
      skillTags: ['math.linear-equations'],
      body: question.body,
      choices: question.choices,
      answer: 'B',
      explanation: question.explanation,
    })
  })

  it('returns the same question through tRPC', async () => {
    const { id } = await buildQuestion(server.database)
    expect(await server.client.practice.get.query({ id })).toEqual(await (await open(id)).json())
  })

  it('returns every practice question of the seeded bank', async () => {
    const bank = await server.database.prisma.question.findMany({
      where: { legacyId: { not: { startsWith: 'TEST' } }, pool: 'practice' },
      select: { id: true },
    })
    const statuses = await Promise.all(bank.map(async ({ id }) => (await open(id)).status))
    expect(statuses.length).toBeGreaterThanOrEqual(240)
    expect(new Set(statuses)).toEqual(new Set([200]))
  })
})

it('sanitizes stored HTML when a practice problem is read', async () => {
  const { id } = await buildQuestion(server.database, {
    body: '<p onclick="hacked()">one</p><script>hacked()</script>',
    explanation: '<a href="javascript:hacked()">two</a>',
  })
  expect(await (await open(id)).text()).not.toMatch(/hacked/)
})

describe('GET /api/practice/{id} refusals', () => {
  it.each([
    ['that was deleted', { deletedAt: new Date('2026-01-01T00:00:00Z') }],
    ['of another type', { questionType: 'free_response' }],
    ['of the assessment pool', { pool: 'assessment' }],
    ['without choices', { choices: [] }],
    ['whose choices are no list', { choices: { A: '1' } }],
    ['whose answer is not among its choices', { answer: 'E' }],
  ])('returns 404 for a question %s', async (_name, fields) => {
    const { id } = await buildQuestion(server.database, fields)
    const response = await open(id)
    expect(response.status).toBe(404)
    expect(await response.json()).toEqual({ detail: 'There is no practice problem with this number' })
  })

  it('returns 404 for an unknown id', async () => {
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

  it('lists each practice question once across pages, and returns each listed question by id', async () => {
    const first = await list('subject=physics&grade=G11&limit=5')
    const second = await list(`subject=physics&grade=G11&limit=5&after_id=${first.at(-1)?.id}`)
    const both = [...first, ...second]
    expect(first).toHaveLength(5)
    expect(new Set(both.map(({ id }) => id)).size).toBe(both.length)
    expect(new Set(both.map(({ gradeCode }) => gradeCode))).toEqual(new Set(['G11']))
    const statuses = await Promise.all(both.map(async ({ id }) => (await open(id)).status))
    expect(new Set(statuses)).toEqual(new Set([200]))
  })

  it('omits questions that are deleted, have another type, have no answer or are assessment items', async () => {
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
