import type { Route } from '../route.ts'

export const plansRoutes: readonly Route[] = [
  {
    method: 'POST',
    paths: ['/api/diagnostics/run'],
    procedure: 'diagnostics.run',
    summary: 'Computes a study strategy from the country, grade and goal',
  },
  {
    method: 'POST',
    paths: ['/api/diagnostics/run-for-goal-text'],
    procedure: 'diagnostics.runDiagnosticForGoalText',
    summary: 'Computes a study strategy from a goal in the student’s own words',
  },
  {
    method: 'GET',
    paths: ['/api/recommend', '/recommend'],
    procedure: 'recommend.list',
    summary: 'Recommends modules and resources for the country, grade and goal',
  },
  {
    method: 'GET',
    paths: ['/api/recommend/plan', '/recommend/plan'],
    procedure: 'recommend.plan',
    summary: 'Recommends what to work on first for the country, grade and goal',
  },
]
