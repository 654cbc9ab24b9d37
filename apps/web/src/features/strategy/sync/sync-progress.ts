import type { AppRouter } from '@pathwise/api/root'
import type { TRPCClient } from '@trpc/client'
import type { Progress } from '../study-plan/model/progress.ts'
import { progressStore } from '../study-plan/model/progress-store.ts'

type Client = Pick<TRPCClient<AppRouter>, 'studyPlan'>

/** Maximum number of items per call. */
const mostItems = 500

function inParts(items: readonly Progress[]): (readonly Progress[])[] {
  const parts = [items.slice(0, mostItems)]
  for (let start = mostItems; start < items.length; start += mostItems)
    parts.push(items.slice(start, start + mostItems))
  return parts
}

/**
 * Syncs study plan progress between this device and the account. The later status of each item wins.
 * @throws any error of a failed call
 */
export async function syncProgress(client: Client, stopped: () => boolean) {
  for (const part of inParts(progressStore.current())) {
    const { items } = await client.studyPlan.merge.mutate({
      items: part.map(({ key, status, changedAt }) => ({ key, status, changed_at: changedAt })),
    })
    if (stopped()) return
    progressStore.takeOver(items.map(({ key, status, changed_at }) => ({ key, status, changedAt: changed_at })))
  }
}
