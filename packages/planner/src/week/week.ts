import type { Grade } from '../context.ts'
import { judgement } from '../data/judgement.ts'
import type { SkillId } from '../data/skills.ts'
import type { Area } from '../focus/area.ts'
import { divideProportionally } from '../focus/divide-proportionally.ts'
import type { Student } from '../focus/exposure.ts'
import { isNew } from '../focus/measure-area.ts'
import { phrase, term } from '../phrase.ts'
import type { PlanDay, PlanTask, RecommendedProblem } from '../strategy.ts'
import { type Weekday, weekdays } from '../weekday.ts'
import { type AreaMinutes, unit } from './minutes.ts'
import type { WeekendTask } from './weekend.ts'

/** Builds the days of the week. A day without tasks is a rest day. */
export function planDays(
  areas: readonly AreaMinutes[],
  weekend: readonly WeekendTask[],
  problems: readonly RecommendedProblem[],
  student: Student,
): PlanDay[] {
  const sessions = layOut(student.grade, interleave(areas), weekend)
  const days = weekdays.map((weekday) => ({
    weekday,
    tasks: [
      ...weekend.filter((one) => one.weekday === weekday).map(({ task }) => task),
      ...(sessions.get(weekday) ?? []).map((session) => buildTask(session, student)),
    ],
  }))
  addProblems(
    days.flatMap(({ tasks }) => tasks),
    problems,
  )
  return days.map(({ weekday, tasks }) => ({
    weekday,
    minutes: tasks.reduce((sum, task) => sum + task.minutes, 0),
    tasks,
  }))
}

/** Sessions take place only on these days. Friday is free, and Sunday has at most a review. */
const studyDays = ['monday', 'tuesday', 'wednesday', 'thursday', 'saturday'] as const satisfies readonly Weekday[]

interface Room {
  weekday: Weekday
  most: number
  used: number
  sessions: Session[]
}

/**
 * Returns the penalty for putting a session on a day. Repeating an area or skill costs by far the most. Repeating a
 * subject and filling the day cost less.
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
 * Splits a session across the days with room. The session always fits, because the days have more minutes than all
 * sessions need.
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

/** Distributes sessions so that no day, including its weekend tasks, exceeds the grade's daily maximum. */
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

interface Session {
  area: Area
  skill: SkillId
  minutes: number
}

/** The maximum number of skills per area and week. More would leave too little time for each. */
const skillsAWeek = 3

/**
 * Splits an area's minutes into sessions of similar length, in multiples of five. The sessions rotate through the
 * area's skills.
 */
function splitSessions({ area, minutes }: AreaMinutes): Session[] {
  const count = Math.ceil(minutes / judgement.session.most)
  const skills = area.skills.slice(0, skillsAWeek)
  return divideProportionally(Array(count).fill(1), minutes / unit).map((units, index) => ({
    area,
    skill: skills[index % skills.length] ?? area.lead,
    minutes: units * unit,
  }))
}

/** Orders the week's sessions: the first session of each area, then the second session of each area, and so on. */
function interleave(areas: readonly AreaMinutes[]): Session[] {
  const rows = areas.map(splitSessions)
  const longest = Math.max(0, ...rows.map((row) => row.length))
  return Array.from({ length: longest }, (_, round) => rows.flatMap((row) => row[round] ?? [])).flat()
}

function buildTask({ area, skill, minutes }: Session, student: Student): PlanTask {
  const kind = isNew(area, skill, student) ? 'learn' : 'practise'
  const text = phrase(`task.${kind}`, { skill: term(`skill.${skill}`), minutes })
  return { kind, minutes, skill, problemIds: [], text }
}

const problemsAtOnce = 2

/**
 * Adds each problem to a task for the problem's skill, choosing the task with the fewest problems. Skips the problem if
 * all tasks for the skill are full.
 */
function addProblems(tasks: readonly PlanTask[], problems: readonly RecommendedProblem[]): void {
  for (const { id, skill } of problems) {
    const open = tasks.filter((task) => task.skill === skill && task.problemIds.length < problemsAtOnce)
    open.toSorted((one, other) => one.problemIds.length - other.problemIds.length)[0]?.problemIds.push(id)
  }
}
