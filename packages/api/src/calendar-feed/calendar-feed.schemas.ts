import { languages } from '@pathwise/i18n/languages'
import { z } from 'zod'
import { feedEventsSchema } from './feed-events.schemas.ts'

export const createCalendarFeedInputSchema = z.object({
  language: z.enum(languages).describe('The language of the events.'),
})
export type CreateCalendarFeedInput = z.infer<typeof createCalendarFeedInputSchema>

export const createdCalendarFeedSchema = z.object({
  url: z.url().describe("The secret URL of the feed, on this deployment's origin. It is returned only once."),
  webcal_url: z.string().describe('The same URL in the form that calendar apps open.'),
})
export type CreatedCalendarFeed = z.infer<typeof createdCalendarFeedSchema>

export const calendarFeedStatusSchema = z.object({
  created_at: z.iso.datetime().nullable().describe('When the URL was created; null without one.'),
})

export const revokedCalendarFeedSchema = z.object({ revoked: z.literal(true) })

export const exportedCalendarFeedSchema = z.object({
  created_at: z.iso.datetime(),
  language: z.string(),
  events: feedEventsSchema,
})
