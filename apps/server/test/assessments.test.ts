import { randomUUID } from 'node:crypto'
import {
  estimatesSchema,
  offersOutputSchema,
  runListSchema,
  runStateSchema,
} from '@pathwise/api/assessments/assessments.schemas'
import { buildSubject } from '@pathwise/api/assessments/measured-subject'
import { buildAssessmentItems } from '@pathwise/testing/assessment-items'
import { closeAfterTests } from '@pathwise/testing/close-after-tests'
import { createTestDatabase } from '@pathwise/testing/database'
import { describe, expect, it } from 'vitest'
import { openSecondPool } from './beside.ts'
import { signInNewUser } from './people.ts'
import { startTestServer } from './server.ts'

const database = closeAfterTests(await createTestDatabase())
await buildAssessmentItems(database, { skills: buildSubject('sat.math').skills })
const server = closeAfterTests(await startTestServer({ database }))

type Headers = Readonly<Record<string, string>>
const student = { section: 'sat.math', country: 'US', grade: 'G11', goal: 'SAT_1500_PLUS' }
const post = (path: string, json: unknown, headers: Headers = {}) =>
  server.request(`/api/assessments${path}`, { method: 'POST', json, headers })
const start = async (headers: Headers = {}) => runStateSchema.parse(await (await post('', student, headers)).json())

/** Builds an answer that is valid for every item: "I don't know". */
const unknown = (position: number) => ({
  ...{ client_key: randomUUID(), position, answer: null, elapsed_ms: 20_000 },
  answered_at: '2026-11-24T15:00:00-05:00',
})

describe('/api/assessments', () => {
  it('lets an anonymous visitor complete, read and delete a run', async () => {
    const offers = offersOutputSchema.parse(await (await server.request('/api/assessments/offers')).json())
    expect(offers).toMatchObject([
      { section: 'sat.math', items: 120, offered: true },
      { section: 'sat.reading-writing', items: 0, offered: false },
    ])
    const run = await start()
    const answered = await post(`/${run.id}/answers`, unknown(0))
    expect([answered.status, runStateSchema.parse(await answered.json()).item?.position]).toEqual([
      200,
      expect.any(Number),
    ])
    const finished = runStateSchema.parse(await (await post(`/${run.id}/finish`, {})).json())
    expect(finished).toMatchObject({ stop_reason: 'wish', answers: [{ outcome: 'unknown' }] })
    const read = await server.request(`/api/assessments/${run.id}`)
    expect(runStateSchema.parse(await read.json())).toEqual(finished)
    const removed = await server.request(`/api/assessments/${run.id}`, { method: 'DELETE' })
    expect(await removed.json()).toEqual({ deleted: true })
    expect((await server.request(`/api/assessments/${run.id}`)).status).toBe(404)
  })

  it('lets a signed-in user claim a run, and lists it with its measurement', async () => {
    const run = await start()
    const { bearer } = await signInNewUser(server)
    expect((await post(`/${run.id}/claim`, {})).status).toBe(401)
    const claimed = runStateSchema.parse(await (await post(`/${run.id}/claim`, {}, bearer)).json())
    expect(claimed).toMatchObject({ id: run.id, expires_at: null })
    await post(`/${run.id}/answers`, unknown(0), bearer)
    await post(`/${run.id}/finish`, {}, bearer)
    const list = await server.request('/api/assessments', { headers: bearer })
    expect(runListSchema.parse(await list.json())).toMatchObject([{ id: run.id, answered: 1, stop_reason: 'wish' }])
    const skills = await server.request('/api/skills?section=sat.math', { headers: bearer })
    expect(estimatesSchema.parse(await skills.json()).runs).toEqual([run.id])
  })

  it("returns 404 for another account's run and for an unknown id", async () => {
    const { bearer } = await signInNewUser(server)
    const { id } = await start(bearer)
    for (const path of [`/api/assessments/${id}`, `/api/assessments/${'A'.repeat(22)}`]) {
      expect((await server.request(path)).status).toBe(404)
      expect((await server.request(path, { method: 'DELETE' })).status).toBe(404)
    }
    expect((await post(`/${id}/answers`, unknown(0))).status).toBe(404)
    expect((await server.request(`/api/assessments/${id}`, { headers: bearer })).status).toBe(200)
  })

  it('returns 409 when the item has been answered or the run has finished', async () => {
    const { id } = await start()
    const first = unknown(0)
    await post(`/${id}/answers`, first)
    await post(`/${id}/answers`, unknown(0))
    const late = await post(`/${id}/answers`, unknown(0))
    expect([late.status, await late.json()]).toEqual([409, { detail: 'This item has been answered' }])
    await post(`/${id}/finish`, {})
    expect((await post(`/${id}/answers`, unknown(2))).status).toBe(409)
    expect((await post(`/${id}/answers`, first)).status).toBe(200)
  })

  it.each([
    ['a position ahead of the run', { position: 5 }],
    ['a key that is not a UUID', { client_key: 'mine' }],
    ['a missing elapsed time', { elapsed_ms: undefined }],
    ['an answer in the wrong format', { answer: 'B' }],
    ['a text with an unpaired surrogate', { answer: { text: '\ud83c' } }],
    ['a text with a NUL', { answer: { text: '1\u0000' } }],
    ['a choice with a NUL', { answer: { choice: 'B\u0000' } }],
  ])('returns 422 for %s and stores nothing', async (_name, changes) => {
    const { id } = await start()
    const response = await post(`/${id}/answers`, { ...unknown(0), ...changes })
    expect(response.status).toBe(422)
    expect(await database.prisma.response.count({ where: { runId: id } })).toBe(0)
  })

  it('returns 422 for a section without an assessment and for a malformed run id', async () => {
    expect((await post('', { ...student, section: 'act.math' })).status).toBe(422)
    expect((await server.request('/api/assessments/1')).status).toBe(422)
  })

  it('returns 422 for a goal with a NUL character', async () => {
    expect((await post('', { ...student, goal: 'SAT \u0000 1500' })).status).toBe(422)
  })
})

it('stores one answer when two servers receive answers to an item concurrently', async () => {
  const beside = await openSecondPool(database)
  const other = await startTestServer({ database: beside })
  try {
    const { id } = await start()
    const send = (at: typeof server) =>
      at.request(`/api/assessments/${id}/answers`, {
        method: 'POST',
        // Answer after 100 ms: such an answer is considered rushed, and is therefore final. After a slower "I don't
        // know", the item could be answered again.
        json: { ...unknown(0), elapsed_ms: 100 },
      })
    const statuses = await Promise.all([server, other, server, other].map(async (at) => (await send(at)).status))
    expect(statuses.toSorted((one, two) => one - two)).toEqual([200, 409, 409, 409])
    const both = await Promise.all([server, other].map((at) => at.request(`/api/assessments/${id}`)))
    const [one, two] = await Promise.all(both.map((response) => response.json()))
    expect(one).toEqual(two)
  } finally {
    await other.close()
    await beside.close()
  }
})

it('neither offers nor starts a section with too few items', async () => {
  const empty = await createTestDatabase()
  const bare = await startTestServer({ database: empty })
  try {
    const offers = await (await bare.request('/api/assessments/offers')).json()
    expect(offers).toMatchObject([
      { items: 0, offered: false, domains: [{ offered: false }, {}, {}, {}] },
      { items: 0, offered: false, domains: [{ offered: false }, {}, {}, {}] },
    ])
    const refused = await bare.request('/api/assessments', { method: 'POST', json: student })
    expect(refused.status).toBe(409)
  } finally {
    await bare.close()
    await empty.close()
  }
})
