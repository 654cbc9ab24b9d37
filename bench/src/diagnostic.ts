import { readFile } from 'node:fs/promises'
import { countries, grades, presetGoals } from '@pathwise/planner/context'
import { planStrategy } from '@pathwise/planner/plan'
import { difficultyLevels, type ProblemCandidate } from '@pathwise/planner/problems'
import { z } from 'zod'
import { type Figure, median } from './report.ts'

const rounds = 100

const bankSchema = z.object({
  questions: z.array(
    z.object({
      title: z.string(),
      subject: z.enum(['mathematics', 'physics', 'chemistry', 'biology']),
      gradeCode: z.string(),
      difficultyLevel: z.enum(difficultyLevels),
      difficultyScore: z.number(),
      skillTags: z.array(z.string()),
      pool: z.string(),
    }),
  ),
})

async function seededProblems(): Promise<ProblemCandidate[]> {
  const file = await readFile(new URL('../../packages/seed/generated/questions.json', import.meta.url), 'utf8')
  const { questions } = bankSchema.parse(JSON.parse(file))
  return questions.filter(({ pool }) => pool === 'practice').map((question, index) => ({ id: index + 1, ...question }))
}

/**
 * Measures how long the planner takes to build a strategy for each quick start context, with all seeded practice
 * questions.
 */
export async function benchDiagnostic(): Promise<Figure[]> {
  const problems = await seededProblems()
  const contexts = countries.flatMap((country) =>
    grades.flatMap((grade) => presetGoals.map((preset) => ({ country, grade, preset }))),
  )
  const times: number[] = []
  for (let turn = 0; turn < rounds; turn++) {
    for (const { country, grade, preset } of contexts) {
      const start = performance.now()
      planStrategy({ country, grade, goal: { kind: 'preset', preset }, today: '2026-11-21', problems })
      times.push(performance.now() - start)
    }
  }
  return [{ name: 'a diagnostic, computed, median', value: median(times), unit: 'ms', bar: 5 }]
}
