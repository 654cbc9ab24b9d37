import { isLanguage } from '@pathwise/i18n/languages'
import { createTranslator } from '@pathwise/i18n/server'
import { writeCalendarFile } from '@pathwise/planner/calendar-file'
import { describeTask } from '@pathwise/planner/study-plan/describe-task'
import { formatTimeOfDay } from '@pathwise/planner/study-plan/study-hours'
import { assertFeature } from '../billing/entitlements.ts'
import type { Context } from '../context.ts'
import { AppError } from '../errors.ts'
import { deriveSecret, hashSecret } from '../secrets.ts'
import { readFollowedPlan } from '../study-plan/followed-plan.service.ts'
import { readDoneTasks } from '../study-plan/study-plan.service.ts'
import { feedEventsSchema } from './feed-events.schemas.ts'

/** The refresh interval that calendars are asked to use: six hours. */
const refreshSeconds = 6 * 3600

/**
 * Writes the iCalendar file for the feed with this secret. The file changes only when the plan or progress does.
 * @throws AppError `not_found` for an unknown or revoked secret, `forbidden` with reason `plan_feature` when the
 * account's billing plan no longer includes the feed, `throttled`
 */
export async function writeFeed(
  deps: Pick<Context, 'billing' | 'now' | 'prisma' | 'publicUrl' | 'reads' | 'request'>,
  secret: string,
): Promise<string> {
  const { prisma, publicUrl, reads, request } = deps
  await reads.take(request.address, 1)
  const feed = await prisma.calendarFeed.findUnique({ where: { secretHash: hashSecret(secret) } })
  if (!feed) throw new AppError('not_found', 'There is no calendar under this address')
  const { userId, uidSecret } = feed
  await assertFeature(prisma, { ...deps, caller: { id: userId } }, 'calendar_feed')
  const followed = await readFollowedPlan(prisma, userId)
  const done = followed ? await readDoneTasks(prisma, userId, followed) : new Set<string>()
  const language = isLanguage(feed.language) ? feed.language : 'en'
  const translate = createTranslator(language, 'strategy')
  const url = `${publicUrl()}/study-plan`
  const events = (feedEventsSchema.safeParse(feed.events).data ?? []).map((event) => {
    const { key, day, start, minutes, sequence, cancelled, stamp, task } = event
    const title = describeTask({ ...task, key }, translate, language)
    return {
      uid: `${deriveSecret(key, uidSecret).slice(0, 22)}@pathwise`,
      date: day,
      start: formatTimeOfDay(start),
      end: formatTimeOfDay(start + minutes),
      title: done.has(key) && !cancelled ? `✓ ${title}` : title,
      details: translate('studyTask.calendarDetails', { url }),
      url,
      stamp: new Date(stamp),
      sequence,
      isCancelled: cancelled,
    }
  })
  return writeCalendarFile({ name: translate('studyTask.calendarName'), events, refreshSeconds })
}
