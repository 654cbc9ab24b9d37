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
    summary: 'Chooses a set of practice problems, those first that the student has not answered',
  },
  {
    method: 'POST',
    paths: ['/api/practice/modules'],
    procedure: 'practice.createModule',
    summary: 'Starts a timed SAT module of problems that the student has not answered',
  },
  {
    method: 'POST',
    paths: ['/api/practice/modules/supply'],
    procedure: 'practice.supplyModules',
    summary: 'Returns how many timed modules the bank can fill without a repeat',
  },
  {
    method: 'POST',
    paths: ['/api/practice/modules/grade'],
    procedure: 'practice.gradeModule',
    summary: 'Grades the answers of a timed module, and stores them for a signed-in user',
  },
  {
    method: 'GET',
    paths: ['/api/practice/history'],
    procedure: 'practice.history',
    summary: 'Returns what the signed-in user has practiced, one element per problem',
  },
  {
    method: 'POST',
    paths: ['/api/practice/history'],
    procedure: 'practice.upload',
    summary: 'Grades and stores answers that a device has kept for the signed-in user',
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
    summary: 'Returns a hint to a practice problem',
  },
  {
    method: 'POST',
    paths: ['/api/practice/{id}/answers'],
    procedure: 'practice.answer',
    summary:
      'Grades an answer to a practice problem and stores it for a signed-in user; returns the solution, unless a second try is open',
  },
  {
    method: 'POST',
    paths: ['/api/practice/{id}/reports'],
    procedure: 'practice.report',
    summary: 'Reports what is wrong with a practice problem',
  },
]
