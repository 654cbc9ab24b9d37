/** The country, grade and goal of the benchmark's students. */
export const context = { country: 'US', grade: 'G11', goal: 'SAT_1500_PLUS' } as const
export const goalSkills = ['math.quadratics', 'math.linear-equations', 'math.functions', 'math.geometry'] as const
export const timeZone = 'America/New_York'
