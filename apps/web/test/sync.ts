import type { AppRouter } from '@pathwise/api/root'
import { createTRPCClient } from '@trpc/client'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { savedPlansStore } from '../src/features/strategy/saved/store.ts'
import { followedPlanStore } from '../src/features/strategy/study-plan/model/followed-plan-store.ts'
import { plannedWeeks } from '../src/features/strategy/study-plan/model/planned-weeks.ts'
import { progressStore } from '../src/features/strategy/study-plan/model/progress-store.ts'
import { startSync } from '../src/features/strategy/sync/start-sync.ts'
import { getSyncState } from '../src/features/strategy/sync/sync-state.ts'
import { createApiLinks } from '../src/lib/api-client.ts'
import { removeAccessToken, signInWith } from '../src/lib/session/access-token.ts'
import { sittings } from '../src/lib/sittings.ts'
import { stubApi } from './api.ts'
import type { Answer, Call } from './calls.ts'
import type { fakeAccount } from './fake-account.ts'
import { structuredReport } from './sample-report.ts'

const client = createTRPCClient<AppRouter>({ links: createApiLinks(() => 'en') })
export const noon = new Date('2026-11-21T12:00:00.000Z')
export const later = new Date('2026-11-21T12:00:05.000Z')
export const elsewhere = { id: '1700000000000', saved_at: '2026-11-20T12:00:00.000Z', ...structuredReport }

let stopSync = () => {}
export const stop = () => stopSync()

export function startTestSync(userId = 'mina', onCleared = () => {}) {
  stopSync = startSync({ client, userId, onCleared })
}

/**
 * Stops the sync and waits until tRPC has dispatched earlier calls. Otherwise, they would reach the next test's stub.
 */
export async function stopAndDispatch() {
  stop()
  await new Promise((resolve) => setTimeout(resolve, 0))
}
export const settled = () => vi.waitFor(() => expect(getSyncState().kind).toBe('account'))
export const failed = () => vi.waitFor(() => expect(getSyncState().kind).toBe('failed'))
export const planIds = () => savedPlansStore.current().plans.map(({ id }) => id)

type Answers = Record<string, (call: Call) => Answer | Promise<Answer>>
export function stubAccountApi(account: ReturnType<typeof fakeAccount>, more: Answers = {}) {
  return stubApi({ ...account.answers, ...more })
}

/** Clears local storage and the stores, and fires storage events as another tab would. */
function emptyDevice() {
  sittings.keepOnly(() => false)
  plannedWeeks.keepOnly(() => false)
  localStorage.clear()
  for (const key of ['pathwise.saved-plans', 'pathwise.study-progress'])
    dispatchEvent(new StorageEvent('storage', { key }))
  progressStore.keepOnly(() => false)
  savedPlansStore.applyChanges([], planIds())
  followedPlanStore.remove()
  localStorage.clear()
}

/** Gives every test an empty device with a signed-in user, and stops the sync afterwards. */
export function syncEachTest() {
  beforeEach(() => {
    emptyDevice()
    removeAccessToken()
    signInWith('token')
  })
  afterEach(stopAndDispatch)
}
