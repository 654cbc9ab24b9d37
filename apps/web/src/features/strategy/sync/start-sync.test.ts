// @vitest-environment jsdom
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
import { storageKeys } from '../../../lib/browser-storage.ts'
import { savedPlansStore } from '../saved/store.ts'
import { getSyncState } from './sync-state.ts'

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
    expect(localStorage.getItem(storageKeys.deletedPlans)).toBe('[]')
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

  it.each([
    { reason: 'plan_limit', problem: 'planFull' },
    { reason: undefined, problem: 'full' },
  ])(
    'reports a full account and keeps the plan when the API returns 409 with reason $reason',
    async ({ reason, problem }) => {
      vi.spyOn(console, 'error').mockImplementation(() => {})
      const account = fakeAccount()
      stubAccountApi(account, {
        'savedPlans.sync': (call) => {
          const sent = JSON.stringify(call.input).includes('summary')
          return sent ? { status: 409, message: 'Full', reason } : account.answers['savedPlans.sync'](call)
        },
      })
      savedPlansStore.save(plainTextReport, noon)
      startTestSync()
      await failed()
      expect(getSyncState()).toMatchObject({ problem })
      expect(planIds()).toHaveLength(1)
    },
  )
})
