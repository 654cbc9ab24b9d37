import type { Grade } from '../context.ts'
import { judgement } from '../data/judgement.ts'
import type { Student } from '../focus/exposure.ts'
import type { PlanDay, PlanTask, RecommendedProblem } from '../strategy.ts'
import { type Weekday, weekdays } from '../weekday.ts'
import type { AreaMinutes } from './minutes.ts'
import { addProblems, buildTask, interleave, type Session } from './sessions.ts'
import type { WeekendTask } from './weekend.ts'

interface DatedTask {
  weekday: Weekday
  task: PlanTask
}

/** Builds the days from Monday to Sunday; a day without tasks is a rest day. */
export function planDays(
  areas: readonly AreaMinutes[],
  weekend: readonly WeekendTask[],
  problems: readonly RecommendedProblem[],
  student: Student,
): PlanDay[] {
  const sessions = layOut(student.grade, interleave(areas), weekend)
  const dated: DatedTask[] = weekdays.flatMap((weekday) => [
    ...weekend.filter((one) => one.weekday === weekday),
    ...(sessions.get(weekday) ?? []).map((session) => ({ weekday, task: buildTask(session, student) })),
  ])
  const tasks = addProblems(
    dated.map(({ task }) => task),
    problems,
  )
  return weekdays.map((weekday) => {
    const own = tasks.filter((_, index) => dated[index]?.weekday === weekday)
    return { weekday, minutes: own.reduce((sum, task) => sum + task.minutes, 0), tasks: own }
  })
}

/** The days with sessions. Friday is always free; Sunday has at most the review. */
const studyDays = ['monday', 'tuesday', 'wednesday', 'thursday', 'saturday'] as const satisfies readonly Weekday[]

interface Room {
  weekday: Weekday
  most: number
  used: number
  sessions: Session[]
}

/**
 * Returns how badly a session fits a day; smaller is better. The same area or skill twice in a day is worst, followed
 * by the same subject, followed by a fuller day.
 */
function misfit(room: Room, session: Session): number {
  const sameArea = room.sessions.some(({ area, skill }) => area.key === session.area.key || skill === session.skill)
  const sameSubject = room.sessions.filter(({ area }) => area.subject === session.area.subject).length
  return (sameArea ? 100 : 0) + sameSubject * 0.25 + (room.used + session.minutes) / room.most
}

function findBestDay(rooms: readonly Room[], session: Session): Room | undefined {
  return rooms.toSorted((one, other) => misfit(one, session) - misfit(other, session))[0]
}

function put(room: Room, session: Session): void {
  const same = room.sessions.find(({ area, skill }) => area.key === session.area.key && skill === session.skill)
  if (same) same.minutes += session.minutes
  else room.sessions.push({ ...session })
  room.used += session.minutes
}

/**
 * Splits a session over the days with time left. All of it fits, because the week's minutes are fewer than those of its
 * days.
 */
function putInParts(rooms: readonly Room[], session: Session): void {
  let left = session.minutes
  for (const room of rooms.toSorted((one, other) => other.most - other.used - (one.most - one.used))) {
    const minutes = Math.min(left, room.most - room.used)
    if (minutes <= 0) continue
    put(room, { ...session, minutes })
    left -= minutes
  }
}

/** Assigns the sessions to days, so that each day, with its weekend tasks, stays within the grade's maximum. */
function layOut(grade: Grade, sessions: readonly Session[], weekend: readonly WeekendTask[]) {
  const { schoolNight, saturday } = judgement.week[grade]
  const rooms: Room[] = studyDays.map((weekday) => ({
    weekday,
    most: weekday === 'saturday' ? saturday : schoolNight,
    used: weekend.filter((one) => one.weekday === weekday).reduce((sum, { task }) => sum + task.minutes, 0),
    sessions: [],
  }))
  for (const session of sessions) {
    const fitting = rooms.filter((room) => room.used + session.minutes <= room.most)
    const room = findBestDay(fitting, session)
    if (room) put(room, session)
    else putInParts(rooms, session)
  }
  return new Map<Weekday, readonly Session[]>(rooms.map((room) => [room.weekday, room.sessions]))
}
