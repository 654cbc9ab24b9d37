import { z } from 'zod'

export const failedEventsPageSize = 50

export const jobSchema = z.object({
  name: z.string(),
  every_seconds: z.number(),
  started_at: z.iso.datetime().nullable().describe('The last start; null before the first start.'),
  ended_at: z.iso.datetime().nullable().describe('The end of the last completed run.'),
  failed: z.boolean().describe('Whether the last completed run failed; the log contains the reason.'),
})
export type JobState = z.infer<typeof jobSchema>

export const healthSchema = z.object({
  version: z.string(),
  node: z.string(),
  started_at: z.iso.datetime(),
  memory_bytes: z.int().describe('The memory used by this server process.'),
  database: z.object({
    version: z.string(),
    bytes: z.int(),
    answer_ms: z.number().describe('The duration of a minimal query.'),
    migration: z.string().describe('The last migration.'),
  }),
  waiting: z.object({
    mails: z.int().describe('Queued emails.'),
    exports: z.int().describe('Content exports in progress.'),
    lint: z.int().describe('Questions that have not been linted yet.'),
    failed_events: z.int().describe('Stripe events that could not be processed.'),
  }),
  backup: z
    .object({ created_at: z.iso.datetime(), bytes: z.int() })
    .nullable()
    .optional()
    .describe('The newest complete backup; null if there is none; absent if this server has no backup directory.'),
  jobs: z.array(jobSchema).describe('The periodic jobs of this server.'),
})
export type Health = z.infer<typeof healthSchema>

export const listFailedEventsInputSchema = z.object({
  cursor: z
    .string()
    .regex(/^\d{1,15}\.\w{1,100}$/)
    .optional()
    .describe('The `next` of the previous page.'),
})
export const failedEventSchema = z.object({ id: z.string(), type: z.string(), failed_at: z.iso.datetime() })
export type FailedEvent = z.infer<typeof failedEventSchema>

export const failedEventsPageSchema = z.object({
  items: z.array(failedEventSchema).describe('The latest failure first.'),
  next: z.string().nullable().describe('The cursor of the next page; null on the last page.'),
})
export type FailedEventsPage = z.infer<typeof failedEventsPageSchema>

export const retryEventInputSchema = z.object({
  id: z
    .string()
    .regex(/^\w{1,100}$/)
    .describe("Stripe's event id."),
})
