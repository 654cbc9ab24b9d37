// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest'
import { fakeAccount } from '../../../../test/fake-account.ts'
import { plainTextReport, structuredReport } from '../../../../test/sample-report.ts'
import { runId } from '../../../../test/sample-run.ts'
import {
  elsewhere,
  failed,
  later,
  noon,
  planIds,
  settled,
  startTestSync,
  stop,
  stopAndDispatch,
  stubAccountApi,
  syncEachTest,
} from '../../../../test/sync.ts'
import { savedPlansStore } from '../saved/store.ts'
import { madeShares } from '../shares/made-shares.ts'
import { readLastReport, rememberReport } from '../study-plan/model/last-report.ts'
import { progressStore } from '../study-plan/model/progress-store.ts'
import { listUnclaimedShares } from './claim-shares.ts'
import { getSyncState } from './sync-state.ts'

syncEachTest()

const madeShare = (id: string, at: Date) => ({
  id,
  deletionKey: 'secret',
  context: plainTextReport.context,
  madeAt: at.toISOString(),
})

it('keeps the deletion keys of report links that the account rejects', async () => {
  madeShares.add(madeShare('small', noon))
  madeShares.add(madeShare('large', later))
  stubAccountApi(fakeAccount(), { 'share.claim': () => ({ data: { claimed: 1, refused: ['large'] } }) })
  startTestSync()
  await settled()
  expect(listUnclaimedShares().map(({ id }) => id)).toEqual(['large'])
})

describe('startSync with progress', () => {
  it('keeps the more advanced of the device’s and the account’s status of each item', async () => {
    const account = fakeAccount()
    const changed_at = noon.toISOString()
    account.reach({ key: 'a', status: 'completed', changed_at })
    account.reach({ key: 'b', status: 'in_progress', changed_at })
    stubAccountApi(account)
    progressStore.reach('a', 'in_progress', later)
    progressStore.reach('b', 'completed', later)
    startTestSync()
    await settled()
    const expected = [
      { key: 'a', status: 'completed' },
      { key: 'b', status: 'completed' },
    ]
    expect(progressStore.current()).toMatchObject(expected)
    expect(account.progress()).toMatchObject(expected)
  })
})

describe('startSync with a second account on the same device', () => {
  it('uploads only data that is newer than the first account’s last sync', async () => {
    const first = fakeAccount()
    stubAccountApi(first)
    savedPlansStore.save(plainTextReport, noon)
    progressStore.reach('theirs', 'completed', noon)
    rememberReport(plainTextReport, noon)
    madeShares.add(madeShare('theirs', noon))
    startTestSync('mina')
    await settled()
    await stopAndDispatch()
    savedPlansStore.save(structuredReport, later)
    progressStore.reach('since', 'in_progress', later)
    madeShares.add(madeShare('since', new Date(Date.now() + 1_000)))

    const second = fakeAccount()
    stubAccountApi(second)
    startTestSync('brother')
    await settled()
    expect([...second.plans.keys()]).toEqual([String(later.getTime())])
    expect(second.progress()).toMatchObject([{ key: 'since' }])
    expect(planIds()).toEqual([String(later.getTime())])
    expect(progressStore.current()).toMatchObject([{ key: 'since' }])
    expect(readLastReport()).toBeUndefined()
    expect(madeShares.current().map(({ id }) => id)).toEqual(['since'])
    expect(second.deleted.size).toBe(0)
    expect(first.plans.size).toBe(1)
  })
})

it('gives a second account none of the first account’s data when the first account was full', async () => {
  const first = fakeAccount()
  stubAccountApi(first, {
    'savedPlans.sync': (call) =>
      first.plans.size > 0 && JSON.stringify(call.input).includes('summary')
        ? { status: 409, message: 'Full', reason: 'plan_limit' }
        : first.answers['savedPlans.sync'](call),
  })
  savedPlansStore.save(plainTextReport, noon)
  savedPlansStore.save(plainTextReport, later)
  progressStore.reach('theirs', 'completed', noon)
  startTestSync('mina')
  await settled()
  await stopAndDispatch()

  const second = fakeAccount()
  stubAccountApi(second)
  startTestSync('brother')
  await settled()
  const [stored = ''] = first.plans.keys()
  expect([...second.plans.keys()]).not.toContain(stored)
  expect(second.progress()).toEqual([])
})

describe('startSync in a tab that was frozen while another user signed in', () => {
  const note = JSON.stringify([{ id: 8, text: 'Factor first' }])
  const copy = JSON.stringify({ userId: 'ben', at: noon.toISOString(), planIds: [], progress: [] })

  /** Simulates the next user of this device, before this tab receives the storage events about the sign-out. */
  function giveDeviceTo(entries: Record<string, string>) {
    localStorage.clear()
    for (const [key, text] of Object.entries(entries)) localStorage.setItem(key, text)
  }

  it.each([
    ['has synced', { access_token: 'next-token', 'pathwise.account-copy': copy }],
    ['has not synced yet', { access_token: 'next-token' }],
  ])('ends the session on focus without an API call when the next user %s', async (_, entries) => {
    const calls = stubAccountApi(fakeAccount())
    const cleared = vi.fn<() => void>(stop)
    startTestSync('mina', cleared)
    await settled()
    const before = calls.length
    giveDeviceTo({ ...entries, 'pathwise.practice-notes.1': note })
    dispatchEvent(new Event('focus'))
    await stopAndDispatch()
    expect(cleared).toHaveBeenCalledTimes(1)
    expect(calls).toHaveLength(before)
    expect(localStorage.getItem('pathwise.practice-notes.1')).toBe(note)
  })

  it('sends no request when a storage event arrives before the sign-out event', async () => {
    const calls = stubAccountApi(fakeAccount())
    const cleared = vi.fn<() => void>(stop)
    startTestSync('mina', cleared)
    await settled()
    const before = calls.length
    const run = { id: runId, domain: null, startedAt: noon.toISOString(), finished: false }
    giveDeviceTo({ access_token: 'token', 'pathwise.measured-runs': JSON.stringify([run]) })
    dispatchEvent(new StorageEvent('storage', { key: 'pathwise.saved-plans' }))
    await stopAndDispatch()
    expect(calls).toHaveLength(before)
    // This tab will receive the sign-out event, so it does not end the session itself.
    expect(cleared).not.toHaveBeenCalled()
  })

  it('ignores the response to a request that was in flight when the user changed', async () => {
    const account = fakeAccount()
    stubAccountApi(account)
    startTestSync('mina')
    await settled()
    let answered = () => {}
    const held = new Promise<void>((resolve) => {
      answered = resolve
    })
    account.plans.set(elsewhere.id, elsewhere)
    const calls = stubAccountApi(account, {
      'savedPlans.sync': (call) => held.then(() => account.answers['savedPlans.sync'](call)),
    })
    dispatchEvent(new Event('focus'))
    await vi.waitFor(() => expect(calls).toHaveLength(1))
    giveDeviceTo({ access_token: 'next-token', 'pathwise.account-copy': copy })
    answered()
    await new Promise((resolve) => setTimeout(resolve, 0))
    expect(planIds()).toEqual([])
    expect(localStorage.getItem('pathwise.account-copy')).toBe(copy)
  })
})

describe('startSync when the server fails', () => {
  it('reports the failure, keeps local plans, and uploads them on retry', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const account = fakeAccount()
    stubAccountApi(account, { 'savedPlans.sync': () => ({ status: 503, message: 'busy' }) })
    savedPlansStore.save(plainTextReport, noon)
    startTestSync()
    await failed()
    expect(planIds()).toHaveLength(1)
    stubAccountApi(account)
    const state = getSyncState()
    if (state.kind === 'failed') state.retry()
    await settled()
    expect(account.plans.size).toBe(1)
  })
})

describe('stopping a sync', () => {
  it('ignores the response to a request that was in flight when the sync stopped', async () => {
    const account = fakeAccount()
    account.plans.set(elsewhere.id, elsewhere)
    let answered = () => {}
    const held = new Promise<void>((resolve) => {
      answered = resolve
    })
    const calls = stubAccountApi(account, {
      'savedPlans.sync': async (call) => {
        await held
        return account.answers['savedPlans.sync'](call)
      },
    })
    startTestSync()
    await vi.waitFor(() => expect(calls).toHaveLength(1))
    stop()
    expect(getSyncState()).toEqual({ kind: 'device' })
    answered()
    await new Promise((resolve) => setTimeout(resolve, 0))
    expect(planIds()).toEqual([])
    expect(localStorage.getItem('pathwise.account-copy')).toBeNull()
  })
})
