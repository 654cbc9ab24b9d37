import { mostStudyPlanItems } from '@pathwise/api/study-plan/study-plan.schemas'
import { closeAfterTests } from '@pathwise/testing/close-after-tests'
import { describe, expect, it } from 'vitest'
import { ask, mutate, signInNewUser } from './people.ts'
import { startTestServer } from './server.ts'

const server = closeAfterTests(await startTestServer())

type Headers = Readonly<Record<string, string>>
const merge = (items: unknown, headers: Headers) => mutate(server, 'studyPlan.merge', { items }, headers)
const progress = async (headers: Headers) => (await ask(server, 'studyPlan.progress', headers)).data

const item = (key: string, status = 'pending', changed_at = '2026-11-21T12:00:00.000Z') => ({ key, status, changed_at })
const many = (count: number, prefix: string) => Array.from({ length: count }, (_, index) => item(`${prefix}${index}`))

describe('studyPlan.merge and studyPlan.progress', () => {
  it('returns no progress for a new user', async () => {
    const { bearer } = await signInNewUser(server)
    expect(await progress(bearer)).toEqual({ items: [] })
  })

  it('keeps the most advanced status of each item, regardless of the order in which two devices send it', async () => {
    const { bearer } = await signInNewUser(server)
    await merge([item('a', 'completed'), item('b', 'pending')], bearer)
    const later = '2026-11-21T13:00:00.000Z'
    const merged = { items: [item('a', 'completed'), item('b', 'in_progress', later), item('c', 'pending', later)] }
    const second = [item('c', 'pending', later), item('b', 'in_progress', later), item('a', 'in_progress', later)]
    expect(await merge(second, bearer)).toMatchObject({ status: 200, data: merged })
    expect(await merge(second, bearer)).toMatchObject({ status: 200, data: merged })
    expect(await progress(bearer)).toEqual(merged)
  })

  it('reopens a completed item on every device', async () => {
    const { bearer } = await signInNewUser(server)
    await merge([item('a', 'completed')], bearer)
    const reopened = { ...item('a', 'in_progress'), reopened: 1 }
    expect(await merge([reopened], bearer)).toMatchObject({ status: 200, data: { items: [reopened] } })
    expect(await merge([item('a', 'completed')], bearer)).toMatchObject({ data: { items: [reopened] } })
    expect(await progress(bearer)).toEqual({ items: [reopened] })
  })

  it('keeps the higher reopen count when two devices reopen and complete an item concurrently', async () => {
    const { bearer } = await signInNewUser(server)
    await merge([item('a', 'completed')], bearer)
    const again = { ...item('a', 'in_progress'), reopened: 2 }
    const calls = [{ ...item('a', 'in_progress'), reopened: 1 }, { ...item('a', 'completed'), reopened: 1 }, again]
    const answers = await Promise.all(calls.map((change) => merge([change], bearer)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await progress(bearer)).toEqual({ items: [again] })
  })

  it('keeps a reopened item open when an older client does not send the reopen count', async () => {
    const { bearer } = await signInNewUser(server)
    const reopened = { ...item('a', 'in_progress'), reopened: 1 }
    await merge([reopened], bearer)
    for (const status of ['pending', 'in_progress', 'completed']) {
      const answer = await merge([item('a', status), item('b', status)], bearer)
      expect(answer).toMatchObject({ status: 200, data: { items: [reopened, item('b', status)] } })
    }
  })

  it('keeps the study plan progress of different users separate', async () => {
    const { bearer } = await signInNewUser(server)
    await merge([item('a', 'completed')], bearer)
    const other = await signInNewUser(server)
    expect(await merge([item('a', 'in_progress')], other.bearer)).toMatchObject({
      data: { items: [item('a', 'in_progress')] },
    })
    expect(await progress(bearer)).toEqual({ items: [item('a', 'completed')] })
  })

  it('stores the study plan items of all concurrent calls', async () => {
    const { bearer } = await signInNewUser(server)
    const calls = Array.from({ length: 6 }, (_, index) =>
      merge([item('shared', 'in_progress'), item(`k${index}`)], bearer),
    )
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(Array(6).fill(200))
    expect(await progress(bearer)).toMatchObject({ items: { length: 7 } })
  })
})

describe('studyPlan.merge refusals', () => {
  it.each([
    ['a status that does not exist', [item('a', 'cancelled')]],
    ['an empty key', [item('')]],
    ['a key with a space', [item('a b')]],
    ['a key with a NUL', [item('a\0')]],
    ['a key that is too long', [item('a'.repeat(201))]],
    ['a time that is not a timestamp', [item('a', 'pending', 'noon')]],
    ['a time in the year 0', [item('a', 'pending', '0000-01-01T00:00:00Z')]],
    ['a day that does not exist', [item('a', 'pending', '2026-02-30T00:00:00Z')]],
    ['more than 500 items', many(501, 'k')],
    ['a count of zero', [{ ...item('a'), reopened: 0 }]],
    ['a negative count', [{ ...item('a'), reopened: -1 }]],
    ['a fractional count', [{ ...item('a'), reopened: 1.5 }]],
    ['a count over a million', [{ ...item('a'), reopened: 1_000_001 }]],
    ['a count as text', [{ ...item('a'), reopened: '1' }]],
    ['no list', undefined],
  ])('rejects progress with %s and stores nothing', async (_, items) => {
    const { bearer } = await signInNewUser(server)
    expect(await merge(items, bearer)).toMatchObject({ status: 400, data: { code: 'BAD_REQUEST' } })
    expect(await progress(bearer)).toEqual({ items: [] })
  })

  it('returns 409 for a new item at the account limit, but still updates existing items', async () => {
    const { bearer } = await signInNewUser(server)
    for (let part = 0; part < mostStudyPlanItems / 500; part += 1) await merge(many(500, `${part}-`), bearer)
    expect(await merge([item('one-too-many')], bearer)).toMatchObject({ status: 409, data: { code: 'CONFLICT' } })
    expect(await progress(bearer)).toMatchObject({ items: { length: mostStudyPlanItems } })
    expect((await merge([item('0-0', 'completed')], bearer)).status).toBe(200)
  })

  it('returns 401 when a visitor reads or updates study plan progress', async () => {
    expect((await ask(server, 'studyPlan.progress')).status).toBe(401)
    expect((await merge([item('a')], {})).status).toBe(401)
  })
})
