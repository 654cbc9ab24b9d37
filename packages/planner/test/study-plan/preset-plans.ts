import { countries, grades, presetGoals } from '../../src/context.ts'
import { planStrategy } from '../../src/plan.ts'
import { listGoalExams, listGoalSubjects } from '../../src/study-plan/goal-exams.ts'
import type { StudyPlanInput } from '../../src/study-plan/make-study-plan.ts'
import type { Supply } from '../../src/study-plan/supply.ts'
import { buildHours } from './inputs.ts'

const starts = ['2026-11-24', '2027-01-13', '2027-03-01', '2027-08-15']
const availabilities = [15, 45, 90]

export interface PresetCase {
  readonly name: string
  readonly today: string
  readonly minutes: number
  readonly build: (supply: Supply) => StudyPlanInput
}

/** Every combination of the 32 presets, four start dates and three study schedules. */
export const presetCases: readonly PresetCase[] = countries.flatMap((country) =>
  grades.flatMap((grade) =>
    presetGoals.flatMap((preset) =>
      starts.flatMap((today) =>
        availabilities.map((minutes) => ({
          name: `${country} ${grade} ${preset}`,
          today,
          minutes,
          build: (supply: Supply): StudyPlanInput => {
            const goal = { country, grade, goal: { kind: 'preset', preset }, today } as const
            const strategy = planStrategy({ ...goal, problems: [] })
            const sitting = strategy.dates.find(({ kind }) => kind === 'sitting' || kind === 'window')
            const exam = sitting && sitting.date > today ? { exam: sitting.exam, date: sitting.date } : null
            const exams = listGoalExams(goal).map((one) => ({
              ...one,
              date: exam?.date ?? null,
              share: 'normal' as const,
            }))
            const subjects = listGoalSubjects(goal)
            return { strategy, from: today, exam, exams, subjects, hours: buildHours(minutes), supply, done: new Set() }
          },
        })),
      ),
    ),
  ),
)
