import { randomUUID } from 'node:crypto'
import { type RunState, runStateSchema } from '@pathwise/api/assessments/assessments.schemas'
import { buildSubject } from '@pathwise/api/assessments/measured-subject'
import { buildAssessmentItems } from '@pathwise/testing/assessment-items'
import { closeAfterTests } from '@pathwise/testing/close-after-tests'
import { createTestDatabase } from '@pathwise/testing/database'
import { describe, expect, it } from 'vitest'
import { openSecondPool } from './beside.ts'
import { startTestServer } from './server.ts'

const database = closeAfterTests(await createTestDatabase())
await buildAssessmentItems(database, { skills: buildSubject('sat.math').skills })
const one = closeAfterTests(await startTestServer({ database }))
const besides = closeAfterTests(await openSecondPool(database))
const other = closeAfterTests(await startTestServer({ database: besides }))

type Replica = typeof one

async function post(replica: Replica, path: string, json: unknown): Promise<RunState> {
  const response = await replica.request(`/api/assessments${path}`, { method: 'POST', json })
  if (response.status !== 200) throw new Error(await response.text())
  return runStateSchema.parse(await response.json())
}

async function read(replica: Replica, id: string): Promise<RunState> {
  return runStateSchema.parse(await (await replica.request(`/api/assessments/${id}`)).json())
}

const start = () => post(one, '', { section: 'sat.math', country: 'US', grade: 'G11' })

/**
 * Builds an answer to the current item. Every fourth answer is "I don't know", after which the item can be presented
 * again. The other answers are wrong.
 */
function buildAnswer({ item }: RunState, index: number) {
  const wrong = item?.question_type === 'numerical' ? { text: '-1' } : { choice: 'A' }
  const answer = index % 4 === 0 ? null : wrong
  const position = item?.position ?? 0
  return { client_key: randomUUID(), position, answer, elapsed_ms: 45_000, answered_at: new Date().toISOString() }
}

describe('assessment run served by two servers with one database', () => {
  it('stores every answer, and returns the same next item from both servers', async () => {
    let run = await start()
    const keys: string[] = []
    for (let index = 0; run.item; index++) {
      const [taker, reader] = index % 2 ? [one, other] : [other, one]
      const answer = buildAnswer(run, index)
      keys.push(answer.client_key)
      run = await post(taker, `/${run.id}/answers`, answer)
      expect(await read(reader, run.id)).toEqual(run)
      expect(await read(taker, run.id)).toEqual(run)
    }
    expect(run.finished_at).not.toBeNull()
    expect(run.answers.length).toBeGreaterThanOrEqual(8)
    const stored = await database.prisma.response.findMany({ where: { runId: run.id }, orderBy: { id: 'asc' } })
    expect(stored.map(({ clientKey }) => clientKey)).toEqual(keys)
    const asked = stored.filter(({ attempt }) => attempt === 1).map(({ questionId }) => questionId)
    expect(new Set(asked).size).toBe(asked.length)
  })

  it('stores an answer once when both servers receive it, concurrently or one after the other', async () => {
    let run = await start()
    for (let index = 0; index < 6; index++) {
      const answer = buildAnswer(run, index)
      const path = `/${run.id}/answers`
      const [first, second] = await Promise.all([one, other].map((replica) => post(replica, path, answer)))
      expect(first).toEqual(second)
      if (!first) throw new Error('The run is gone')
      expect(await post(index % 2 ? one : other, path, answer)).toEqual(first)
      run = first
    }
    expect(await database.prisma.response.count({ where: { runId: run.id } })).toBe(6)
  })
})
