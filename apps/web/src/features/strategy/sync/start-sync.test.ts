// @vitest-environment jsdom
import { syncSavedPlansInputSchema } from '@pathwise/api/saved-plans/saved-plans.schemas'
import { describe, expect, it, vi } from 'vitest'
import { fakeAccount } from '../../../../test/fake-account.ts'
import { plainTextReport, structuredReport } from '../../../../test/sample-report.ts'
import {
  elsewhere,
  failed,
  later,
  noon,
  planIds,
  settled,
  startTestSync,
  stop,
  stubAccountApi,
  syncEachTest,
} from '../../../../test/sync.ts'
import { savedPlansStore } from '../saved/store.ts'
import { progressStore } from '../study-plan/model/progress-store.ts'
import { readSyncRecord } from './sync-record.ts'
import { getSyncState } from './sync-state.ts'

const latest = new Date('2026-11-21T12:00:09.000Z')

syncEachTest()

describe('startSync with saved plans', () => {
  it('downloads plans that are only in the account, and uploads plans that are only on the device', async () => {
    const account = fakeAccount()
    account.plans.set(elsewhere.id, elsewhere)
    stubAccountApi(account)
    savedPlansStore.save(plainTextReport, noon)
    startTestSync()
    await settled()
    expect(planIds()).toEqual([String(noon.getTime()), elsewhere.id])
    expect(savedPlansStore.current().plans[1]).toEqual({
      id: elsewhere.id,
      savedAt: elsewhere.saved_at,
      ...structuredReport,
    })
    expect([...account.plans.keys()].toSorted()).toEqual(planIds().toSorted())
    expect(account.plans.get(String(noon.getTime()))).toMatchObject({
      ...plainTextReport,
      saved_at: noon.toISOString(),
    })
  })

  it('uploads a plan when it is saved', async () => {
    const account = fakeAccount()
    stubAccountApi(account)
    startTestSync()
    await settled()
    savedPlansStore.save(plainTextReport, noon)
    await vi.waitFor(() => expect(account.plans.size).toBe(1))
  })

  it('syncs the deletion of a plan that was deleted while sync was stopped', async () => {
    const account = fakeAccount()
    account.plans.set(elsewhere.id, elsewhere)
    stubAccountApi(account)
    startTestSync()
    await settled()
    stop()
    savedPlansStore.remove(elsewhere.id, later)
    expect(account.plans.size).toBe(1)
    startTestSync()
    await vi.waitFor(() => expect(account.deleted).toEqual(new Set([elsewhere.id])))
    await settled()
    expect(planIds()).toEqual([])
    expect(localStorage.getItem('pathwise.deleted-plans')).toBe('[]')
  })

  it('removes plans deleted on another device when the window gains focus', async () => {
    const account = fakeAccount()
    stubAccountApi(account)
    savedPlansStore.save(plainTextReport, noon)
    startTestSync()
    await settled()
    account.remove(String(noon.getTime()))
    dispatchEvent(new Event('focus'))
    await vi.waitFor(() => expect(planIds()).toEqual([]))
  })

  it('restores a plan after its deletion was synced to the account', async () => {
    const account = fakeAccount()
    stubAccountApi(account)
    savedPlansStore.save(plainTextReport, noon)
    startTestSync()
    await settled()
    const removal = savedPlansStore.remove(String(noon.getTime()), later)
    await vi.waitFor(() => expect(account.deleted.size).toBe(1))
    if (removal.ok) removal.restore()
    await vi.waitFor(() => expect(account.plans.size).toBe(1))
    expect(savedPlansStore.current().plans).toMatchObject([{ ...plainTextReport, savedAt: noon.toISOString() }])
  })

  it('does not lose a plan that is saved while a sync is in flight', async () => {
    const account = fakeAccount()
    let answered = () => {}
    const held = new Promise<void>((resolve) => {
      answered = resolve
    })
    stubAccountApi(account, {
      'savedPlans.sync': async (call) => {
        const answer = account.answers['savedPlans.sync'](call)
        await held
        return answer
      },
    })
    startTestSync()
    await vi.waitFor(() => expect(getSyncState()).toEqual({ kind: 'syncing', first: true }))
    savedPlansStore.save(plainTextReport, noon)
    answered()
    await vi.waitFor(() => expect(account.plans.size).toBe(1))
    expect(planIds()).toHaveLength(1)
  })

  it('keeps rejected plans on the device and uploads the others', async () => {
    const account = fakeAccount()
    stubAccountApi(account, {
      'savedPlans.sync': (call) => {
        if (JSON.stringify(call.input).includes('too large')) return { status: 413, message: 'Too large' }
        return account.answers['savedPlans.sync'](call)
      },
    })
    savedPlansStore.save({ ...plainTextReport, result: { ...plainTextReport.result, summary: 'too large' } }, noon)
    savedPlansStore.save(plainTextReport, later)
    startTestSync()
    await vi.waitFor(() => expect(getSyncState()).toEqual({ kind: 'account', refused: 1 }))
    expect(planIds()).toHaveLength(2)
    expect([...account.plans.keys()]).toEqual([String(later.getTime())])
  })

  it.each([400, 409])('fails the sync when a proxy responds to an upload with %i', async (status) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const account = fakeAccount()
    stubAccountApi(account, {
      'savedPlans.sync': (call) =>
        syncSavedPlansInputSchema.parse(call.input).plans.length > 0
          ? { status, message: '', body: '<h1>Error</h1>' }
          : account.answers['savedPlans.sync'](call),
    })
    savedPlansStore.save(plainTextReport, noon)
    startTestSync()
    await failed()
    expect(planIds()).toHaveLength(1)
  })

  it.each([
    { reason: 'plan_limit', full: 'planFull' },
    { reason: undefined, full: 'full' },
  ])('syncs all else when the account takes no more plans: 409 with reason $reason', async ({ reason, full }) => {
    const account = fakeAccount()
    account.reach({ key: 'elsewhere', status: 'completed', changed_at: noon.toISOString() })
    const uploads: string[] = []
    stubAccountApi(account, {
      'savedPlans.sync': (call) => {
        const { plans } = syncSavedPlansInputSchema.parse(call.input)
        uploads.push(...plans.map(({ id }) => id))
        return plans.length > 0 && account.plans.size > 0
          ? { status: 409, message: 'Full', reason }
          : account.answers['savedPlans.sync'](call)
      },
    })
    for (const at of [noon, later, latest]) savedPlansStore.save(plainTextReport, at)
    progressStore.reach('here', 'completed', noon)
    startTestSync()
    await settled()
    expect(getSyncState()).toEqual({ kind: 'account', refused: 0, full })
    // Once a plan has not fitted, the next plans are not sent.
    expect(new Set(uploads).size).toBe(2)
    expect(planIds()).toHaveLength(3)
    expect(readSyncRecord()?.planIds).toEqual([...account.plans.keys()])
    expect(account.progress().map(({ key }) => key)).toEqual(['elsewhere', 'here'])
    expect(progressStore.current()).toHaveLength(2)
  })
})
