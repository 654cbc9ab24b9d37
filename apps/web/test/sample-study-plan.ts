import type { ExamChoice, FollowedPlan, MadePlan } from '@pathwise/api/study-plan/plan.schemas'
import { skillIds } from '@pathwise/planner/data/skills'
import { makeStudyPlan } from '@pathwise/planner/study-plan/make-study-plan'
import { defaultHours, type StudyHours } from '@pathwise/planner/study-plan/study-hours'
import type { Supply } from '@pathwise/planner/study-plan/supply'
import type { PlannableReport } from '../src/features/strategy/study-plan/model/make-input.ts'
import { isPlannable } from '../src/features/strategy/study-plan/model/make-input.ts'
import { structuredReport } from './sample-report.ts'

function readSample(): PlannableReport {
  if (!isPlannable(structuredReport)) throw new Error('The sample report has no strategy')
  return structuredReport
}

/** A report with a strategy, created on Saturday, November 21, 2026. */
export const plannableReport = readSample()

/** A bank with eight problems and a sheet for each skill. */
export const sampleSupply: Supply = {
  problems: new Map(skillIds.map((id) => [id, { count: 8, seconds: 640 }])),
  seen: new Map(),
  findSheet: (skill) => skill.replace('.', '-'),
  modules: new Map([['sat.math', 2]]),
  unmeasured: ['sat.math'],
}

interface Changes {
  from?: string
  exam?: MadePlan['plan']['exam']
  hours?: StudyHours
  done?: readonly string[]
}

/** The exam dates in the server's response for the sample plan. */
const sampleExams: readonly ExamChoice[] = [
  {
    exam: 'SAT',
    date: '2026-12-05',
    deadline: '2026-11-24',
    is_late: true,
    weekly_minutes: 660,
    fits: false,
    recommended: false,
  },
  {
    exam: 'SAT',
    date: '2027-03-06',
    deadline: '2027-02-19',
    is_late: false,
    weekly_minutes: 240,
    fits: true,
    recommended: true,
  },
]

const madePlans = new Map<string, MadePlan['plan']>()

/** Returns a copy of the plan for this input. Each plan is computed only once per process. */
function planOnce(from: string, hours: StudyHours, exam: MadePlan['plan']['exam'], done: readonly string[]) {
  const key = JSON.stringify([from, hours, exam, done])
  const plan =
    madePlans.get(key) ??
    makeStudyPlan({
      strategy: plannableReport.result.strategy,
      from,
      exam,
      hours,
      supply: sampleSupply,
      done: new Set(done),
    })
  madePlans.set(key, plan)
  return structuredClone(plan)
}

/** Builds a plan as the server would, from Monday, November 23, 2026, until the SAT in March. */
export function buildServerPlan({
  from = '2026-11-23',
  exam = { exam: 'SAT', date: '2027-03-06' },
  hours = defaultHours(plannableReport.result.strategy),
  done = [],
}: Changes = {}): MadePlan {
  return { plan: planOnce(from, hours, exam, done), today: from, hours, exams: [...sampleExams] }
}

/** Builds the followed plan of a student whose time zone is UTC. */
export function buildSampleFollowedPlan(changes: Changes & { changedAt?: string } = {}): FollowedPlan {
  const { plan, hours } = buildServerPlan(changes)
  return {
    version: 1,
    report: plannableReport,
    hours,
    time_zone: 'UTC',
    exam_date: plan.exam?.date ?? null,
    plan,
    changed_at: changes.changedAt ?? '2026-11-23T10:00:00.000Z',
  }
}
