import type { trpc } from '../../../../lib/trpc.ts'
import { followedPlanStore } from '../../study-plan/model/followed-plan-store.ts'
import { progressStore } from '../../study-plan/model/progress-store.ts'
import { claimDeviceLinks, updateParentLinks } from './update-links.ts'

/** The links of the account are asked for again after ten minutes, or when this device changes them. */
const staleMs = 600_000

interface KeepWith {
  readonly utils: Pick<ReturnType<typeof trpc.useUtils>, 'client' | 'parentLinks'>
  readonly hasAccount: boolean
}

/**
 * Updates the parent links now, after each change of the progress, and when the window is shown or left. `run` looks for
 * other changes of the plan; `stop` ends the updates.
 */
export function keepParentLinks({ utils, hasAccount }: KeepWith) {
  const { client, parentLinks } = utils
  let stopped = false
  let running = false
  /** Whether something changed during the current run. */
  let again = false

  async function once() {
    if (hasAccount && (await claimDeviceLinks(client))) await parentLinks.list.invalidate()
    const followed = followedPlanStore.current().plan
    if (!followed || stopped) return
    const accountLinks = hasAccount ? (await parentLinks.list.fetch(undefined, { staleTime: staleMs })).links : []
    const deps = { client, followed, accountLinks, progress: progressStore.current(), now: new Date() }
    await updateParentLinks({ ...deps, stopped: () => stopped })
  }

  function run() {
    if (stopped) return
    if (running) {
      again = true
      return
    }
    running = true
    void once()
      .catch((error: unknown) => console.error('A parent link was not updated', error))
      .then(() => {
        running = false
        const changedMeanwhile = again
        again = false
        if (changedMeanwhile) run()
      })
  }

  const stopListening = [progressStore.subscribe(run), followedPlanStore.subscribe(run)]
  document.addEventListener('visibilitychange', run)
  run()

  return {
    run,
    stop: () => {
      stopped = true
      for (const stop of stopListening) stop()
      document.removeEventListener('visibilitychange', run)
    },
  }
}
