import { addDays } from '@pathwise/planner/calendar'
import { parseGoal } from '@pathwise/planner/goal'
import { catchUp } from '@pathwise/planner/study-plan/catch-up'
import { listGoalExams, listGoalSubjects } from '@pathwise/planner/study-plan/goal-exams'
import { makeStudyPlan } from '@pathwise/planner/study-plan/make-study-plan'
import type { DatedExam } from '@pathwise/planner/study-plan/plan-parts'
import { defaultHours, findMinutes, listDays, type StudyHours } from '@pathwise/planner/study-plan/study-hours'
import { mostExams, type StudyPlan } from '@pathwise/planner/study-plan/study-plan'
import { findDay } from '@pathwise/planner/study-plan/time-zone'
import { assertFeature } from '../billing/entitlements.ts'
import type { Context } from '../context.ts'
import { readSeen } from '../practice/sets.service.ts'
import { chooseDays, chooseExam, listExamChoices, listSeveralChoices } from './exam-choices.ts'
import type { CatchUpInput, CaughtUpPlan, MadePlan, MakePlanInput } from './plan.schemas.ts'
import { readSupply } from './supply.ts'

type Deps = Pick<Context, 'billing' | 'identify' | 'now' | 'prisma' | 'reads' | 'request'>

/** The number of rate-limit points that creating a plan uses. Reading a public page uses one point. */
const readPointsOfPlan = 20

function countWeeklyMinutes(hours: StudyHours, today: string): number {
  return listDays(today, addDays(today, 6)).reduce(
    (sum, day) => sum + findMinutes({ ...hours, exceptions: {} }, day),
    0,
  )
}

/** Returns the exams and subjects of a plan, and the dates to choose from. */
function planGoals({ strategy, context, exam_date, exam_choices }: MakePlanInput, hours: StudyHours, today: string) {
  const { country, grade, goal, courses, exam: named, targets } = context
  const satHours = strategy.version === 2 ? strategy.satHours : undefined
  const input = { country, grade, goal: parseGoal(goal), today, answers: { courses, exam: named, targets }, satHours }
  const minutes = countWeeklyMinutes(hours, today)
  const known = listGoalExams(input).slice(0, mostExams)
  const subjects = listGoalSubjects(input)
  if (known.length > 1) {
    const choices = listSeveralChoices(known, input, minutes, exam_choices)
    return { choices, exam: null, exams: chooseDays(known, choices, exam_choices, today), subjects }
  }
  const choices = listExamChoices(strategy, input, minutes)
  const exam = chooseExam(choices, strategy, exam_date, today)
  const exams = known.map((one): DatedExam => ({ ...one, date: exam?.date ?? null, share: 'normal' }))
  return { choices, exam, exams, subjects }
}

/**
 * Builds a study plan from a report, within the student's study hours. Stores nothing.
 * @throws AppError `forbidden` with reason `plan_feature` for custom hours or busy times that the billing plan lacks;
 * `bad_input` with reason `exam_day` for a date that is past or too far ahead, or for a goal without an exam;
 * `throttled`
 */
export async function makePlan(deps: Deps, input: MakePlanInput): Promise<MadePlan> {
  const { identify, now, prisma, reads, request } = deps
  const caller = await identify()
  await reads.take(request.address, readPointsOfPlan)
  if (input.hours?.free) await assertFeature(prisma, { ...deps, caller }, 'busy_times')
  else if (input.hours) await assertFeature(prisma, { ...deps, caller }, 'own_hours')
  const { strategy, language } = input
  const today = findDay(input.time_zone, now())
  const hours = input.hours ?? defaultHours(strategy)
  const { choices, exam, exams, subjects } = planGoals(input, hours, today)
  const seen = await readSeen(prisma, caller, input.seen)
  const plan = makeStudyPlan({
    strategy,
    from: today,
    exam,
    exams,
    subjects,
    hours,
    supply: await readSupply(prisma, { strategy, language, seen }),
    done: new Set(input.done),
    minutesDone: input.minutes_done_today,
  })
  return { plan, today, hours, exams: choices }
}

/**
 * Reschedules a plan's missed tasks. Stores nothing.
 * @throws AppError `forbidden` with reason `plan_feature`, `throttled`
 */
export async function reschedulePlan(deps: Deps, input: CatchUpInput): Promise<CaughtUpPlan> {
  const { identify, now, prisma, reads, request } = deps
  const caller = await identify()
  await reads.take(request.address, readPointsOfPlan)
  await assertFeature(prisma, { ...deps, caller }, 'replanning')
  const { plan, hours, time_zone, done } = input
  const result = catchUp(plan, { today: findDay(time_zone, now()), hours, done: new Set(done) })
  return presentChanges(result.plan, result)
}

function presentChanges(
  plan: StudyPlan,
  { moved, stay, dropped }: Omit<ReturnType<typeof catchUp>, 'plan'>,
): CaughtUpPlan {
  return { plan, moved: moved.length, stay: stay.length, dropped: dropped.length }
}
