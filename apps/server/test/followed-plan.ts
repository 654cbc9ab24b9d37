import { type FollowedPlan, followedPlanSchema } from '@pathwise/api/study-plan/plan.schemas'

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const
const evening = { from: '18:00', until: '21:00', minutes: 60 }

/** Builds a followed plan from November 23 to December 13, 2026, with tasks on Tuesdays and Thursdays. */
export function buildFollowedPlan(time_zone = 'America/Los_Angeles'): FollowedPlan {
  const tasks = ['2026-11-24', '2026-12-01', '2026-12-03', '2026-12-08'].flatMap((day) => [
    { key: `practise.${day}`, kind: 'practise', minutes: 40, day, skills: ['math.quadratics'] },
    { key: `due.${day}`, kind: 'due', minutes: 25, day, skills: [] },
  ])
  const result = { summary: '', weaknesses: [], recommendedModules: [], recommendedProblems: [], nextWeekPlan: [] }
  return followedPlanSchema.parse({
    ...{ version: 1, time_zone, exam_date: null, changed_at: '2026-11-24T10:00:00.000Z' },
    report: { result, context: { country: 'US', grade: 'G11', goal: 'SAT_1500_PLUS' } },
    hours: { week: Object.fromEntries(weekdays.map((day) => [day, evening])), exceptions: {} },
    plan: { version: 1, from: '2026-11-23', until: '2026-12-13', exam: null, phases: [], tasks, left: [] },
  })
}
