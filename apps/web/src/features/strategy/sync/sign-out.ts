import { countDrafts, countUnsentPractice, type UnsentPractice } from '../../../lib/device-data.ts'
import { queueUnconfirmedAnswers } from '../../../lib/practice/stored-set.ts'
import { sendQueuedAnswers } from '../../../lib/queued-answers.ts'
import { deviceLinks } from '../parents/model/device-links.ts'
import { readPendingDeletions } from '../saved/deletions.ts'
import { savedPlansStore } from '../saved/store.ts'
import { progressStore } from '../study-plan/model/progress-store.ts'
import { listUnclaimedShares } from './claim-shares.ts'
import { type SyncWith, syncDevice } from './sync-device.ts'
import { buildFollowedPlanId } from './sync-followed-plan.ts'
import { formatProgress, readSyncRecord } from './sync-record.ts'
import { listStudyRecordIds } from './sync-study-record.ts'

/** The amounts of data that are not in the account. Signing out would delete this data. */
export interface Unsent extends UnsentPractice {
  readonly plans: number
  /** Parent links created on this device without an account. */
  readonly links: number
  /** The number of share links that only this device can delete. */
  readonly shares: number
  readonly drafts: number
  /** 1 if the study plan or its progress has changes that the account lacks, otherwise 0. */
  readonly studyPlan: number
}

/** How long sign-out waits for data to be sent, in milliseconds. */
const longestMs = 15_000

/** Sends the data queued on this device, and counts what could not be sent. */
export async function sendBeforeSignOut(sync: SyncWith): Promise<Unsent> {
  let isOver = false
  const late = new Promise<boolean>((resolve) => setTimeout(resolve, longestMs, false))
  const sent = sendAll(sync, () => isOver).catch((error: unknown) => {
    console.error('Not everything on this device could be sent before the sign-out', error)
    return false
  })
  const isSynced = await Promise.race([sent, late])
  isOver = true
  return countUnsent(sync.userId, isSynced)
}

async function sendAll(sync: SyncWith, stopped: () => boolean): Promise<boolean> {
  queueUnconfirmedAnswers()
  await sendQueuedAnswers(sync.client)
  return (await syncDevice(sync, { isPlanDue: true, stopped })) !== undefined
}

function countUnsent(userId: string, isSynced: boolean): Unsent {
  const copy = readSyncRecord()
  const known = copy?.userId === userId ? copy : undefined
  const planIds = new Set(known?.planIds)
  const { plans, damaged } = savedPlansStore.current()
  return {
    ...countUnsentPractice(),
    plans: plans.filter(({ id }) => !planIds.has(id)).length + damaged,
    links: deviceLinks.current().links.length,
    shares: listUnclaimedShares().length,
    drafts: countDrafts(userId),
    studyPlan: !isSynced && hasStudyPlanChanges(known) ? 1 : 0,
  }
}

function hasStudyPlanChanges(copy: ReturnType<typeof readSyncRecord>): boolean {
  const [progress, studied] = [new Set(copy?.progress), new Set(copy?.studied)]
  return (
    readPendingDeletions().length > 0 ||
    buildFollowedPlanId() !== copy?.followed ||
    progressStore.current().some((item) => !progress.has(formatProgress(item))) ||
    listStudyRecordIds().some((name) => !studied.has(name))
  )
}
