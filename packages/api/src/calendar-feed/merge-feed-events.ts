import { addDays, type CalendarDate } from '@pathwise/planner/calendar'
import { placeSessions } from '@pathwise/planner/study-plan/place-sittings'
import { listPrerequisites } from '@pathwise/planner/study-plan/plan-week'
import type { StudyHours } from '@pathwise/planner/study-plan/study-hours'
import type { StudyPlan, StudyTask } from '@pathwise/planner/study-plan/study-plan'
import { dayMs } from '../durations.ts'
import type { FeedEvent } from './feed-events.schemas.ts'

/** The number of days for which canceled and past events are kept in the feed. */
const daysKept = 30

interface Followed {
  readonly plan: Pick<StudyPlan, 'tasks'>
  readonly hours: StudyHours
}

interface Moment {
  readonly now: Date
  /** The current date in the student's time zone. */
  readonly today: CalendarDate
  readonly done: ReadonlySet<string>
}

type PlacedTask = Pick<FeedEvent, 'key' | 'day' | 'start' | 'minutes' | 'task'>

function placeDay(day: CalendarDate, tasks: readonly StudyTask[], hours: StudyHours): PlacedTask[] {
  return placeSessions(hours, day, tasks, listPrerequisites).map(({ sitting, start }) => {
    const { key, minutes, kind, skills, exam, section, deadlineKind } = sitting
    const task = {
      ...{ kind, skills },
      ...(exam && { exam }),
      ...(section && { section }),
      ...(deadlineKind && { deadlineKind }),
    }
    return { key, day, start, minutes, task }
  })
}

function placeTasks({ plan, hours }: Followed): PlacedTask[] {
  const days = [...new Set(plan.tasks.map(({ day }) => day))]
  return days.flatMap((day) =>
    placeDay(
      day,
      plan.tasks.filter((task) => task.day === day),
      hours,
    ),
  )
}

/**
 * Returns the event of a task that is no longer in the plan, or undefined if the event is old enough to be removed from
 * the feed.
 */
function retire(event: FeedEvent, { now, today, done }: Moment): FeedEvent | undefined {
  if (event.cancelled) return now.getTime() - Date.parse(event.stamp) < daysKept * dayMs ? event : undefined
  // Keep past and completed tasks in the calendar instead of canceling them.
  if (event.day < today || done.has(event.key)) return event.day > addDays(today, -daysKept) ? event : undefined
  return { ...event, cancelled: true, sequence: event.sequence + 1, stamp: now.toISOString() }
}

/**
 * Updates a feed's events to match a plan. When a task moves, its event keeps the key and increments the sequence
 * number, so that calendars move the event. Idempotent.
 */
export function mergeFeedEvents(before: readonly FeedEvent[], followed: Followed, moment: Moment): FeedEvent[] {
  const known = new Map(before.map((event) => [event.key, event]))
  const planned = placeTasks(followed).map((task): FeedEvent => {
    const event = known.get(task.key)
    if (!event) return { ...task, sequence: 0, cancelled: false, stamp: moment.now.toISOString() }
    const { sequence, stamp, cancelled } = event
    const stays = event.day === task.day && event.start === task.start && event.minutes === task.minutes
    if (stays && !cancelled) return { ...task, sequence, cancelled, stamp }
    return { ...task, sequence: sequence + 1, cancelled: false, stamp: moment.now.toISOString() }
  })
  const keys = new Set(planned.map(({ key }) => key))
  const retired = before.filter(({ key }) => !keys.has(key)).flatMap((event) => retire(event, moment) ?? [])
  return [...retired, ...planned].toSorted(
    (one, other) => one.day.localeCompare(other.day) || one.start - other.start || one.key.localeCompare(other.key),
  )
}
