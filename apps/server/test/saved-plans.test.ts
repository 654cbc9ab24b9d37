import { mostSavedPlans } from '@pathwise/api/saved-plans/saved-plans.schemas'
import { closeAfterTests } from '@pathwise/testing/close-after-tests'
import { plainReport } from '@pathwise/testing/plain-report'
import { describe, expect, it } from 'vitest'
import { mutate, signInNewUser } from './people.ts'
import { startTestServer } from './server.ts'

let daysLater = 0
const day = 24 * 3600 * 1000
const server = closeAfterTests(
  await startTestServer({
    now: () => new Date(Date.now() + daysLater * day),
    environment: { accessTokenSeconds: 1000 * 24 * 3600 },
  }),
)

type Headers = Readonly<Record<string, string>>
const sync = (input: object, headers: Headers) =>
  mutate(server, 'savedPlans.sync', { plans: [], deleted: [], ...input }, headers)
const stored = async (headers: Headers) => (await sync({}, headers)).data

const noon = '2026-11-21T12:00:00.000Z'
const later = '2026-11-21T12:00:01.000Z'
const plan = (id: string, saved_at = noon, report: object = plainReport) => ({ ...report, id, saved_at })
const many = (count: number, start: number) => Array.from({ length: count }, (_, index) => plan(String(start + index)))

/** Builds a report of about `bytes` bytes. */
function buildReport(bytes: number) {
  const tasks = Array.from({ length: Math.ceil(bytes / 7 / 2000) }, () => 'x'.repeat(1_990))
  const nextWeekPlan = Array.from({ length: 7 }, () => ({ day: 'Mon', tasks }))
  return { ...plainReport, result: { ...plainReport.result, nextWeekPlan } }
}

describe('savedPlans.sync', () => {
  it('returns all saved study plans unchanged to every device, newest first', async () => {
    const { bearer } = await signInNewUser(server)
    const summary = '수학 數學 数学 🎓 <b>\' "'
    const second = plan('2', later, { ...plainReport, result: { ...plainReport.result, summary } })
    const answer = { plans: [second, plan('1')], deleted: [], wanted: [] }
    expect(await sync({ plans: [plan('1'), second] }, bearer)).toMatchObject({ status: 200, data: answer })
    expect(await stored(bearer)).toEqual(answer)
    expect(await sync({ plans: [second] }, bearer)).toMatchObject({ data: answer })
  })

  it('stores the structured strategy of a saved study plan unchanged', async () => {
    const { bearer } = await signInNewUser(server)
    const context = { country: 'CA', grade: 'G12', goal: 'IB_7' } as const
    const result = await server.client.diagnostics.run.mutate({ context })
    await sync({ plans: [plan('1', noon, { result, context })] }, bearer)
    expect(await stored(bearer)).toMatchObject({ plans: [{ id: '1', result, context }] })
  })

  it('keeps a deleted study plan deleted when another device sends it again', async () => {
    const { bearer } = await signInNewUser(server)
    await sync({ plans: [plan('1'), plan('2')] }, bearer)
    const answer = { plans: [plan('2')], deleted: ['1'], wanted: [] }
    expect(await sync({ deleted: [{ id: '1', deleted_at: later }] }, bearer)).toMatchObject({ data: answer })
    expect(await sync({ plans: [plan('1'), plan('2')] }, bearer)).toMatchObject({ data: answer })
    const rows = await server.database.prisma.savedPlan.findMany({ where: { planId: '1', deleted: true } })
    expect(rows.map(({ report }) => report)).toEqual([null])
  })

  it('keeps a study plan deleted when its deletion arrives before the plan', async () => {
    const { bearer } = await signInNewUser(server)
    await sync({ deleted: [{ id: '1', deleted_at: noon }] }, bearer)
    expect(await sync({ plans: [plan('1', noon)] }, bearer)).toMatchObject({ data: { plans: [], deleted: ['1'] } })
  })

  it('restores a deleted study plan when it is saved again', async () => {
    const { bearer } = await signInNewUser(server)
    await sync({ plans: [plan('1')], deleted: [{ id: '1', deleted_at: noon }] }, bearer)
    const answer = { plans: [plan('1', later)], deleted: [] }
    expect(await sync({ plans: [plan('1', later)] }, bearer)).toMatchObject({ data: answer })
    expect(await sync({ deleted: [{ id: '1', deleted_at: noon }] }, bearer)).toMatchObject({ data: answer })
  })

  it('returns only study plans that the device lacks, and requests those that the account lacks', async () => {
    const { bearer } = await signInNewUser(server)
    await sync({ plans: [plan('1'), plan('2')], deleted: [{ id: '3', deleted_at: later }] }, bearer)
    const held = ['1', '3', '4'].map((id) => ({ id, saved_at: noon }))
    const answer = { plans: [plan('2')], deleted: ['3'], wanted: ['4'] }
    expect(await sync({ held }, bearer)).toMatchObject({ status: 200, data: answer })
  })

  it('keeps the saved study plans of two users separate when the plans have the same id', async () => {
    const { bearer } = await signInNewUser(server)
    await sync({ plans: [plan('1')] }, bearer)
    const other = await signInNewUser(server)
    expect(await sync({ deleted: [{ id: '1', deleted_at: later }] }, other.bearer)).toMatchObject({
      data: { plans: [] },
    })
    expect(await stored(bearer)).toMatchObject({ plans: [{ id: '1' }], deleted: [] })
  })

  it('stores the study plans of all concurrent calls', async () => {
    const { bearer } = await signInNewUser(server)
    const calls = Array.from({ length: 6 }, (_, index) => sync({ plans: [plan('1'), plan(`2${index}`)] }, bearer))
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(Array(6).fill(200))
    expect(await stored(bearer)).toMatchObject({ plans: { length: 7 } })
  })

  it('keeps the deletion record of a study plan for a year', async () => {
    const { bearer } = await signInNewUser(server)
    await sync({ deleted: [{ id: '1', deleted_at: noon }] }, bearer)
    daysLater = 364
    expect(await stored(bearer)).toMatchObject({ deleted: ['1'] })
    daysLater = 366
    expect(await stored(bearer)).toMatchObject({ deleted: [] })
    daysLater = 0
  })
})

describe('savedPlans.sync refusals', () => {
  it.each([
    ['an id that is not a timestamp', [plan('mine')], 400],
    ['a time that is not a timestamp', [plan('1', 'noon')], 400],
    ['a time in the year 0', [plan('1', '0000-01-01T00:00:00Z')], 400],
    ['an empty report', [{ id: '1', saved_at: noon, result: {}, context: {} }], 400],
    ['a NUL in a text', [plan('1', noon, { ...plainReport, result: { ...plainReport.result, summary: 'a\0b' } })], 422],
    ['a plan of more than 256 kB among valid plans', [plan('1'), plan('2', noon, buildReport(300 * 1024))], 413],
    ['more than 200 plans', many(mostSavedPlans + 1, 1), 400],
    ['plans of more than 4 MB in total', many(25, 1).map((one) => ({ ...one, ...buildReport(200 * 1024) })), 413],
  ])('rejects a plan sync with %s and stores nothing', async (_, plans, status) => {
    const { bearer } = await signInNewUser(server)
    const response = await server.request('/api/trpc/savedPlans.sync', {
      method: 'POST',
      json: { plans, deleted: [] },
      headers: bearer,
    })
    expect(response.status).toBe(status)
    expect(await stored(bearer)).toEqual({ plans: [], deleted: [], wanted: [] })
  })

  it('returns 409 at the account limit unless the request also deletes a study plan', async () => {
    const { bearer } = await signInNewUser(server)
    await sync({ plans: many(mostSavedPlans, 1000) }, bearer)
    const refused = await sync({ plans: [plan('1')], deleted: [] }, bearer)
    expect(refused).toMatchObject({ status: 409, data: { code: 'CONFLICT' } })
    expect(await stored(bearer)).toMatchObject({ plans: { length: mostSavedPlans } })
    expect((await sync({ plans: [plan('1')], deleted: [{ id: '1000', deleted_at: noon }] }, bearer)).status).toBe(200)
  })

  it('returns 401 when a visitor saves study plans', async () => {
    expect((await sync({ plans: [plan('1')] }, {})).status).toBe(401)
  })
})
