import type { DatabaseTransaction } from '@pathwise/db/database'
import { findDay } from '@pathwise/planner/study-plan/time-zone'
import type { FollowedPlan } from '../study-plan/plan.schemas.ts'
import { readDoneTasks } from '../study-plan/study-plan.service.ts'
import { feedEventsSchema } from './feed-events.schemas.ts'
import { mergeFeedEvents } from './merge-feed-events.ts'

type Tables = Pick<DatabaseTransaction, '$executeRaw' | 'calendarFeed' | 'studyProgress'>

/** Updates an account's calendar feed to match its plan. Does nothing for an account without a feed. */
export async function recordFeedEvents(
  tables: Tables,
  userId: string,
  { followed, before, now }: { followed: FollowedPlan; before: FollowedPlan | null; now: Date },
): Promise<void> {
  const feed = await tables.calendarFeed.findUnique({ where: { userId }, select: { events: true } })
  if (!feed) return
  const done = await readDoneTasks(tables, userId, before ?? followed)
  const moment = { now, today: findDay(followed.time_zone, now), done }
  // Events in a format that only a later version can read are rebuilt.
  const known = feedEventsSchema.safeParse(feed.events).data ?? []
  const events = mergeFeedEvents(known, followed, moment)
  // Sends the events as text, because Prisma would copy each nested value together with its path.
  await tables.$executeRaw`
    UPDATE calendar_feeds SET events = ${JSON.stringify(events)}::jsonb WHERE user_id = ${userId}`
}
