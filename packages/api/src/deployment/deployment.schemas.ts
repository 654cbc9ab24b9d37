import { z } from 'zod'

export const failedEventsPageSize = 50

export const jobSchema = z.object({
  name: z.string(),
  every_seconds: z.number(),
  started_at: z.iso.datetime().nullable().describe('The last start; null before the first.'),
  ended_at: z.iso.datetime().nullable().describe('The end of the last run that has ended.'),
  failed: z.boolean().describe('Whether the last run that has ended failed; the log says why.'),
})
export type JobState = z.infer<typeof jobSchema>

export const healthSchema = z.object({
  version: z.string(),
  node: z.string(),
  started_at: z.iso.datetime(),
  memory_bytes: z.int().describe('The memory that the process of this server uses.'),
  database: z.object({
    version: z.string(),
    bytes: z.int(),
    answer_ms: z.number().describe('How long a minimal query takes.'),
    migration: z.string().describe('The last migration.'),
  }),
  waiting: z.object({
    mails: z.int().describe('Mail that is queued.'),
    exports: z.int().describe('Content exports that run.'),
    lint: z.int().describe('Questions that are not checked yet.'),
    failed_events: z.int().describe('Events of Stripe that could not be handled.'),
  }),
  jobs: z.array(jobSchema).describe('The periodic jobs of this server.'),
})
export type Health = z.infer<typeof healthSchema>

export const listFailedEventsInputSchema = z.object({
  cursor: z
    .string()
    .regex(/^\d{1,15}\.\w{1,100}$/)
    .optional()
    .describe('The `next` of the page before.'),
})
export const failedEventSchema = z.object({ id: z.string(), type: z.string(), failed_at: z.iso.datetime() })
export type FailedEvent = z.infer<typeof failedEventSchema>

export const failedEventsPageSchema = z.object({
  items: z.array(failedEventSchema).describe('The last failed first.'),
  next: z.string().nullable().describe('The cursor of the next page; null on the last.'),
})
export type FailedEventsPage = z.infer<typeof failedEventsPageSchema>

export const retryEventInputSchema = z.object({
  id: z
    .string()
    .regex(/^\w{1,100}$/)
    .describe("Stripe's id of the event."),
})
