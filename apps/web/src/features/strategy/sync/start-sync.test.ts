// @vitest-environment jsdom
import type { AppRouter } from '@pathwise/api/root'
import { createTRPCClient } from '@trpc/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Answer, type Call, stubApi } from '../../../../test/api.ts'
import { fakeAccount } from '../../../../test/fake-account.ts'
import { plainTextReport, structuredReport } from '../../../../test/sample-report.ts'
import { createApiLinks } from '../../../lib/api-client.ts'
import { storageKeys } from '../../../lib/browser-storage.ts'
import { removeAccessToken, signInWith } from '../../../lib/session/access-token.ts'
import { savedPlansStore } from '../saved/store.ts'
import { readLastReport, rememberReport } from '../study-plan/model/last-report.ts'
import { progressStore } from '../study-plan/model/progress-store.ts'
import { startSync } from './start-sync.ts'
import { getSyncState } from './sync-state.ts'

const client = createTRPCClient<AppRouter>({ links: createApiLinks(() => 'en') })
const noon = new Date('2026-11-21T12:00:00.000Z')
const later = new Date('2026-11-21T12:00:05.000Z')
const elsewhere = { id: '1700000000000', saved_at: '2026-11-20T12:00:00.000Z', ...structuredReport }

let stop = () => {}
function start(userId = 'mina') {
  stop = startSync({ client, userId })
}

/** Stops the sync and lets tRPC dispatch the calls made before, which would otherwise reach the stub that follows. */
async function stopAndDispatch() {
  stop()
  await new Promise((resolve) => setTimeout(resolve, 0))
}
const settled = () => vi.waitFor(() => expect(getSyncState().kind).toBe('account'))
const failed = () => vi.waitFor(() => expect(getSyncState().kind).toBe('failed'))
const planIds = () => savedPlansStore.current().plans.map(({ id }) => id)

type Answers = Record<string, (call: Call) => Answer | Promise<Answer>>
function stub(account: ReturnType<typeof fakeAccount>, more: Answers = {}) {
  return stubApi({ ...account.answers, ...more })
}

/** Clears local storage and the stores between tests, with storage events as if another tab had cleared them. */
function emptyDevice() {
  localStorage.clear()
  for (const key of [storageKeys.savedPlans, storageKeys.studyProgress])
    dispatchEvent(new StorageEvent('storage', { key }))
  progressStore.keepOnly(() => false)
  savedPlansStore.takeOver([], planIds())
  localStorage.clear()
}

beforeEach(() => {
  emptyDevice()
  removeAccessToken()
  signInWith('token')
})
afterEach(stopAndDispatch)

describe('startSync with saved plans', () => {
  it('copies missing plans in both directions', async () => {
    const account = fakeAccount()
    account.plans.set(elsewhere.id, elsewhere)
    stub(account)
    savedPlansStore.save(plainTextReport, noon)
    start()
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
    stub(account)
    start()
    await settled()
    savedPlansStore.save(plainTextReport, noon)
    await vi.waitFor(() => expect(account.plans.size).toBe(1))
  })

  it('deletes a plan from the account when the user deleted it while sync was stopped', async () => {
    const account = fakeAccount()
    account.plans.set(elsewhere.id, elsewhere)
    stub(account)
    start()
    await settled()
    stop()
    savedPlansStore.remove(elsewhere.id, later)
    expect(account.plans.size).toBe(1)
    start()
    await vi.waitFor(() => expect(account.deleted).toEqual(new Set([elsewhere.id])))
    await settled()
    expect(planIds()).toEqual([])
    expect(localStorage.getItem(storageKeys.deletedPlans)).toBe('[]')
  })

  it('removes plans deleted on another device when the window gains focus', async () => {
    const account = fakeAccount()
    stub(account)
    savedPlansStore.save(plainTextReport, noon)
    start()
    await settled()
    account.remove(String(noon.getTime()))
    dispatchEvent(new Event('focus'))
    await vi.waitFor(() => expect(planIds()).toEqual([]))
  })

  it('restores a plan after its deletion was synced to the account', async () => {
    const account = fakeAccount()
    stub(account)
    savedPlansStore.save(plainTextReport, noon)
    start()
    await settled()
    const removal = savedPlansStore.remove(String(noon.getTime()), later)
    await vi.waitFor(() => expect(account.deleted.size).toBe(1))
    if (removal.ok) removal.restore()
    await vi.waitFor(() => expect(account.plans.size).toBe(1))
    expect(savedPlansStore.current().plans).toMatchObject([{ ...plainTextReport, savedAt: noon.toISOString() }])
  })

  it('keeps plans that are saved while a sync is in flight', async () => {
    const account = fakeAccount()
    let answered = () => {}
    const held = new Promise<void>((resolve) => {
      answered = resolve
    })
    stub(account, {
      'savedPlans.sync': async (call) => {
        const answer = account.answers['savedPlans.sync'](call)
        await held
        return answer
      },
    })
    start()
    await vi.waitFor(() => expect(getSyncState()).toEqual({ kind: 'syncing', first: true }))
    savedPlansStore.save(plainTextReport, noon)
    answered()
    await vi.waitFor(() => expect(account.plans.size).toBe(1))
    expect(planIds()).toHaveLength(1)
  })

  it('keeps refused plans on the device and uploads the others', async () => {
    const account = fakeAccount()
    stub(account, {
      'savedPlans.sync': (call) => {
        if (JSON.stringify(call.input).includes('too large')) return { status: 413, message: 'Too large' }
        return account.answers['savedPlans.sync'](call)
      },
    })
    savedPlansStore.save({ ...plainTextReport, result: { ...plainTextReport.result, summary: 'too large' } }, noon)
    savedPlansStore.save(plainTextReport, later)
    start()
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
      stub(account, {
        'savedPlans.sync': (call) => {
          const sent = JSON.stringify(call.input).includes('summary')
          return sent ? { status: 409, message: 'Full', reason } : account.answers['savedPlans.sync'](call)
        },
      })
      savedPlansStore.save(plainTextReport, noon)
      start()
      await failed()
      expect(getSyncState()).toMatchObject({ problem })
      expect(planIds()).toHaveLength(1)
    },
  )
})

describe('startSync with progress', () => {
  it('keeps the later status of each item from device and account', async () => {
    const account = fakeAccount()
    const changed_at = noon.toISOString()
    account.reach({ key: 'a', status: 'completed', changed_at })
    account.reach({ key: 'b', status: 'in_progress', changed_at })
    stub(account)
    progressStore.reach('a', 'in_progress', later)
    progressStore.reach('b', 'completed', later)
    start()
    await settled()
    const expected = [
      { key: 'a', status: 'completed' },
      { key: 'b', status: 'completed' },
    ]
    expect(progressStore.current()).toMatchObject(expected)
    expect(account.progress()).toMatchObject(expected)
  })
})

describe('startSync with another account on the same device', () => {
  it('uploads only data created after the first account was synced', async () => {
    const first = fakeAccount()
    stub(first)
    savedPlansStore.save(plainTextReport, noon)
    progressStore.reach('theirs', 'completed', noon)
    rememberReport(plainTextReport, noon)
    start('mina')
    await settled()
    await stopAndDispatch()
    savedPlansStore.save(structuredReport, later)
    progressStore.reach('since', 'in_progress', later)

    const second = fakeAccount()
    stub(second)
    start('brother')
    await settled()
    expect([...second.plans.keys()]).toEqual([String(later.getTime())])
    expect(second.progress()).toMatchObject([{ key: 'since' }])
    expect(planIds()).toEqual([String(later.getTime())])
    expect(progressStore.current()).toMatchObject([{ key: 'since' }])
    expect(readLastReport()).toBeUndefined()
    expect(second.deleted.size).toBe(0)
    expect(first.plans.size).toBe(1)
  })
})

describe('startSync when the server fails', () => {
  it('reports the failure, keeps local plans and uploads them on retry', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const account = fakeAccount()
    stub(account, { 'savedPlans.sync': () => ({ status: 503, message: 'busy' }) })
    savedPlansStore.save(plainTextReport, noon)
    start()
    await failed()
    expect(planIds()).toHaveLength(1)
    stub(account)
    const state = getSyncState()
    if (state.kind === 'failed') state.retry()
    await settled()
    expect(account.plans.size).toBe(1)
  })
})

describe('stopping startSync', () => {
  it('ignores the response of a request in flight when stopped', async () => {
    const account = fakeAccount()
    account.plans.set(elsewhere.id, elsewhere)
    let answered = () => {}
    const held = new Promise<void>((resolve) => {
      answered = resolve
    })
    const calls = stub(account, {
      'savedPlans.sync': async (call) => {
        await held
        return account.answers['savedPlans.sync'](call)
      },
    })
    start()
    await vi.waitFor(() => expect(calls).toHaveLength(1))
    stop()
    expect(getSyncState()).toEqual({ kind: 'device' })
    answered()
    await new Promise((resolve) => setTimeout(resolve, 0))
    expect(planIds()).toEqual([])
    expect(localStorage.getItem(storageKeys.accountCopy)).toBeNull()
  })
})
