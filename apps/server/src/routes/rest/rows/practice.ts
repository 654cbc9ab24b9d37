import type { Route } from '../route.ts'

export const practiceRoutes: readonly Route[] = [
  {
    method: 'GET',
    paths: ['/api/practice'],
    procedure: 'practice.list',
    summary: 'Lists practice problems by subject, grade, skill, difficulty and type',
  },
  {
    method: 'POST',
    paths: ['/api/practice/sets'],
    procedure: 'practice.createSet',
    summary: 'Chooses a set of practice problems, preferring those that the student has not answered',
  },
  {
    method: 'POST',
    paths: ['/api/practice/modules'],
    procedure: 'practice.createModule',
    summary: 'Starts a timed SAT module with problems that the student has not answered',
  },
  {
    method: 'POST',
    paths: ['/api/practice/modules/supply'],
    procedure: 'practice.countAvailableModules',
    summary: 'Returns how many timed modules the bank can fill without repeating a problem',
  },
  {
    method: 'POST',
    paths: ['/api/practice/modules/grade'],
    procedure: 'practice.gradeModule',
    summary: 'Grades the answers of a timed module, and stores them for signed-in users',
  },
  {
    method: 'GET',
    paths: ['/api/practice/history'],
    procedure: 'practice.history',
    summary: 'Returns the signed-in user’s practice history, one entry per problem',
  },
  {
    method: 'POST',
    paths: ['/api/practice/history'],
    procedure: 'practice.upload',
    summary: 'Grades and stores answers that a device kept for the signed-in user',
  },
  {
    method: 'GET',
    paths: ['/api/practice/{id}'],
    procedure: 'practice.get',
    summary: 'Returns a practice problem without its answer',
  },
  {
    method: 'GET',
    paths: ['/api/practice/{id}/hints/{number}'],
    procedure: 'practice.hint',
    summary: 'Returns a hint for a practice problem',
  },
  {
    method: 'POST',
    paths: ['/api/practice/{id}/answers'],
    procedure: 'practice.answer',
    summary:
      'Grades an answer to a practice problem and stores it for signed-in users; returns the solution unless a second try is available',
  },
  {
    method: 'POST',
    paths: ['/api/practice/{id}/reports'],
    procedure: 'practice.report',
    summary: 'Reports a mistake in a practice problem',
  },
]
