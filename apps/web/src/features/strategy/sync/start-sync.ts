import { sittings } from '../../../lib/sittings.ts'
import { savedPlansStore } from '../saved/store.ts'
import { followedPlanStore } from '../study-plan/model/followed-plan-store.ts'
import { progressStore } from '../study-plan/model/progress-store.ts'
import { type SyncWith, syncDevice } from './sync-device.ts'
import { readSyncRecord } from './sync-record.ts'
import { getSyncState, setSyncState } from './sync-state.ts'
import { countEndedSittings } from './sync-study-record.ts'
import { watchRestoredPage } from './watch-restored-page.ts'

interface SyncOptions extends SyncWith {
  /** Called when a restored page or a resumed tab finds that another tab has signed out and cleared the device. */
  readonly onCleared?: () => void
}

/**
 * Syncs this device with the signed-in account at the start, after every local change, on window focus, and on
 * reconnect. Returns a function that stops syncing.
 */
export function startSync({ client, userId, onCleared = () => {} }: SyncOptions): () => void {
  let stopped = false
  let running = false
  /** Whether to sync again after the current sync, because data has changed since it started. */
  let again = false
  let first = true
  const hasCopy = () => readSyncRecord()?.userId === userId
  /**
   * Whether the account's copy was on this device at the start or after the last sync. Only a sign-out or another
   * account's sync removes the copy.
   */
  let hadCopy = hasCopy()
  const isHandedOver = () => hadCopy && !hasCopy()
  /** Whether the next sync includes the followed plan and the sittings, which change less often than progress. */
  let isPlanDue = true

  async function once() {
    // Show the syncing state only during the first sync and after a failure.
    if (first || getSyncState().kind === 'failed') setSyncState({ kind: 'syncing', first })
    const withPlan = isPlanDue
    isPlanDue = false
    try {
      const stoppedOrHandedOver = () => stopped || isHandedOver()
      const plans = await syncDevice({ client, userId }, { isPlanDue: withPlan, stopped: stoppedOrHandedOver })
      if (!plans) return
      first = false
      hadCopy = hasCopy()
      setSyncState({ kind: 'account', ...plans })
    } catch (error) {
      if (stopped) return
      isPlanDue = true
      console.error('Syncing this device with the account failed', error)
      setSyncState({ kind: 'failed', retry: run })
    }
  }

  function run() {
    if (stopped || isHandedOver()) return
    if (running) {
      again = true
      return
    }
    running = true
    void once().then(() => {
      running = false
      const changedMeanwhile = again
      again = false
      if (changedMeanwhile) run()
    })
  }

  function runWithPlan() {
    isPlanDue = true
    run()
  }

  let ended = countEndedSittings()
  function runAfterSitting() {
    const before = ended
    ended = countEndedSittings()
    if (ended !== before) runWithPlan()
  }

  const stopListening = [
    sittings.subscribe(runAfterSitting),
    savedPlansStore.subscribe(run),
    progressStore.subscribe(run),
    followedPlanStore.subscribe(runWithPlan),
    watchRestoredPage(userId, isHandedOver, onCleared),
  ]
  const returned = () => {
    if (document.visibilityState !== 'visible') return
    // When a frozen tab resumes, it may receive this event before the events about a sign-out in another tab.
    if (isHandedOver()) onCleared()
    else runWithPlan()
  }
  addEventListener('focus', returned)
  addEventListener('online', returned)
  run()

  return () => {
    stopped = true
    for (const stop of stopListening) stop()
    removeEventListener('focus', returned)
    removeEventListener('online', returned)
    setSyncState({ kind: 'device' })
  }
}
