import { buildAssessmentItems } from '@pathwise/testing/assessment-items'
import { buildUser } from '@pathwise/testing/builders'
import { closeAfterTests } from '@pathwise/testing/close-after-tests'
import { createTestDatabase } from '@pathwise/testing/database'
import { describe, expect, it } from 'vitest'
import { buildAnswer, overview } from '../../test/measured-student.ts'
import { openRouter, type RouterCaller } from '../../test/router.ts'
import { buildSubject } from './measured-subject.ts'

const database = closeAfterTests(await createTestDatabase())
await buildAssessmentItems(database, { skills: buildSubject('sat.math').skills })
const { callAs } = openRouter(database)
const throttled = { code: 'TOO_MANY_REQUESTS', reason: 'throttled' }

async function startTen(caller: RouterCaller, device?: string): Promise<void> {
  for (let count = 0; count < 10; count++) await caller.assessments.start({ ...overview, device })
}

describe('assessments.start', () => {
  it('throttles an account after ten runs in a day, from any address', async () => {
    const { id } = await buildUser(database)
    await startTen(callAs({ id }))
    await expect(callAs({ id }, '198.51.100.9').assessments.start(overview)).rejects.toMatchObject(throttled)
    const { id: other } = await buildUser(database)
    expect((await callAs({ id: other }).assessments.start(overview)).item).not.toBeNull()
  })

  it('throttles a device after ten runs in a day, but not other devices at the same address', async () => {
    const visitor = callAs(null)
    await startTen(visitor, 'D'.repeat(22))
    await expect(visitor.assessments.start({ ...overview, device: 'D'.repeat(22) })).rejects.toMatchObject(throttled)
    expect((await visitor.assessments.start({ ...overview, device: 'E'.repeat(22) })).item).not.toBeNull()
    expect((await visitor.assessments.start(overview)).item).not.toBeNull()
  })

  it('throttles an address after 20,000 runs, which is enough for a school', async () => {
    const visitor = callAs(null, '203.0.113.5')
    await visitor.assessments.start(overview)
    const key = { startsWith: 'assessmentStart:' }
    await database.prisma.throttle.updateMany({ where: { key }, data: { points: 20_000 } })
    await expect(visitor.assessments.start(overview)).rejects.toMatchObject(throttled)
    await database.prisma.throttle.deleteMany()
  })
})

describe('assessments.answer', () => {
  it('throttles a run after 60 answers in a minute without affecting other runs', async () => {
    const visitor = callAs(null)
    const run = await visitor.assessments.start(overview)
    const input = await buildAnswer(database, run, 'right')
    for (let count = 0; count < 60; count++) await visitor.assessments.answer(input)
    await expect(visitor.assessments.answer(input)).rejects.toMatchObject(throttled)
    const other = await visitor.assessments.start(overview)
    expect((await visitor.assessments.answer(await buildAnswer(database, other, 'right'))).answered).toBe(1)
  })
})
