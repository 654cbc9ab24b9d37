import type { MeasuredDomain, MeasuredSection } from '@pathwise/planner/measured'
import { draftPlan } from '@pathwise/planner/plan'
import type { Report } from '../src/features/strategy/report.ts'
import { structuredReport } from './sample-report.ts'

const functions = [
  { position: 0, skill: 'math.functions', outcome: 'wrong' },
  { position: 4, skill: 'math.quadratics', outcome: 'unknown' },
] as const

const weak = { low: 0.2, high: 0.41, verdict: 'needs_work', provisional: true, answers: functions } as const

const domains: readonly MeasuredDomain[] = [
  { ...weak, domain: 'sat.advanced-math' },
  { domain: 'sat.algebra', low: 0.5, high: 0.7, verdict: 'not_sure', provisional: false, answers: functions },
  { domain: 'sat.geometry-trigonometry', low: 0.3, high: 0.6, verdict: 'inferred', provisional: false, answers: [] },
]

const measured: MeasuredSection = { section: 'sat.math', target: 0.84, domains, skills: [] }

const draft = draftPlan({
  country: 'US',
  grade: 'G12',
  goal: { kind: 'preset', preset: 'SAT_1500_PLUS' },
  today: '2026-11-21',
  measured: [measured],
})
const { strategy, answers } = draft.complete([])

/** A report with a measured SAT Math section and an expected score for the other section. */
export const measuredReport: Report = {
  result: { ...structuredReport.result, strategy },
  context: { ...structuredReport.context, grade: 'G12' },
}

export const runId = 'run-of-twenty-two-char'

/** The navigation state that the report page receives after a plan is built from a run. */
export const measuredState = {
  result: { ...measuredReport.result, measured_answers: answers },
  context: measuredReport.context,
  runs: [runId],
}
