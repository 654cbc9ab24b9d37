import type { ExportSource } from '../export-source.ts'
import { feedEventsSchema } from './feed-events.schemas.ts'

/** Returns an account's calendar feed, or null if there is none. */
export const exportCalendarFeed: ExportSource<'calendar_feed'> = async ({ prisma }, { id: userId }) => {
  const feed = await prisma.calendarFeed.findUnique({ where: { userId } })
  if (!feed) return null
  const { createdAt, language, events } = feed
  return { created_at: createdAt.toISOString(), language, events: feedEventsSchema.safeParse(events).data ?? [] }
}
