import type { RunState } from '@pathwise/api/assessments/assessments.schemas'
import { deviceRuns } from '../../lib/device-runs.ts'
import { removeOpenItem } from '../../lib/open-item.ts'
import { trpc } from '../../lib/trpc.ts'

/** Applies the server's responses to the query cache and to this device's list of runs. */
export function useRunCache() {
  const { assessments } = trpc.useUtils()

  function refetchLists() {
    void assessments.list.invalidate()
    void assessments.estimates.invalidate()
  }

  return {
    add: (run: RunState) => {
      const { id, section, domain, started_at: startedAt, expires_at } = run
      // Only visitors' runs expire. Other runs are stored in the account, not on this device.
      if (expires_at !== null) deviceRuns.add({ id, section, domain, startedAt, finished: false })
      assessments.get.setData({ id }, run)
      refetchLists()
    },
    update: (run: RunState) => {
      assessments.get.setData({ id: run.id }, run)
      if (run.finished_at === null) return
      deviceRuns.finish(run.id)
      removeOpenItem(run.id)
      refetchLists()
    },
    refetch: (id: string) => void assessments.get.invalidate({ id }),
    remove: (id: string) => {
      deviceRuns.remove(id)
      removeOpenItem(id)
      refetchLists()
    },
  }
}
