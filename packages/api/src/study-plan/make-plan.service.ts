import { addDays } from '@pathwise/planner/calendar'
import { presetGoals } from '@pathwise/planner/context'
import type { Goal } from '@pathwise/planner/goal'
import type { Strategy } from '@pathwise/planner/strategy'
import { catchUp } from '@pathwise/planner/study-plan/catch-up'
import { chooseSitting, compareSittings } from '@pathwise/planner/study-plan/compare-sittings'
import { makeStudyPlan } from '@pathwise/planner/study-plan/make-study-plan'
import { defaultHours, findMinutes, listDays, type StudyHours } from '@pathwise/planner/study-plan/study-hours'
import type { StudyPlan } from '@pathwise/planner/study-plan/study-plan'
import { findDay } from '@pathwise/planner/study-plan/time-zone'
import { assertFeature } from '../billing/entitlements.ts'
import type { Context } from '../context.ts'
import type { ReportContext } from '../diagnostics/diagnostics.schemas.ts'
import { AppError } from '../errors.ts'
import { readSeen } from '../practice/sets.service.ts'
import type { CatchUpInput, CaughtUpPlan, ExamChoice, MadePlan, MakePlanInput } from './plan.schemas.ts'
import { readSupply } from './supply.ts'

type Deps = Pick<Context, 'billing' | 'identify' | 'now' | 'prisma' | 'reads' | 'request'>

/** The rate limit counts a plan as this many public pages, because it reads about as much. */
const readPointsOfPlan = 20

/** The latest exam day that a student can choose, in days from now. */
const mostDaysToExam = 730

function toGoal(goal: string): Goal {
  const preset = presetGoals.find((one) => one === goal)
  return preset ? { kind: 'preset', preset } : { kind: 'text', text: goal }
}

function countWeeklyMinutes(hours: StudyHours, today: string): number {
  return listDays(today, addDays(today, 6)).reduce(
    (sum, day) => sum + findMinutes({ ...hours, exceptions: {} }, day),
    0,
  )
}

/** Returns the exam days to choose from: the sittings of the SAT or ACT, and the first day of other exams. */
function listExamChoices(
  strategy: Strategy,
  { country, grade, goal, courses, exam: named, targets }: ReportContext,
  hours: StudyHours,
  today: string,
): ExamChoice[] {
  const input = { country, grade, goal: toGoal(goal), today, answers: { courses, exam: named, targets } }
  const sittings = compareSittings(input, countWeeklyMinutes(hours, today))
  const chosen = chooseSitting(sittings)
  const windows = strategy.dates.filter(({ kind, date }) => kind === 'window' && date > today)
  return [
    ...sittings.map((sitting): ExamChoice => {
      const { exam, date, deadline, isLate, weeklyMinutes, fits } = sitting
      return {
        exam,
        date,
        deadline,
        is_late: isLate,
        weekly_minutes: weeklyMinutes,
        fits,
        recommended: sitting === chosen,
      }
    }),
    ...windows.map(({ exam, date }, index): ExamChoice => {
      const recommended = !chosen && index === 0
      return { exam, date, deadline: null, is_late: false, weekly_minutes: null, fits: true, recommended }
    }),
  ].toSorted((one, other) => one.date.localeCompare(other.date))
}

/** Returns the exam of a plan. A day that the student enters belongs to the first exam of the goal. */
function chooseExam(
  choices: readonly ExamChoice[],
  strategy: Strategy,
  wanted: MakePlanInput['exam_date'],
  today: string,
) {
  if (wanted === null) return null
  if (wanted === undefined) {
    const chosen = choices.find(({ recommended }) => recommended)
    return chosen ? { exam: chosen.exam, date: chosen.date } : null
  }
  const known = choices.find(({ date }) => date === wanted) ?? choices[0]
  const exam = known?.exam ?? strategy.focus.find((area) => area.exam !== null)?.exam
  if (!exam || wanted <= today || wanted > addDays(today, mostDaysToExam)) {
    throw new AppError('bad_input', 'The exam day must be within the next two years', { reason: 'exam_day' })
  }
  return { exam, date: wanted }
}

/**
 * Schedules the work of a report in the student's hours. Stores nothing.
 * @throws AppError `forbidden` with reason `plan_feature` for custom hours or busy times without that feature; `bad_input` with
 *   reason `exam_day` for a day in the past, too far ahead, or for a goal without an exam; `throttled`
 */
export async function makePlan(deps: Deps, input: MakePlanInput): Promise<MadePlan> {
  const { identify, now, prisma, reads, request } = deps
  const caller = await identify()
  await reads.take(request.address, readPointsOfPlan)
  if (input.hours?.free) await assertFeature(prisma, { ...deps, caller }, 'busy_times')
  else if (input.hours) await assertFeature(prisma, { ...deps, caller }, 'own_hours')
  const { strategy, context, language } = input
  const today = findDay(input.time_zone, now())
  const hours = input.hours ?? defaultHours(strategy)
  const exams = listExamChoices(strategy, context, hours, today)
  const seen = [...input.seen, ...(caller ? await readSeen(deps, caller.id) : [])]
  const plan = makeStudyPlan({
    strategy,
    from: today,
    exam: chooseExam(exams, strategy, input.exam_date, today),
    hours,
    supply: await readSupply(prisma, { strategy, language, seen }),
    done: new Set(input.done),
  })
  return { plan, today, hours, exams }
}

/**
 * Reschedules the missed tasks of a plan. Stores nothing.
 * @throws AppError `forbidden` with reason `plan_feature`, `throttled`
 */
export async function catchUpPlan(deps: Deps, input: CatchUpInput): Promise<CaughtUpPlan> {
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
