import { runIdSchema } from '@pathwise/api/assessments/assessments.schemas'
import { measuredSections } from '@pathwise/api/assessments/assessments.vocabulary'
import type { AppRouter } from '@pathwise/api/root'
import type { TRPCClient } from '@trpc/client'
import { useSyncExternalStore } from 'react'
import { z } from 'zod'
import { toApiFailure } from './api-failure.ts'
import { readText, writeText } from './browser-storage.ts'
import { createListStore } from './stored-list.ts'

const deviceRunSchema = z.object({
  id: runIdSchema,
  // Entries stored when SAT Math was the only measured section lack this field.
  section: z.enum(measuredSections).default('sat.math'),
  domain: z.string().nullable(),
  /** ISO 8601 in UTC. */
  startedAt: z.string(),
  finished: z.boolean(),
})
export type DeviceRun = z.infer<typeof deviceRunSchema>

/**
 * The maximum number of stored runs. The server deletes a visitor's runs after 30 days, and no student starts this many
 * in that time.
 */
const mostRuns = 50

const { subscribe, current, latest, replace } = createListStore(
  'pathwise.measured-runs',
  deviceRunSchema,
  (stored, inMemory) => [...inMemory, ...stored.filter(({ id }) => !inMemory.some((run) => run.id === id))],
)

/** Runs that were started on this device without an account, newest first. The id alone gives access to a run. */
export const deviceRuns = {
  latest,
  add: (run: DeviceRun) => replace([run, ...latest()].slice(0, mostRuns)),
  finish: (id: string) => {
    if (latest().some((run) => run.id === id && !run.finished))
      replace(latest().map((run) => (run.id === id ? { ...run, finished: true } : run)))
  },
  remove: (id: string) => {
    if (latest().some((run) => run.id === id)) replace(latest().filter((run) => run.id !== id))
  },
}

export function useDeviceRuns(): readonly DeviceRun[] {
  return useSyncExternalStore(subscribe, current)
}

/** HTTP statuses for a run that can no longer be claimed. */
const settledStatuses: readonly (number | undefined)[] = [404, 409]

/**
 * Moves this device's runs to the signed-in student's account.
 * @throws the error of a call that may succeed on a retry
 */
export async function claimDeviceRuns({ assessments }: TRPCClient<AppRouter>) {
  for (const { id } of latest()) {
    try {
      await assessments.claim.mutate({ id })
    } catch (error) {
      if (!settledStatuses.includes(toApiFailure(error).status)) throw error
    }
    deviceRuns.remove(id)
  }
}

let unstored: string | undefined

function createId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

/** Returns this device's random id, which is created on first use. The server needs it to rate-limit visitors' runs. */
export function readDeviceId(): string {
  const stored = runIdSchema.safeParse(readText('pathwise.device')).data
  if (stored) return stored
  unstored ??= createId()
  writeText('pathwise.device', unstored)
  return unstored
}
