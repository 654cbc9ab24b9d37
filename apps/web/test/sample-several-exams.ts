import type { ExamChoice, FollowedPlan, MadePlan, MakePlanInput } from '@pathwise/api/study-plan/plan.schemas'
import { planStrategy } from '@pathwise/planner/plan'
import { listGoalExams } from '@pathwise/planner/study-plan/goal-exams'
import { makeStudyPlan } from '@pathwise/planner/study-plan/make-study-plan'
import { defaultHours } from '@pathwise/planner/study-plan/study-hours'
import { plannableReport, sampleSupply } from './sample-study-plan.ts'

const today = '2026-11-23'
const text = 'SAT 1500 and AP Biology 5 and AP Chemistry 5'
const goal = { country: 'US', grade: 'G11', goal: { kind: 'text', text }, today } as const
const strategy = planStrategy({ ...goal, problems: [] })
const days: Readonly<Record<string, string>> = {
  SAT: '2027-03-13',
  'ap.biology': '2027-05-03',
  'ap.chemistry': '2027-05-03',
}

/** Builds a plan for the SAT and two AP exams, as the server would. */
export function buildPlanWithSeveralExams(wanted: MakePlanInput['exam_choices'] = []): MadePlan {
  const exams = listGoalExams(goal).map((exam) => {
    const own = wanted.find(({ id }) => id === exam.id)
    return {
      ...exam,
      date: own?.date === undefined ? (days[exam.id] ?? null) : own.date,
      share: own?.share ?? 'normal',
    }
  })
  const hours = defaultHours(strategy)
  const plan = makeStudyPlan({ strategy, from: today, exam: null, exams, hours, supply: sampleSupply, done: new Set() })
  const choices = exams.map(({ id, exam }): ExamChoice => {
    const known = { deadline: null, is_late: false, weekly_minutes: null, fits: true, recommended: true }
    return { ...known, exam, exam_id: id, date: days[id] ?? '' }
  })
  return { plan, today, hours, exams: choices }
}

export function buildFollowedPlanWithSeveralExams(): FollowedPlan {
  const { plan, hours } = buildPlanWithSeveralExams()
  return {
    version: 1,
    report: { result: { ...plannableReport.result, strategy }, context: { ...plannableReport.context, goal: text } },
    hours,
    time_zone: 'UTC',
    exam_date: plan.exam?.date ?? null,
    plan,
    changed_at: '2026-11-23T10:00:00.000Z',
  }
}
