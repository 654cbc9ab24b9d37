import { addDays, type CalendarDate } from '../calendar.ts'
import { findSitting, listDeadlines } from '../dates/sittings.ts'
import type { Strategy } from '../strategy.ts'
import { type PlannedDay, spendMinutes } from './plan-days.ts'
import type { OpenTask, PlanExam, StudyTask } from './study-plan.ts'

const dateMinutes = 15

/** A registration or application task is scheduled at most this many days before its deadline. */
const daysBeforeDeadline = 21

type Deadline = Pick<StudyTask, 'exam'> & Required<Pick<StudyTask, 'deadline' | 'deadlineKind' | 'fact'>>

const buildKey = ({ fact, deadline }: Pick<Deadline, 'deadline' | 'fact'>) => `date.${fact}.${deadline}`

const buildDateTask = (deadline: Deadline): OpenTask => ({
  ...{ key: buildKey(deadline), kind: 'date', minutes: dateMinutes, skills: [] },
  ...deadline,
})

/**
 * Returns the next registration deadline of an exam. Returns none if no sitting with open registration is known for the
 * exam day, or if the student has already registered for the sitting.
 */
function listRegistrations({ exam, date }: PlanExam, today: CalendarDate, done: ReadonlySet<string>): Deadline[] {
  const sitting = findSitting(exam, date, today)
  if (!sitting) return []
  const { deadline, deadlineKind, deadlineFact: fact } = sitting
  if (listDeadlines(sitting).some((day) => done.has(buildKey({ fact, deadline: day })))) return []
  return [{ exam, fact, deadline, deadlineKind }]
}

/** Builds the tasks for upcoming deadlines: registration for each exam of the plan, and the report's applications. */
export function buildDateTasks(
  { dates }: Strategy,
  exams: readonly PlanExam[],
  from: CalendarDate,
  done: ReadonlySet<string>,
): OpenTask[] {
  const applications = dates.filter(({ kind, date }) => kind === 'application' && date >= from)
  return [
    ...applications.map(({ exam, fact, date }) =>
      buildDateTask({ exam, fact, deadline: date, deadlineKind: 'regular' }),
    ),
    ...exams.flatMap((exam) => listRegistrations(exam, from, done).map(buildDateTask)),
  ].filter(({ key }) => !done.has(key))
}

/**
 * Places each task on the first day with enough study time in the weeks before its deadline. If there is no such day,
 * uses the day with the most study time, so that a full plan still contains the task. Omits a task only if the plan has
 * no day in these weeks.
 * @returns the placed tasks, and the days with their remaining study time
 */
export function placeDateTasks(
  days: readonly PlannedDay[],
  tasks: readonly OpenTask[],
): { placed: StudyTask[]; days: readonly PlannedDay[] } {
  const placed: StudyTask[] = []
  let open = days
  for (const task of tasks) {
    const { deadline = '', minutes } = task
    const near = open.filter(({ date }) => addDays(date, daysBeforeDeadline) >= deadline && date <= deadline)
    const longest = near.toSorted((one, other) => other.minutes - one.minutes)[0]
    const day = near.find((one) => one.minutes >= minutes) ?? longest
    if (!day) continue
    placed.push({ ...task, minutes: Math.min(minutes, day.minutes || minutes), day: day.date })
    open = spendMinutes(open, day.date, minutes)
  }
  return { placed, days: open }
}
