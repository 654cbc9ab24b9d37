import type { CalendarDate } from '../calendar.ts'
import { required } from '../required.ts'
import type { Lanes } from './lanes.ts'
import { findGroup, type PlanArea } from './plan-areas.ts'
import { isTapered } from './plan-days.ts'
import { floorToUnit } from './study-hours.ts'
import type { OpenTask, StudyTask } from './study-plan.ts'

/** A day gets tasks only if it has at least this many minutes. */
export const leastMinutes = 10

const officialMinutes = 30
const ownMinutes = 25

/** The tasks that can be scheduled. Callers take tasks out of the pool, and put back those that do not fit. */
export interface TaskPool {
  /**
   * Takes tasks until the minutes are used up. Divides the minutes among the areas by weight, and takes the tasks of
   * each area in order.
   */
  takeFromAreas(minutes: number, longest: number): OpenTask[]
  /**
   * Fills the minutes with practice with outside material. This practice suits the taper, because it introduces no new
   * skills.
   */
  takeOutside(minutes: number, longest: number): OpenTask[]
  /** Takes mixed sets from the pool until the minutes are used up. */
  takeMixed(minutes: number): OpenTask[]
  /** Puts tasks back at the front of their queues, in the given order. */
  putBack(tasks: readonly OpenTask[]): void
  /** Returns the sheets and sets that were never scheduled. */
  listRest(): OpenTask[]
}

/** Creates a practice task with outside material. */
function createOutsideTask(area: PlanArea, minutes: number, number: number): OpenTask {
  const { exam, section, skills } = area
  const key = `${nameOutside(area)}.${number}`
  if (exam) return { key, kind: 'official', minutes, skills: [...skills], exam, number, ...(section && { section }) }
  return { key, kind: 'own', minutes, skills: [...skills], number }
}

function nameOutside(area: PlanArea): string {
  return area.exam ? `official.${area.section ?? area.examId ?? area.exam}` : `own.${findGroup(area)}`
}

export const isOutside = ({ kind }: Pick<OpenTask, 'kind'>) => kind === 'official' || kind === 'own'

/**
 * Returns the first day on which the question bank has no unseen sets left for at least one skill. Returns undefined if
 * the bank has enough sets.
 */
export function findBankEnd(tasks: readonly StudyTask[], exams: readonly CalendarDate[]): CalendarDate | undefined {
  return tasks.find((task) => isOutside(task) && !exams.some((exam) => isTapered(task.day, exam)))?.day
}

/** Splits the key of a task with outside material into name and number. Returns undefined for other keys. */
function splitOutsideKey(key: string): { name: string; number: number } | undefined {
  const [, name, number] = /^((?:official|own)\..+)\.(\d+)$/.exec(key) ?? []
  return name ? { name, number: Number(number) } : undefined
}

/** Numbers the practice tasks with outside material by day, continuing after the numbers of the finished tasks. */
export function numberOutsideTasks(tasks: readonly StudyTask[], done: ReadonlySet<string>): StudyTask[] {
  const last = new Map<string, number>()
  for (const key of done) {
    const split = splitOutsideKey(key)
    if (split) last.set(split.name, Math.max(last.get(split.name) ?? 0, split.number))
  }
  return tasks.map((task) => {
    const name = splitOutsideKey(task.key)?.name
    if (!name) return task
    const number = (last.get(name) ?? 0) + 1
    last.set(name, number)
    return { ...task, key: `${name}.${number}`, number }
  })
}

/** Creates the pool for a plan, without the tasks that are finished or planned already. */
export function createTaskPool({ areas, mixed }: Lanes, taken: ReadonlySet<string>): TaskPool {
  const isOpen = ({ key }: OpenTask) => !taken.has(key)
  const lanes = areas.map(({ area, queue }) => ({ area, queue: queue.filter(isOpen), given: 0 }))
  let outside = 0
  let mixedQueue = mixed.filter(isOpen)

  type Take = (lane: (typeof lanes)[number], left: number, longest: number) => OpenTask | undefined

  const takeElsewhere: Take = ({ area }, left, longest) => {
    const usual = area.exam ? officialMinutes : ownMinutes
    // Makes the key unique until the task is scheduled and gets its final number.
    outside += 1
    return createOutsideTask(area, floorToUnit(Math.min(usual, left, longest)), outside)
  }

  /** Takes the next sheet or set of an area if it fits into the remaining minutes. */
  const takeNext: Take = (lane, left, longest) => {
    const next = lane.queue[0]
    const minutes = next ? Math.min(next.minutes, longest) : 0
    if (!next || minutes > left) return undefined
    lane.queue.shift()
    return { ...next, minutes }
  }

  /**
   * Takes tasks until the minutes are used up. Each task comes from the area that is furthest behind its weighted share
   * of the minutes.
   */
  function takeByWeight(take: Take, minutes: number, longest: number): OpenTask[] {
    const taken: OpenTask[] = []
    let open = [...lanes]
    let left = minutes
    while (left >= leastMinutes && longest >= leastMinutes && open.length > 0) {
      const lane = open.reduce((best, one) =>
        one.given / one.area.weight < best.given / best.area.weight ? one : best,
      )
      const task = take(lane, left, longest)
      if (!task) {
        open = open.filter((one) => one !== lane)
        continue
      }
      taken.push(task)
      lane.given += task.minutes
      left -= task.minutes
    }
    return taken
  }

  const isToBeLearned = (skill: string) => lanes.some(({ queue }) => queue.some(({ key }) => key === `learn.${skill}`))

  return {
    takeFromAreas(minutes, longest) {
      const own = takeByWeight(takeNext, minutes, longest)
      // Uses outside material only when no area has tasks left.
      if (lanes.some(({ queue }) => queue.length > 0)) return own
      const used = own.reduce((sum, task) => sum + task.minutes, 0)
      return [...own, ...takeByWeight(takeElsewhere, minutes - used, longest)]
    },
    takeOutside: (minutes, longest) => takeByWeight(takeElsewhere, minutes, longest),
    takeMixed(minutes) {
      const taken: OpenTask[] = []
      let left = minutes
      for (const task of mixedQueue) {
        if (task.minutes > left || task.skills.some(isToBeLearned)) continue
        taken.push(task)
        left -= task.minutes
      }
      mixedQueue = mixedQueue.filter((task) => !taken.includes(task))
      return taken
    },
    putBack(tasks) {
      const back = tasks.filter(({ kind }) => kind === 'learn' || kind === 'practise')
      for (const task of back.toReversed()) {
        const lane = required(lanes.find(({ area }) => area.skills.some((skill) => task.skills.includes(skill))))
        lane.queue.unshift(task)
        lane.given -= task.minutes
      }
      mixedQueue = [...tasks.filter(({ kind }) => kind === 'mixed'), ...mixedQueue]
    },
    listRest: () => [...lanes.flatMap(({ queue }) => queue), ...mixedQueue],
  }
}
