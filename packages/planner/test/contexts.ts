import type { Answers } from '../src/answers.ts'
import { type Country, countries, type Grade, grades, type PresetGoal, presetGoals } from '../src/context.ts'
import { skillRows } from '../src/data/skills.ts'
import { planStrategy } from '../src/plan.ts'
import { difficultyLevels, type ProblemCandidate } from '../src/problems.ts'
import type { Strategy } from '../src/strategy.ts'

export const days = ['2026-11-21', '2027-03-20', '2027-07-01', '2028-01-01'] as const

export interface Context {
  country: Country
  grade: Grade
  preset: PresetGoal
}

export const contexts: readonly Context[] = countries.flatMap((country) =>
  grades.flatMap((grade) => presetGoals.map((preset) => ({ country, grade, preset }))),
)

const banked = ['mathematics', 'physics', 'chemistry', 'biology'] as const

/** Four problems per skill, one for each difficulty, at the grade in which US schools teach the skill. */
export const bank: readonly ProblemCandidate[] = skillRows.flatMap((row, at) => {
  const subject = banked.find((one) => one === row.subject)
  if (!subject) return []
  return difficultyLevels.map((difficultyLevel, level) => ({
    id: at * 4 + level + 1,
    title: `${row.id} ${difficultyLevel}`,
    subject,
    gradeCode: row.met.US,
    difficultyLevel,
    difficultyScore: level * 2.5 + 1,
    skillTags: [row.id],
  }))
})

export function buildStrategy({ country, grade, preset }: Context, today = '2026-11-21', problems = bank): Strategy {
  return planStrategy({ country, grade, goal: { kind: 'preset', preset }, today, problems })
}

export function planText(
  text: string,
  given: Partial<{ country: Country; grade: Grade; today: string; answers: Answers }> = {},
): Strategy {
  const { country = 'US', grade = 'G11', today = '2026-11-21', answers = {} } = given
  return planStrategy({ country, grade, goal: { kind: 'text', text }, today, problems: bank, answers })
}

export function listSummaryKeys(strategy: Strategy): string[] {
  return strategy.summary.map(({ key }) => key)
}
