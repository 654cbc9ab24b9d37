import { buildSubscription, buildUser } from '@pathwise/testing/builders'
import { closeAfterTests } from '@pathwise/testing/close-after-tests'
import { createTestDatabase } from '@pathwise/testing/database'
import { describe, expect, it } from 'vitest'
import { openRouter } from '../../test/router.ts'
import type { PaidPlanId } from '../billing/plans.vocabulary.ts'

const database = closeAfterTests(await createTestDatabase())
const now = () => new Date('2026-12-21T12:00:00Z')
const { callAs } = openRouter(database, { now })

const set = {
  ...{ id: 'set.1', task: 'practise.math.quadratics.1', started_at: '2026-12-20T12:00:00.000Z' },
  ...{ seconds: 300, done_at: null },
}
const week = { plan: 'US/G11/SAT_1500_PLUS/plan', week: '2026-12-14', minutes: 180 }

async function signUp() {
  return callAs({ id: (await buildUser(database)).id })
}

describe('studyPlan.mergeRecord', () => {
  it('merges the sittings and weeks of two devices in either order without losing any', async () => {
    const ended = { ...set, seconds: 420, done_at: '2026-12-20T12:10:00.000Z' }
    const other = { ...set, id: 'set.2', started_at: '2026-12-20T13:00:00.000Z' }
    const devices = [
      { works: [set, other], weeks: [{ ...week, minutes: 60 }] },
      { works: [ended], weeks: [week] },
    ]
    for (const order of [devices, devices.toReversed()]) {
      const student = await signUp()
      for (const record of order) await student.studyPlan.mergeRecord(record)
      const known = await student.studyPlan.mergeRecord({ works: [], weeks: [] })
      expect(known).toEqual({ works: [ended, other], weeks: [week] })
    }
  })

  it('loses no sittings when several devices merge their study records concurrently', async () => {
    const student = await signUp()
    const works = Array.from({ length: 4 }, (_, index) => ({ ...set, id: `set.${index}` }))
    await Promise.all(works.map((work) => student.studyPlan.mergeRecord({ works: [work], weeks: [week] })))
    const known = await student.studyPlan.mergeRecord({ works: [], weeks: [] })
    expect(known).toEqual({ works, weeks: [week] })
  })

  it('throws UNAUTHORIZED when a visitor merges a study record', async () => {
    await expect(callAs(null).studyPlan.mergeRecord({ works: [set], weeks: [week] })).rejects.toMatchObject({
      code: 'UNAUTHORIZED',
    })
  })

  it('keeps the records of different accounts separate', async () => {
    await (await signUp()).studyPlan.mergeRecord({ works: [set], weeks: [week] })
    const nothing = { works: [], weeks: [] }
    expect(await (await signUp()).studyPlan.mergeRecord(nothing)).toEqual(nothing)
  })

  it.each([
    { ...set, id: 'with space' },
    { ...set, task: 'not/a/task' },
    { ...set, seconds: -1 },
    { ...set, started_at: 'yesterday' },
  ])('rejects an invalid sitting: %o', async (work) => {
    await expect((await signUp()).studyPlan.mergeRecord({ works: [work], weeks: [] })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    })
  })
})

describe('studyPlan.forecast', () => {
  const input = {
    weeks: [
      { planned: 200, done: 180 },
      { planned: 200, done: 160 },
    ],
    open: [{ day: '2026-12-28', minutes: 40 }],
    time_zone: 'Asia/Seoul',
  }
  const stripe = {
    ...{ secretKey: 'sk_test_1', webhookSecrets: ['whsec_1'] },
    soldPlans: ['pro', 'premium_student'],
  } as const
  const selling = openRouter(database, { now, stripe })

  async function subscribe(planId: PaidPlanId) {
    const { id } = await buildUser(database)
    await buildSubscription(database, { userId: id, planId, currentPeriodEnd: new Date('2027-01-21') })
    return selling.callAs({ id })
  }

  it('returns a forecast to visitors when no billing plans are for sale', async () => {
    const forecast = await callAs(null).studyPlan.forecast(input)
    expect(forecast).toMatchObject({ kind: 'ends', weeks: 2 })
  })

  it('returns the number of missing weeks when there are too few weeks for a forecast', async () => {
    const forecast = await callAs(null).studyPlan.forecast({ ...input, weeks: [] })
    expect(forecast).toEqual({ kind: 'missing', weeks: 2 })
  })

  it('requires a Premium account for a forecast when Premium is for sale', async () => {
    const refused = { code: 'FORBIDDEN', reason: 'plan_feature' }
    await expect(selling.callAs(null).studyPlan.forecast(input)).rejects.toMatchObject(refused)
    await expect((await subscribe('pro')).studyPlan.forecast(input)).rejects.toMatchObject(refused)
    for (const planId of ['premium_student', 'premium_family'] as const) {
      expect(await (await subscribe(planId)).studyPlan.forecast(input)).toMatchObject({ kind: 'ends' })
    }
  })

  it('rejects too many tasks and an unknown time zone', async () => {
    const visitor = callAs(null)
    const open = Array.from({ length: 601 }, () => ({ day: '2026-12-28', minutes: 10 }))
    await expect(visitor.studyPlan.forecast({ ...input, open })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    await expect(visitor.studyPlan.forecast({ ...input, time_zone: 'Mars/Olympus' })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    })
  })
})
