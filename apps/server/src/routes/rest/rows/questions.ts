import { largestTextBytes } from '../../../http/body-limits.ts'
import type { Route } from '../route.ts'

export const questionsRoutes: readonly Route[] = [
  {
    method: 'GET',
    paths: ['/api/admin/questions'],
    procedure: 'questions.list',
    summary: 'Lists the question bank with filters, search and lint findings',
  },
  {
    method: 'GET',
    paths: ['/api/admin/questions/{id}'],
    procedure: 'questions.get',
    summary: 'Returns a question with all its fields and lint findings',
  },
  {
    method: 'PUT',
    paths: ['/api/admin/questions/{id}'],
    procedure: 'questions.update',
    summary: 'Replaces the editable fields of a question, unless it has changed since the given version',
    largestBodyBytes: largestTextBytes,
  },
  {
    method: 'GET',
    paths: ['/api/admin/questions/{id}/reviews'],
    procedure: 'questions.reviews',
    summary: "Lists changes of a question's review state, with their authors",
  },
  {
    method: 'PUT',
    paths: ['/api/admin/questions/{id}/review'],
    procedure: 'questions.setReviewState',
    summary: 'Moves a question to a review state: draft, reviewed or live',
  },
  {
    method: 'GET',
    paths: ['/api/admin/questions/{id}/comments'],
    procedure: 'questions.comments',
    summary: "Lists the editors' comments on a question",
  },
  {
    method: 'POST',
    paths: ['/api/admin/questions/{id}/comments'],
    procedure: 'questions.addComment',
    summary: 'Adds a comment on a question',
  },
  {
    method: 'PUT',
    paths: ['/api/admin/questions/{id}/comments/{comment}'],
    procedure: 'questions.setCommentState',
    summary: 'Resolves or reopens a comment on a question',
  },
  {
    method: 'GET',
    paths: ['/api/admin/questions/{id}/reports'],
    procedure: 'questions.reports',
    summary: "Lists visitors' reports about a question",
  },
  {
    method: 'PUT',
    paths: ['/api/admin/questions/{id}/reports/{report}'],
    procedure: 'questions.setReportState',
    summary: 'Closes or reopens a report about a question',
  },
  {
    method: 'GET',
    paths: ['/api/admin/questions/{id}/parameters'],
    procedure: 'questions.parameters',
    summary: "Returns statistics about all students' answers to an assessment item",
  },
  {
    method: 'PUT',
    paths: ['/api/admin/questions/{id}/suspended'],
    procedure: 'questions.setSuspended',
    summary: 'Suspends an assessment item, which excludes it from runs, or resumes it',
  },
]
