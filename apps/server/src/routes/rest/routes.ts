import { largestTextBytes } from '../../http/body-limits.ts'
import type { Route } from './route.ts'

/** All REST endpoints. The procedures define the field names and shapes. */
export const routes: readonly Route[] = [
  { method: 'GET', paths: ['/api/__ok'], procedure: 'system.ok' },
  { method: 'GET', paths: ['/api/version'], procedure: 'system.version' },
  { method: 'POST', paths: ['/api/auth/login', '/auth/login'], procedure: 'auth.login' },
  { method: 'GET', paths: ['/api/auth/login'], procedure: 'auth.probe' },
  { method: 'POST', paths: ['/api/auth/refresh', '/auth/refresh'], procedure: 'auth.refresh' },
  { method: 'POST', paths: ['/api/auth/logout', '/auth/logout'], procedure: 'auth.logout' },
  { method: 'GET', paths: ['/api/auth/me', '/auth/me'], procedure: 'auth.me' },
  { method: 'GET', paths: ['/api/content', '/content'], procedure: 'content.list' },
  { method: 'POST', paths: ['/api/content'], procedure: 'content.create', largestBodyBytes: largestTextBytes },
  { method: 'GET', paths: ['/api/content/{id}'], procedure: 'content.get' },
  { method: 'PUT', paths: ['/api/content/{id}'], procedure: 'content.update', largestBodyBytes: largestTextBytes },
  { method: 'DELETE', paths: ['/api/content/{id}'], procedure: 'content.remove' },
  { method: 'POST', paths: ['/api/content/{id}/undelete', '/content/{id}/undelete'], procedure: 'content.undelete' },
  { method: 'DELETE', paths: ['/api/content/{id}/hard', '/content/{id}/hard'], procedure: 'content.hardDelete' },
  { method: 'POST', paths: ['/api/ops/run'], procedure: 'ops.run' },
  { method: 'POST', paths: ['/api/diagnostics/run'], procedure: 'diagnostics.run' },
  { method: 'POST', paths: ['/api/diagnostics/run-for-goal-text'], procedure: 'diagnostics.runForGoalText' },
  { method: 'GET', paths: ['/api/practice'], procedure: 'practice.list' },
  { method: 'GET', paths: ['/api/practice/{id}'], procedure: 'practice.get' },
  { method: 'GET', paths: ['/api/admin/questions'], procedure: 'questions.list' },
  { method: 'GET', paths: ['/api/admin/questions/{id}'], procedure: 'questions.get' },
  {
    method: 'PUT',
    paths: ['/api/admin/questions/{id}'],
    procedure: 'questions.update',
    largestBodyBytes: largestTextBytes,
  },
  { method: 'GET', paths: ['/api/recommend', '/recommend'], procedure: 'recommend.list' },
  { method: 'GET', paths: ['/api/recommend/plan', '/recommend/plan'], procedure: 'recommend.plan' },
  { method: 'POST', paths: ['/api/share'], procedure: 'share.create' },
  { method: 'GET', paths: ['/api/share/{id}'], procedure: 'share.get' },
  { method: 'POST', paths: ['/api/stripe/create-checkout-session'], procedure: 'billing.createCheckout' },
  { method: 'GET', paths: ['/api/stripe/subscriptions'], procedure: 'billing.subscriptions' },
  {
    method: 'GET',
    paths: ['/api/billing/stripe/expiring', '/billing/stripe/expiring'],
    procedure: 'billing.expiring',
  },
]
