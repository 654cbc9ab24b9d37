import { describe, expect, it } from 'vitest'
import { planStrategy } from '../../src/plan.ts'
import { listGoalSubjects } from '../../src/study-plan/goal-exams.ts'
import { makeStudyPlan } from '../../src/study-plan/make-study-plan.ts'
import { findViolations } from './find-violations.ts'
import { buildHours, buildInput, buildSupply } from './inputs.ts'

const today = '2026-11-24'

function planText(text: string, minutes: number) {
  const goal = { country: 'CA', grade: 'G11', goal: { kind: 'text', text }, today } as const
  const input = buildInput({
    strategy: planStrategy({ ...goal, problems: [] }),
    exam: null,
    subjects: listGoalSubjects(goal),
    hours: buildHours(minutes),
    supply: buildSupply({ count: 10 }),
  })
  return { input, plan: makeStudyPlan(input) }
}

describe('makeStudyPlan for a goal without an exam', () => {
  it.each(['UBC engineering', 'stronger in math and physics', 'OUAC engineering'])(
    'plans no material of the student before the problems of the goal are used up: %s',
    (text) => {
      const { input, plan } = planText(text, 20)
      expect(findViolations(plan, input)).toEqual([])
      expect(plan.tasks.filter(({ kind }) => kind === 'own' || kind === 'official')).toEqual([])
      expect(plan.bankLastsUntil).toBeUndefined()
    },
  )

  it("plans skills of each subject in the goal after the report's skills", () => {
    const { input, plan } = planText('UBC engineering', 20)
    const first = new Set(input.strategy.focus.flatMap(({ skills }) => skills))
    const later = plan.tasks.filter(({ kind, skills }) => kind === 'practise' && !skills.some((id) => first.has(id)))
    expect(new Set(later.map(({ skills }) => skills[0]?.split('.')[0]))).toEqual(
      new Set(['math', 'physics', 'chemistry']),
    )
  })

  it("plans the student's material when the bank has no problems left for any skill of the goal", () => {
    const { input, plan } = planText('UBC engineering', 60)
    const planned = new Set(plan.tasks.filter(({ kind }) => kind === 'practise').flatMap(({ skills }) => skills))
    expect(input.subjects?.flatMap(({ skills }) => skills).filter((id) => !planned.has(id))).toEqual([])
    expect(plan.tasks.some(({ kind }) => kind === 'own')).toBe(true)
  })
})
