import { languages } from '@pathwise/i18n/languages'
import { z } from 'zod'
import { feedEventsSchema } from './feed-events.schemas.ts'

export const createCalendarFeedInputSchema = z.object({
  language: z.enum(languages).describe('The language of the events.'),
})
export type CreateCalendarFeedInput = z.infer<typeof createCalendarFeedInputSchema>

export const createdCalendarFeedSchema = z.object({
  url: z.url().describe("The secret address of the feed, on this deployment's origin. It cannot be asked for again."),
  webcal_url: z.string().describe('The same address as a calendar app opens it.'),
})
export type CreatedCalendarFeed = z.infer<typeof createdCalendarFeedSchema>

export const calendarFeedStatusSchema = z.object({
  created_at: z.iso.datetime().nullable().describe('When the address was made; null without one.'),
})

export const revokedCalendarFeedSchema = z.object({ revoked: z.literal(true) })

export const exportedCalendarFeedSchema = z.object({
  created_at: z.iso.datetime(),
  language: z.string(),
  events: feedEventsSchema,
})
export type ExportedCalendarFeed = z.infer<typeof exportedCalendarFeedSchema>
