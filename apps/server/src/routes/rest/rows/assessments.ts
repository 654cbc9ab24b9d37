import type { Route } from '../route.ts'

export const assessmentsRoutes: readonly Route[] = [
  {
    method: 'GET',
    paths: ['/api/assessments/offers'],
    procedure: 'assessments.offers',
    summary: 'Lists what can be measured, with the number of items for each',
  },
  {
    method: 'GET',
    paths: ['/api/assessments'],
    procedure: 'assessments.list',
    summary: 'Lists the signed-in user’s runs, newest first',
  },
  {
    method: 'POST',
    paths: ['/api/assessments'],
    procedure: 'assessments.start',
    summary: 'Starts a run that measures an exam section or one of its domains, and returns its first item',
  },
  {
    method: 'GET',
    paths: ['/api/assessments/{id}'],
    procedure: 'assessments.get',
    summary: 'Returns a run with its current item, or with its result and solutions once it is finished',
  },
  {
    method: 'POST',
    paths: ['/api/assessments/{id}/answers'],
    procedure: 'assessments.answer',
    summary: 'Grades the answer to the current item, and returns the next item or the result',
  },
  {
    method: 'POST',
    paths: ['/api/assessments/{id}/finish'],
    procedure: 'assessments.finish',
    summary: 'Finishes a run early and returns its result',
  },
  {
    method: 'POST',
    paths: ['/api/assessments/{id}/claim'],
    procedure: 'assessments.claim',
    summary: 'Moves an anonymous run to the signed-in user',
  },
  {
    method: 'POST',
    paths: ['/api/assessments/{id}/reports'],
    procedure: 'assessments.reportItem',
    summary: 'Reports a problem with an item of a finished run',
  },
  {
    method: 'DELETE',
    paths: ['/api/assessments/{id}'],
    procedure: 'assessments.remove',
    summary: 'Deletes a run with its answers',
  },
  {
    method: 'GET',
    paths: ['/api/skills'],
    procedure: 'assessments.estimates',
    summary: 'Returns the estimates of the signed-in user’s skills in an exam section',
  },
]
