/** A report as an older client sends it: plain text, without a strategy. */
export const plainReport = {
  result: {
    summary: 'Start with linear equations.',
    weaknesses: ['Linear equations'],
    recommendedModules: ['Math'],
    recommendedProblems: [{ id: 1, title: 'Where two lines meet' }],
    nextWeekPlan: [{ day: 'Mon', tasks: ['Solve three equations'] }],
  },
  context: { country: 'US', grade: 'G11', goal: 'SAT_1500_PLUS' },
}
