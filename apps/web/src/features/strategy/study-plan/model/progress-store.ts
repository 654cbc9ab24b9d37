import { z } from 'zod'
import { createListStore } from '../../../../lib/stored-list.ts'
import { mergeProgress, type Progress, type Status, statuses } from './progress.ts'

const progressSchema = z.object({
  key: z.string(),
  status: z.enum(statuses),
  changedAt: z.string().refine((text) => !Number.isNaN(Date.parse(text))),
  reopened: z.int().positive().optional(),
})

/** Creates the store of study progress in this browser. It keeps progress in memory if storage is unavailable. */
export function createProgressStore() {
  const { latest, replace, ...shared } = createListStore<Progress>(
    'pathwise.study-progress',
    progressSchema,
    mergeProgress,
  )

  return {
    ...shared,

    /** Records that an item reached a status. Ignores a status that is less advanced than the current one. */
    reach: (key: string, status: Status, now: Date) => {
      const before = latest()
      const { reopened } = before.find((item) => item.key === key) ?? {}
      replace(mergeProgress(before, [{ key, status, changedAt: now.toISOString(), reopened }]))
    },

    /** Reopens a completed item on all devices. */
    reopen: (key: string, now: Date) => {
      const before = latest()
      const { reopened = 0 } = before.find((item) => item.key === key) ?? {}
      const item: Progress = { key, status: 'in_progress', changedAt: now.toISOString(), reopened: reopened + 1 }
      replace(mergeProgress(before, [item]))
    },
  }
}

export const progressStore = createProgressStore()
