import { planStrategy } from '@pathwise/planner/plan'
import type { Report } from '../src/features/strategy/report.ts'

const strategy = planStrategy({
  country: 'US',
  grade: 'G11',
  goal: { kind: 'preset', preset: 'SAT_1500_PLUS' },
  today: '2026-11-21',
  problems: [
    {
      id: 12,
      title: 'Vertex of a thrown ball',
      gradeCode: 'G11',
      difficultyLevel: 'intermediate',
      difficultyScore: 5,
      skillTags: ['math.quadratics'],
    },
  ],
})

/** A report that contains only text, as other API clients may send it. */
export const plainTextReport: Report = {
  result: {
    summary: 'Start with algebra.\nThen read more.',
    weaknesses: ['Linear functions'],
    recommendedModules: ['Math'],
    recommendedProblems: [{ id: 'p-7', title: 'Two trains' }],
    nextWeekPlan: [
      { day: 'Mon', tasks: ['Algebra, 20 min; then rest', 'Reading'] },
      { day: 'Wednesday', tasks: ['함수 연습 30분'] },
    ],
  },
  context: { country: 'US', grade: 'G11', goal: 'SAT_1500_PLUS' },
}

/** Like `plainTextReport`, but with the planner's strategy. The app can render the strategy in any language. */
export const structuredReport: Report = {
  result: { ...plainTextReport.result, strategy },
  context: plainTextReport.context,
}
