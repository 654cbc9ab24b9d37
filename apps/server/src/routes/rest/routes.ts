import { largestTextBytes } from '../../http/body-limits.ts'
import type { Route } from './route.ts'

/** All REST endpoints. The procedures define the field names and shapes. */
export const routes: readonly Route[] = [
  {
    method: 'GET',
    paths: ['/api/__ok'],
    procedure: 'system.ok',
    summary: 'Returns `ok` while the server and its database respond',
  },
  {
    method: 'GET',
    paths: ['/api/version'],
    procedure: 'system.version',
    summary: 'Returns the version and the commit of the build',
  },
  {
    method: 'POST',
    paths: ['/api/auth/login', '/auth/login'],
    procedure: 'auth.login',
    summary: 'Signs in with email and password; returns an access token and sets the refresh cookie',
  },
  {
    method: 'GET',
    paths: ['/api/auth/login'],
    procedure: 'auth.probe',
    summary: 'Confirms that sign-in is reachable, without credentials',
  },
  {
    method: 'POST',
    paths: ['/api/auth/refresh', '/auth/refresh'],
    procedure: 'auth.refresh',
    summary: 'Exchanges the refresh cookie for a new access token',
  },
  {
    method: 'POST',
    paths: ['/api/auth/logout', '/auth/logout'],
    procedure: 'auth.logout',
    summary: 'Ends the sign-in of the refresh cookie',
  },
  { method: 'GET', paths: ['/api/auth/me', '/auth/me'], procedure: 'auth.me', summary: 'Returns the signed-in user' },
  {
    method: 'GET',
    paths: ['/api/content', '/content'],
    procedure: 'content.list',
    summary: 'Lists the content library, newest first',
  },
  {
    method: 'POST',
    paths: ['/api/content'],
    procedure: 'content.create',
    summary: 'Creates an item of the content library',
    largestBodyBytes: largestTextBytes,
  },
  {
    method: 'GET',
    paths: ['/api/content/{id}'],
    procedure: 'content.get',
    summary: 'Returns an item of the content library',
  },
  {
    method: 'GET',
    paths: ['/api/sheets/{language}/{slug}'],
    procedure: 'content.sheet',
    summary: 'Returns a study sheet of the shipped library',
  },
  {
    method: 'PUT',
    paths: ['/api/content/{id}'],
    procedure: 'content.update',
    summary: 'Replaces the title and body of an item, unless it has changed since the version that is sent',
    largestBodyBytes: largestTextBytes,
  },
  {
    method: 'DELETE',
    paths: ['/api/content/{id}'],
    procedure: 'content.remove',
    summary: 'Moves an item to the trash',
  },
  {
    method: 'POST',
    paths: ['/api/content/{id}/undelete', '/content/{id}/undelete'],
    procedure: 'content.undelete',
    summary: 'Restores an item from the trash',
  },
  {
    method: 'DELETE',
    paths: ['/api/content/{id}/hard', '/content/{id}/hard'],
    procedure: 'content.hardDelete',
    summary: 'Deletes an item in the trash permanently',
  },
  {
    method: 'POST',
    paths: ['/api/ops/run'],
    procedure: 'ops.run',
    summary: 'Runs an operation that the server allows, and returns its output',
  },
  {
    method: 'POST',
    paths: ['/api/diagnostics/run'],
    procedure: 'diagnostics.run',
    summary: 'Computes a study strategy from country, grade and goal',
  },
  {
    method: 'POST',
    paths: ['/api/diagnostics/run-for-goal-text'],
    procedure: 'diagnostics.runForGoalText',
    summary: 'Computes a study strategy from a goal in the student’s own words',
  },
  {
    method: 'GET',
    paths: ['/api/assessments/offers'],
    procedure: 'assessments.offers',
    summary: 'Lists what can be measured, with the number of items',
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
    summary: 'Returns a run with its open item, or with its result and solutions once it is finished',
  },
  {
    method: 'POST',
    paths: ['/api/assessments/{id}/answers'],
    procedure: 'assessments.answer',
    summary: 'Grades the answer to the open item, and returns the next item or the result',
  },
  {
    method: 'POST',
    paths: ['/api/assessments/{id}/finish'],
    procedure: 'assessments.finish',
    summary: 'Finishes a run at the student’s wish and returns its result',
  },
  {
    method: 'POST',
    paths: ['/api/assessments/{id}/claim'],
    procedure: 'assessments.claim',
    summary: 'Moves a run without an account to the signed-in user',
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
    summary: 'Returns what is known about the signed-in user’s skills in an exam section',
  },
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
    summary: 'Replaces the editable fields of a question, unless it has changed since the version that is sent',
    largestBodyBytes: largestTextBytes,
  },
  {
    method: 'GET',
    paths: ['/api/admin/questions/{id}/reports'],
    procedure: 'questions.reports',
    summary: 'Lists what visitors reported about a question',
  },
  {
    method: 'PUT',
    paths: ['/api/admin/questions/{id}/reports/{report}'],
    procedure: 'questions.setReportState',
    summary: 'Closes a report about a question or opens it again',
  },
  {
    method: 'GET',
    paths: ['/api/admin/questions/{id}/parameters'],
    procedure: 'questions.parameters',
    summary: 'Returns what the answers of all students say about an assessment item',
  },
  {
    method: 'PUT',
    paths: ['/api/admin/questions/{id}/suspended'],
    procedure: 'questions.setSuspended',
    summary: 'Suspends an assessment item, so that runs do not ask it, or resumes it',
  },
  {
    method: 'GET',
    paths: ['/api/recommend', '/recommend'],
    procedure: 'recommend.list',
    summary: 'Recommends modules and resources for country, grade and goal',
  },
  {
    method: 'GET',
    paths: ['/api/recommend/plan', '/recommend/plan'],
    procedure: 'recommend.plan',
    summary: 'Recommends what to work on first for country, grade and goal, as the planner finds it',
  },
  {
    method: 'POST',
    paths: ['/api/share'],
    procedure: 'share.create',
    summary: 'Stores a report and returns its public link',
  },
  { method: 'GET', paths: ['/api/share/{id}'], procedure: 'share.get', summary: 'Returns a shared report' },
  {
    method: 'DELETE',
    paths: ['/api/share/{id}'],
    procedure: 'share.remove',
    summary: 'Deletes a shared report of the signed-in user, or any as an admin',
  },
  {
    // A POST, so that the key stands in no address.
    method: 'POST',
    paths: ['/api/share/{id}/delete'],
    procedure: 'share.removeWithKey',
    summary: 'Deletes a shared report with the key from its creation',
  },
  {
    method: 'POST',
    paths: ['/api/parent-links'],
    procedure: 'parentLinks.create',
    summary: 'Stores a copy of a study plan for a parent and returns its link, which works for 90 days',
  },
  {
    method: 'GET',
    paths: ['/api/parent-links'],
    procedure: 'parentLinks.list',
    summary: 'Lists the signed-in user’s parent links that work',
  },
  {
    method: 'GET',
    paths: ['/api/parent-links/{id}'],
    procedure: 'parentLinks.get',
    summary: 'Returns what a parent link shows',
  },
  {
    method: 'PUT',
    paths: ['/api/parent-links/{id}'],
    procedure: 'parentLinks.update',
    summary: 'Replaces what a parent link of the signed-in user or of the device with the key shows',
  },
  {
    method: 'DELETE',
    paths: ['/api/parent-links/{id}'],
    procedure: 'parentLinks.remove',
    summary: 'Revokes a parent link of the signed-in user, or any as an admin',
  },
  {
    // A POST, so that the key is part of no address.
    method: 'POST',
    paths: ['/api/parent-links/{id}/revoke'],
    procedure: 'parentLinks.revoke',
    summary: 'Revokes a parent link with the key from its creation',
  },
  {
    method: 'POST',
    paths: ['/api/parent-links/{id}/claim'],
    procedure: 'parentLinks.claim',
    summary: 'Moves a parent link of a device to the signed-in user',
  },
  {
    method: 'POST',
    paths: ['/api/stripe/create-checkout-session'],
    procedure: 'billing.createCheckout',
    summary: 'Creates a Stripe checkout session for a plan',
  },
  {
    method: 'GET',
    paths: ['/api/stripe/subscriptions'],
    procedure: 'billing.subscriptions',
    summary: 'Returns the signed-in user’s subscriptions',
  },
  {
    method: 'GET',
    paths: ['/api/billing/stripe/expiring', '/billing/stripe/expiring'],
    procedure: 'billing.expiring',
    summary: 'Lists the subscriptions that end soon',
  },
]

/** Procedures for health, version and the signed-in user. */
const exportRoleProcedures: ReadonlySet<string> = new Set(['system.ok', 'system.version', 'auth.me'])

/** Routes that an export-only server has in addition to the export itself. */
export const exportRoleRoutes = routes.filter(({ procedure }) => exportRoleProcedures.has(procedure))
