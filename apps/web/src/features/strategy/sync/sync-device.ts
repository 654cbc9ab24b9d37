import type { AppRouter } from '@pathwise/api/root'
import { mostSentItems } from '@pathwise/api/study-plan/study-plan.vocabulary'
import type { TRPCClient } from '@trpc/client'
import { removePracticePageData } from '../../../lib/device-data.ts'
import { devicePractice, uploadDevicePractice } from '../../../lib/device-practice.ts'
import { claimDeviceRuns } from '../../../lib/device-runs.ts'
import { readPendingDeletions, removeDeletions } from '../saved/deletions.ts'
import { savedPlansStore } from '../saved/store.ts'
import { madeShares } from '../shares/made-shares.ts'
import { followedPlanStore } from '../study-plan/model/followed-plan-store.ts'
import { removeReportOpenedUntil } from '../study-plan/model/last-report.ts'
import { progressStore } from '../study-plan/model/progress-store.ts'
import { claimDeviceShares } from './claim-shares.ts'
import { buildFollowedPlanId, syncFollowedPlan } from './sync-followed-plan.ts'
import { syncPlans } from './sync-plans.ts'
import { formatProgress, readSyncRecord, storeSyncRecord } from './sync-record.ts'
import type { SyncedPlans } from './sync-state.ts'
import { listStudyRecordIds, removeStudyRecord, syncStudyRecord } from './sync-study-record.ts'

/**
 * Removes the data that was on this device at another user's last sync, so that this account does not receive it. Keeps
 * newer data, which is then uploaded.
 */
function removeOtherUsersData(userId: string) {
  const copy = readSyncRecord()
  if (!copy || copy.userId === userId) return
  savedPlansStore.applyChanges([], copy.planIds)
  const theirs = new Set(copy.progress)
  progressStore.keepOnly((item) => !theirs.has(formatProgress(item)))
  removeDeletions(readPendingDeletions())
  removeReportOpenedUntil(copy.at)
  if (copy.followed !== undefined && copy.followed === buildFollowedPlanId()) followedPlanStore.remove()
  removeStudyRecord(copy.studied ?? [])
  madeShares.removeFromBefore(copy.at)
  devicePractice.removeUploaded()
  removePracticePageData()
}

export interface SyncWith {
  readonly client: TRPCClient<AppRouter>
  readonly userId: string
}

interface SyncRun {
  /** Whether this sync includes the followed plan and the sittings, which change less often than progress. */
  readonly isPlanDue: boolean
  readonly stopped: () => boolean
}

/**
 * Syncs this device with the account once. Answers and runs that cannot be sent stay on the device for the next sync.
 * @returns which plans are not in the account, or undefined if stopped
 * @throws any error of a failed call
 */
export async function syncDevice(
  { client, userId }: SyncWith,
  { isPlanDue, stopped }: SyncRun,
): Promise<SyncedPlans | undefined> {
  await claimDeviceRuns(client).catch((error: unknown) => {
    console.error('The measurements of this device are not in the account yet', error)
  })
  if (stopped()) return undefined
  removeOtherUsersData(userId)
  await uploadDevicePractice(client).catch((error: unknown) => {
    console.error('The practice answers of this device are not in the account yet', error)
  })
  await claimDeviceShares(client).catch((error: unknown) => {
    console.error('The links of this device are not in the account yet', error)
  })
  if (stopped()) return undefined
  const { planIds, ...plans } = await syncPlans(client, stopped)
  if (!stopped()) await syncProgress(client, stopped)
  if (!stopped() && isPlanDue) await syncFollowedPlan(client, stopped)
  if (!stopped() && isPlanDue) await syncStudyRecord(client, stopped)
  if (stopped()) return undefined
  storeSyncRecord({
    userId,
    at: new Date().toISOString(),
    planIds,
    progress: progressStore.current().map(formatProgress),
    followed: buildFollowedPlanId(),
    studied: listStudyRecordIds(),
  })
  return plans
}

/**
 * Syncs study plan progress with the account, keeping the more advanced status of each item.
 * @throws any error of a failed call
 */
async function syncProgress({ studyPlan }: TRPCClient<AppRouter>, stopped: () => boolean) {
  const all = progressStore.current()
  // Send even an empty list, because the response contains the account's items.
  for (let start = 0; start === 0 || start < all.length; start += mostSentItems) {
    const { items } = await studyPlan.merge.mutate({
      items: all
        .slice(start, start + mostSentItems)
        .map(({ changedAt, ...item }) => ({ ...item, changed_at: changedAt })),
    })
    if (stopped()) return
    progressStore.merge(items.map(({ changed_at, ...item }) => ({ ...item, changedAt: changed_at })))
  }
}
