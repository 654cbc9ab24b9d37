import type { ParentView } from '@pathwise/api/parent-links/parent-view.schemas'
import type { FollowedPlan } from '@pathwise/api/study-plan/plan.schemas'
import { addDays, type CalendarDate } from '@pathwise/planner/calendar'
import { findDeadlineLabel } from '@pathwise/planner/dates/deadline-kinds'
import { buildItemKey } from '@pathwise/planner/item-key'
import { phrase, term } from '@pathwise/planner/phrase'
import { isLeveled, type Strategy } from '@pathwise/planner/strategy'
import { listExamDays } from '@pathwise/planner/study-plan/exam-days'
import { findMonday } from '@pathwise/planner/study-plan/weeks'
import type { Progress } from '../../study-plan/model/progress.ts'

export interface Shown {
  readonly tasks: boolean
  readonly dates: boolean
  readonly results: boolean
}

/**
 * The parent page shows this week and the four weeks before it. The data of later weeks is sent too, because the
 * student's device may not send updates for a while.
 */
const daysBefore = 28
const daysAfter = 34

/** The maximum number of tasks that the server stores for a parent link. */
const mostTasks = 450

/** Returns the next exam, or the last one if all have passed. */
function findNextExam(plan: FollowedPlan['plan'], today: CalendarDate): ParentView['exam'] {
  const exams = listExamDays(plan)
  const next = exams.find(({ date }) => date >= today) ?? exams.at(-1)
  return next ? { exam: next.exam, date: next.date } : null
}

/** Builds the data that a parent link shows: a copy of the plan with only the selected parts and no answers. */
export function buildParentView(
  { report, plan, time_zone }: FollowedPlan,
  progress: readonly Progress[],
  shows: Shown,
  today: CalendarDate,
): ParentView {
  const { country, grade, goal } = report.context
  const { strategy } = report.result
  return {
    version: 1,
    country,
    grade,
    goal,
    time_zone,
    phases: plan.phases,
    tasks: shows.tasks ? viewTasks({ report, plan }, progress, today) : null,
    exam: shows.dates ? findNextExam(plan, today) : null,
    dates: shows.dates ? viewDates(plan, strategy?.dates ?? []) : null,
    results: shows.results ? viewResults(strategy) : null,
  }
}

function viewTasks(
  { report, plan }: Pick<FollowedPlan, 'plan' | 'report'>,
  progress: readonly Progress[],
  today: CalendarDate,
): ParentView['tasks'] {
  const monday = findMonday(today)
  const [from, until] = [addDays(monday, -daysBefore), addDays(monday, daysAfter)]
  const completed = new Set(progress.filter(({ status }) => status === 'completed').map(({ key }) => key))
  return plan.tasks
    .filter(({ day }) => from <= day && day <= until)
    .slice(0, mostTasks)
    .map(({ kind, day, minutes, skills, exam, section, deadlineKind, key }) => ({
      ...{ kind, day, minutes, skills },
      ...(exam && { exam }),
      ...(section && { section }),
      ...(deadlineKind && { deadlineKind }),
      done: completed.has(buildItemKey(report.context, 'plan', key)),
    }))
}

/** Returns the report's dates and the plan's deadlines, without sittings and registrations that are not in the plan. */
function viewDates(plan: FollowedPlan['plan'], dates: Strategy['dates']): ParentView['dates'] {
  const exams = listExamDays(plan)
  const isKept = ({ kind, exam, date, fact }: Strategy['dates'][number]) => {
    if (kind === 'sitting') return exams.some((one) => one.exam === exam && one.date === date)
    if (kind !== 'registration') return true
    return plan.tasks.some((task) => task.fact === fact && task.deadline === date)
  }
  const kept = dates.filter(isKept)
  const others = plan.tasks.flatMap(({ fact, exam, deadline, deadlineKind }) => {
    if (!exam || !deadline || kept.some((one) => one.fact === fact && one.date === deadline)) return []
    const label = phrase(findDeadlineLabel(exam, deadlineKind) ?? 'date.register', { exam: term(`exam.${exam}`) })
    // The deadlines of the SAT follow a rule, and are not published for each sitting.
    const isPublished = exam === 'ACT' && deadlineKind !== undefined && deadlineKind !== 'about'
    return [{ exam, date: deadline, endDate: null, label, isPublished }]
  })
  return kept
    .map(({ exam, date, endDate, label, certainty }) => ({
      ...{ exam, date, endDate, label },
      isPublished: certainty === 'published',
    }))
    .concat(others)
    .toSorted((one, other) => one.date.localeCompare(other.date))
}

function viewResults(strategy: Strategy | undefined): ParentView['results'] {
  return (strategy?.focus ?? []).flatMap((area) =>
    isLeveled(area) && area.basis === 'measured'
      ? [{ area: area.area, verdict: area.verdict, low: area.low, high: area.high, target: area.target }]
      : [],
  )
}
