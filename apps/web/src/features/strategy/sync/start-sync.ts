import type { AppRouter } from '@pathwise/api/root'
import type { TRPCClient } from '@trpc/client'
import { devicePractice, uploadDevicePractice } from '../../../lib/device-practice.ts'
import { claimDeviceRuns } from '../../../lib/device-runs.ts'
import { sittings } from '../../../lib/sittings.ts'
import { readPendingDeletions, removeDeletions } from '../saved/deletions.ts'
import { savedPlansStore } from '../saved/store.ts'
import { madeShares } from '../shares/made-shares.ts'
import { followedPlanStore } from '../study-plan/model/followed-plan-store.ts'
import { removeReportFromBefore } from '../study-plan/model/last-report.ts'
import type { Progress } from '../study-plan/model/progress.ts'
import { progressStore } from '../study-plan/model/progress-store.ts'
import { readAccountCopy, storeAccountCopy } from './account-copy.ts'
import { markFollowedPlan, syncFollowedPlan } from './sync-followed-plan.ts'
import { AccountFull, syncPlans } from './sync-plans.ts'
import { getSyncState, type SyncProblem, setSyncState } from './sync-state.ts'
import { countEndedSittings, markStudyRecord, removeStudyRecord, syncStudyRecord } from './sync-study-record.ts'

const mark = ({ key, status, reopened }: Progress) => [key, status, ...(reopened ? [reopened] : [])].join(' ')

/**
 * Removes the data on this device that is already synced to another user's account, so that the data is not merged into
 * this user's account. Data created after that sync stays and is uploaded to this user's account.
 */
function removeOtherUsersData(userId: string) {
  const copy = readAccountCopy()
  if (!copy || copy.userId === userId) return
  savedPlansStore.takeOver([], copy.planIds)
  const theirs = new Set(copy.progress)
  progressStore.keepOnly((item) => !theirs.has(mark(item)))
  removeDeletions(readPendingDeletions())
  removeReportFromBefore(copy.at)
  if (copy.followed !== undefined && copy.followed === markFollowedPlan()) followedPlanStore.remove()
  removeStudyRecord(copy.studied ?? [])
  madeShares.removeFromBefore(copy.at)
  devicePractice.removeUploaded()
}

function toProblem(error: unknown): SyncProblem {
  if (!(error instanceof AccountFull)) return 'unreachable'
  return error.byPlan ? 'planFull' : 'full'
}

interface SyncWith {
  readonly client: TRPCClient<AppRouter>
  readonly userId: string
}

/**
 * Syncs this device with the account of a signed-in student: immediately, after every local change, and when the window
 * gains focus or the network reconnects. Returns a function that stops syncing.
 */
export function startSync({ client, userId }: SyncWith): () => void {
  let stopped = false
  let running = false
  /** Whether data changed during the current run, or because of it. Runs repeat until a run changes nothing. */
  let again = false
  let first = true
  /** Whether the followed plan or the sittings could differ from the account's. Progress changes more often. */
  let isPlanDue = true

  async function once() {
    // Later runs stay in the background unless the last run failed.
    if (first || getSyncState().kind === 'failed') setSyncState({ kind: 'syncing', first })
    await claimDeviceRuns(client).catch((error: unknown) => {
      console.error('The measurements of this device are not in the account yet', error)
    })
    if (stopped) return
    try {
      removeOtherUsersData(userId)
      await uploadDevicePractice(client).catch((error: unknown) => {
        console.error('The practice answers of this device are not in the account yet', error)
      })
      if (stopped) return
      const { planIds, refused } = await syncPlans(client, () => stopped)
      if (!stopped) await syncProgress(client, () => stopped)
      if (stopped) return
      if (isPlanDue) {
        isPlanDue = false
        await syncFollowedPlan(client, () => stopped)
        if (!stopped) await syncStudyRecord(client, () => stopped)
      }
      if (stopped) return
      storeAccountCopy({
        userId,
        at: new Date().toISOString(),
        planIds,
        progress: progressStore.current().map(mark),
        followed: markFollowedPlan(),
        studied: markStudyRecord(),
      })
      first = false
      setSyncState({ kind: 'account', refused })
    } catch (error) {
      if (stopped) return
      isPlanDue = true
      console.error('Syncing this device with the account failed', error)
      setSyncState({ kind: 'failed', problem: toProblem(error), retry: run })
    }
  }

  function run() {
    if (stopped) return
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
  ]
  const returned = () => {
    if (document.visibilityState === 'visible') runWithPlan()
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

/** Maximum number of items per call. */
const mostItems = 500

/**
 * Syncs study plan progress between this device and the account. The later status of each item wins.
 * @throws any error of a failed call
 */
async function syncProgress({ studyPlan }: TRPCClient<AppRouter>, stopped: () => boolean) {
  const all = progressStore.current()
  // Sends an empty list too, to receive the account's items.
  for (let start = 0; start === 0 || start < all.length; start += mostItems) {
    const { items } = await studyPlan.merge.mutate({
      items: all.slice(start, start + mostItems).map(({ changedAt, ...item }) => ({ ...item, changed_at: changedAt })),
    })
    if (stopped()) return
    progressStore.takeOver(items.map(({ changed_at, ...item }) => ({ ...item, changedAt: changed_at })))
  }
}
