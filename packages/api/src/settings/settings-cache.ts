import type { DatabaseClient } from '@pathwise/db/database'
import type { z } from 'zod'
import type { PaidPlanId } from '../billing/plans.vocabulary.ts'
import { type Announcement, announcementSchema, pausedPlansSchema } from './settings.schemas.ts'

/** The settings as this server last read them. */
export interface StoredSettings {
  readonly announcement: Announcement
  readonly pausedPlans: readonly PaidPlanId[]
}

export interface SettingsCache {
  /** Returns the cached settings. A setting that has not changed is the same object as in earlier calls. */
  current(): StoredSettings
  /** Rereads the settings from the database. */
  refresh(): Promise<void>
}

export const settingKeys = { announcement: 'announcement', pausedPlans: 'paused_plans' } as const

const defaults: StoredSettings = { announcement: { place: 'home', texts: null }, pausedPlans: [] }

/**
 * Creates the cache, which starts with the defaults. Every page needs the settings, so querying them each time would be
 * expensive.
 */
export function createSettingsCache(prisma: Pick<DatabaseClient, 'setting'>): SettingsCache {
  let stored = defaults
  let started = 0
  let applied = 0
  return {
    current: () => stored,
    refresh: async () => {
      started += 1
      const turn = started
      const rows = await prisma.setting.findMany({ select: { key: true, value: true } })
      // An earlier read may finish after a later one, with outdated settings.
      if (turn < applied) return
      applied = turn
      const values = new Map(rows.map(({ key, value }) => [key, value]))
      const announcement = readAnnouncement(values.get(settingKeys.announcement))
      const pausedPlans = readValue(pausedPlansSchema, values.get(settingKeys.pausedPlans))
      stored = {
        announcement: keepEqual(stored.announcement, announcement),
        pausedPlans: keepEqual(stored.pausedPlans, pausedPlans ?? defaults.pausedPlans),
      }
    },
  }
}

/**
 * Returns the stored object if its content is unchanged. Pages with an announcement use the object as their cache key.
 */
function keepEqual<Value>(stored: Value, read: Value): Value {
  return JSON.stringify(stored) === JSON.stringify(read) ? stored : read
}

/** Parses the stored announcement. Returns the default if none is stored or this version cannot read it. */
export function readAnnouncement(value: unknown): Announcement {
  return readValue(announcementSchema, value) ?? defaults.announcement
}

/** Parses a stored value. Returns undefined if another version stored it in a format that this version cannot read. */
function readValue<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> | undefined {
  return schema.safeParse(value).data
}
