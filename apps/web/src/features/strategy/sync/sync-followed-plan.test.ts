// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest'
import { fakeAccount } from '../../../../test/fake-account.ts'
import { buildSampleFollowedPlan } from '../../../../test/sample-study-plan.ts'
import { failed, settled, startTestSync, stopAndDispatch, stubAccountApi, syncEachTest } from '../../../../test/sync.ts'
import { followedPlanStore } from '../study-plan/model/followed-plan-store.ts'
import { progressStore } from '../study-plan/model/progress-store.ts'
import { getSyncState } from './sync-state.ts'

syncEachTest()

const plan = buildSampleFollowedPlan()
const later = { ...plan, time_zone: 'Asia/Seoul', changed_at: '2026-11-24T10:00:00.000Z' }

describe('startSync with a followed plan', () => {
  it('uploads the device’s plan when the account has none', async () => {
    const account = fakeAccount()
    stubAccountApi(account)
    followedPlanStore.follow(plan)
    startTestSync()
    await settled()
    expect(account.followedPlan()).toEqual(plan)
  })

  it.each([
    ['the account', plan, later],
    ['the device', later, plan],
  ])('keeps the plan from %s when it was changed later', async (_where, device, inAccount) => {
    const account = fakeAccount()
    account.follow(inAccount)
    stubAccountApi(account)
    followedPlanStore.follow(device)
    startTestSync()
    await settled()
    expect(followedPlanStore.current().plan).toEqual(later)
    expect(account.followedPlan()).toEqual(later)
  })

  it('downloads the account’s plan when the device has none', async () => {
    const account = fakeAccount()
    account.follow(plan)
    stubAccountApi(account)
    startTestSync()
    await settled()
    expect(followedPlanStore.current().plan).toEqual(plan)
  })

  it('uploads a changed plan, but not when only progress changed', async () => {
    const account = fakeAccount()
    const calls = stubAccountApi(account)
    followedPlanStore.follow(plan)
    startTestSync()
    await settled()
    followedPlanStore.follow(later)
    await vi.waitFor(() => expect(account.followedPlan()).toEqual(later))
    await settled()
    const countSyncs = () => calls.filter(({ procedure }) => procedure === 'studyPlan.syncPlan').length
    const before = countSyncs()
    progressStore.reach('a', 'completed', new Date('2026-11-24T11:00:00.000Z'))
    await vi.waitFor(() => expect(account.progress()).toHaveLength(1))
    await settled()
    expect(countSyncs()).toBe(before)
  })

  it('lets the student undo a change after the account returns the plan with reordered keys', async () => {
    const account = fakeAccount()
    account.follow({ ...later, ...Object.fromEntries(Object.entries(later).toReversed()) })
    stubAccountApi(account)
    followedPlanStore.follow(plan)
    followedPlanStore.follow(later, { moved: 1, stay: 1, added: 0, dropped: 0 })
    startTestSync()
    await settled()
    expect(followedPlanStore.current().before?.plan).toEqual(plan)
  })

  it('keeps the plan on the device when the account rejects it', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    stubAccountApi(fakeAccount(), { 'studyPlan.syncPlan': () => ({ status: 413, message: 'Too large' }) })
    followedPlanStore.follow(plan)
    startTestSync()
    await settled()
    expect(followedPlanStore.current().plan).toEqual(plan)
    expect(getSyncState()).toMatchObject({ kind: 'account' })
  })

  it('fails the sync when a proxy responds with 400', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const page = { status: 400, message: '', body: '<h1>Bad Request</h1>' }
    stubAccountApi(fakeAccount(), { 'studyPlan.syncPlan': () => page })
    followedPlanStore.follow(plan)
    startTestSync()
    await failed()
    expect(followedPlanStore.current().plan).toEqual(plan)
  })

  it('removes another account’s plan unless the plan was changed after the last sync', async () => {
    const first = fakeAccount()
    stubAccountApi(first)
    followedPlanStore.follow(plan)
    startTestSync('mina')
    await settled()
    await stopAndDispatch()
    const second = fakeAccount()
    stubAccountApi(second)
    startTestSync('brother')
    await settled()
    expect(followedPlanStore.current().plan).toBeUndefined()
    expect(second.followedPlan()).toBeNull()
    await stopAndDispatch()
    followedPlanStore.follow(later)
    const third = fakeAccount()
    stubAccountApi(third)
    startTestSync('sister')
    await settled()
    expect(third.followedPlan()).toEqual(later)
  })
})
