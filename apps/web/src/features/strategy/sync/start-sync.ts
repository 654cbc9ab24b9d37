import type { AppRouter } from '@pathwise/api/root'
import type { TRPCClient } from '@trpc/client'
import { forgetDeletions, waitingDeletions } from '../saved/deletions.ts'
import { savedPlansStore } from '../saved/store.ts'
import { forgetReportFromBefore } from '../study-plan/model/last-report.ts'
import type { Progress } from '../study-plan/model/progress.ts'
import { progressStore } from '../study-plan/model/progress-store.ts'
import { accountCopy, noteAccountCopy } from './account-copy.ts'
import { AccountFull, syncPlans } from './sync-plans.ts'
import { syncProgress } from './sync-progress.ts'
import { type SyncProblem, setSyncState, syncState } from './sync-state.ts'

const mark = ({ key, status }: Progress) => `${key} ${status}`

/**
 * Takes from this device what is safe in somebody else's account, so that it is not mixed into this one. What was made here
 * since then, by whomever, stays and comes along.
 */
function leaveOutOthers(userId: string) {
  const copy = accountCopy()
  if (!copy || copy.userId === userId) return
  savedPlansStore.takeOver([], copy.planIds)
  const theirs = new Set(copy.progress)
  progressStore.keepOnly((item) => !theirs.has(mark(item)))
  forgetDeletions(waitingDeletions())
  forgetReportFromBefore(copy.at)
}

function problemOf(error: unknown): SyncProblem {
  if (!(error instanceof AccountFull)) return 'unreachable'
  return error.byPlan ? 'planFull' : 'full'
}

interface SyncWith {
  readonly client: TRPCClient<AppRouter>
  readonly userId: string
}

/**
 * Keeps this device and the account of a signed-in student together: at once, after every change here, and whenever the page
 * is looked at again or the network comes back. Gives the function that stops it.
 */
export function startSync({ client, userId }: SyncWith): () => void {
  let stopped = false
  let running = false
  /** Something changed, perhaps by what this very run brought: another run finds out, and ends when there is nothing new. */
  let again = false
  let first = true

  async function once() {
    // Later runs are quiet, unless somebody waits for one.
    if (first || syncState().kind === 'failed') setSyncState({ kind: 'syncing', first })
    try {
      leaveOutOthers(userId)
      const { planIds, refused } = await syncPlans(client, () => stopped)
      if (!stopped) await syncProgress(client, () => stopped)
      if (stopped) return
      noteAccountCopy({
        userId,
        at: new Date().toISOString(),
        planIds,
        progress: progressStore.current().map(mark),
      })
      first = false
      setSyncState({ kind: 'account', refused })
    } catch (error) {
      if (stopped) return
      console.error('The device and the account could not be brought together', error)
      setSyncState({ kind: 'failed', problem: problemOf(error), retry: run })
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

  const stopListening = [savedPlansStore.subscribe(run), progressStore.subscribe(run)]
  const returned = () => {
    if (document.visibilityState === 'visible') run()
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
