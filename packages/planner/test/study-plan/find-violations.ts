import { addDays, type CalendarDate, daysBetween } from '../../src/calendar.ts'
import { skillRows } from '../../src/data/skills.ts'
import { findSitting } from '../../src/dates/sittings.ts'
import { listExamDays } from '../../src/study-plan/exam-days.ts'
import type { StudyPlanInput } from '../../src/study-plan/make-study-plan.ts'
import { taperDays } from '../../src/study-plan/plan-days.ts'
import { findMinutes, findWeekday } from '../../src/study-plan/study-hours.ts'
import { type StudyPlan, type StudyTask, studyPlanSchema } from '../../src/study-plan/study-plan.ts'
import { weekdays } from '../../src/weekday.ts'

const sum = (tasks: readonly StudyTask[]) => tasks.reduce((total, { minutes }) => total + minutes, 0)

function groupBy(tasks: readonly StudyTask[], find: (task: StudyTask) => string): Map<string, StudyTask[]> {
  const groups = new Map<string, StudyTask[]>()
  for (const task of tasks) groups.set(find(task), [...(groups.get(find(task)) ?? []), task])
  return groups
}

const findMonday = (day: CalendarDate) => addDays(day, -weekdays.indexOf(findWeekday(day)))

/**
 * Returns a string that is the same for tasks with the same content. For a review, returns the key, because every week
 * has different reviews.
 */
function describeItem({ kind, key, skills, section, exam, sheet, number, deadline }: StudyTask): string {
  if (kind === 'due') return key
  return JSON.stringify([kind, skills, section ?? exam, sheet, number, deadline])
}

/** Finds weeks whose tasks, apart from official practice, are the same as in an earlier week. */
function findEqualWeeks({ tasks }: StudyPlan): string[] {
  const known = new Set<string>()
  const weeks = groupBy(tasks, ({ day }) => findMonday(day))
  return [...weeks].flatMap(([monday, all]) => {
    const own = all.filter(({ kind }) => kind !== 'official')
    const list = own.map(describeItem).toSorted().join()
    const isEqual = own.length > 0 && known.has(list)
    known.add(list)
    return isEqual ? [`the week of ${monday} repeats another`] : []
  })
}

/** Finds days with more tasks than study time. In the days before an exam, tasks may take half of the study time. */
function findFullDays(plan: StudyPlan, { hours }: StudyPlanInput): string[] {
  const exams = listExamDays(plan)
  return [...groupBy(plan.tasks, ({ day }) => day)].flatMap(([day, tasks]) => {
    const isLight = exams.some(({ date }) => date > day && daysBetween(day, date) <= taperDays)
    return sum(tasks) > findMinutes(hours, day) / (isLight ? 2 : 1) ? [`too full: ${day}`] : []
  })
}

/** Finds sets scheduled before the sheet of one of their skills. */
function findEarlyTasks({ tasks }: StudyPlan, { supply, done }: StudyPlanInput): string[] {
  const keys = tasks.map(({ key }) => key)
  const isEarly = ({ key, skills }: StudyTask) =>
    skills.some((skill) => {
      const learn = `learn.${skill}`
      if (supply.findSheet(skill) === undefined || done.has(learn)) return false
      return !keys.includes(learn) || keys.indexOf(learn) > keys.indexOf(key)
    })
  return tasks
    .filter((task) => (task.kind === 'practise' || task.kind === 'mixed') && isEarly(task))
    .map(({ key }) => key)
}

/** Returns whether a task has the fields that its page needs. */
function hasTarget({ kind, skills, sheet, section, exam, fact }: StudyTask, { supply }: StudyPlanInput): boolean {
  switch (kind) {
    case 'learn':
      return sheet !== undefined && skills.length === 1
    case 'practise':
    case 'mixed':
      return skills.length > 0 && skills.every((skill) => (supply.problems.get(skill)?.count ?? 0) > 0)
    case 'timed':
      return section !== undefined && (supply.modules.get(section) ?? 0) > 0
    case 'measure':
      return section !== undefined
    case 'official':
      return exam !== undefined
    case 'own':
      return skillRows.some(({ id }) => id === skills[0])
    case 'date':
      return exam !== undefined && fact !== undefined
    case 'due':
      return true
  }
}

/** Finds tasks that need more sets or modules than the question bank has. */
function findBeyondBank({ tasks }: StudyPlan, { supply }: StudyPlanInput): string[] {
  const sets = groupBy(
    tasks.filter(({ kind }) => kind === 'practise'),
    ({ skills }) => skills.join(),
  )
  const modules = groupBy(
    tasks.filter(({ kind }) => kind === 'timed'),
    ({ section }) => section ?? '',
  )
  return [
    ...[...sets.values()].filter((own) => {
      const problems = own[0]?.skills.reduce((total, skill) => total + (supply.problems.get(skill)?.count ?? 0), 0)
      return own.length > Math.ceil((problems ?? 0) / 5)
    }),
    ...[...modules.values()].filter((own) => own.length > Math.max(...[...supply.modules.values()])),
  ].map(([first]) => `beyond the bank: ${first?.key}`)
}

/** Finds missing registrations, and registrations for sittings that are not in the plan. */
function findWrongRegistrations(plan: StudyPlan, { from, done }: StudyPlanInput): string[] {
  const sittings = listExamDays(plan).flatMap(({ exam, date }) => findSitting(exam, date, from) ?? [])
  const planned = plan.tasks.filter(({ kind, exam }) => kind === 'date' && exam !== 'OUAC')
  const isPlanned = (deadline: string) => planned.some((task) => task.deadline === deadline)
  const missing = sittings.filter(({ deadline }) => deadline <= plan.until && !isPlanned(deadline))
  return [
    ...planned
      .filter((task) => sittings.every(({ exam, deadline }) => exam !== task.exam || deadline !== task.deadline))
      .map(({ key }) => `for another sitting: ${key}`),
    ...(done.size > 0 || plan.tasks.length === 0 ? [] : missing).map(({ deadline }) => `not planned: ${deadline}`),
  ]
}

/** Checks a plan. Returns a message for each violated rule. */
export function findViolations(plan: StudyPlan, input: StudyPlanInput): string[] {
  const { tasks } = plan
  const keys = tasks.map(({ key }) => key)
  const days = tasks.map(({ day }) => day)
  const last = listExamDays(plan).at(-1)?.date
  return [
    ...(studyPlanSchema.safeParse(plan).success ? [] : ['not a plan']),
    ...keys.filter((key, index) => keys.indexOf(key) !== index).map((key) => `planned twice: ${key}`),
    ...(days.join() === days.toSorted().join() ? [] : ['days out of order']),
    ...days
      .filter((day) => day < input.from || day > plan.until || (last && day >= last))
      .map((day) => `outside: ${day}`),
    ...tasks.filter(({ day, deadline }) => deadline && day > deadline).map(({ key }) => `too late: ${key}`),
    ...findFullDays(plan, input),
    ...findEarlyTasks(plan, input).map((key) => `before its sheet: ${key}`),
    ...findEqualWeeks(plan),
    ...tasks.filter((task) => !hasTarget(task, input)).map(({ key }) => `opens nothing: ${key}`),
    ...findBeyondBank(plan, input),
    ...findWrongRegistrations(plan, input),
    // A plan for an exam must not contain the student's own material, because it uses official practice instead.
    ...(plan.exam && tasks.some(({ kind }) => kind === 'own') ? ['own material in a plan for an exam'] : []),
  ]
}
