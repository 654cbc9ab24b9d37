import type { CurrentUser } from '@pathwise/api/auth/auth.schemas'
import type { Answer, Call } from './calls.ts'

export function sampleUser(change: Partial<CurrentUser> = {}): CurrentUser {
  return {
    id: 'user-1',
    name: 'Mina Park',
    email: 'mina@example.org',
    role: 'student',
    signed_in_at: '2026-11-21T09:00:00.000Z',
    ...change,
  }
}

export const notAuthenticated: Answer = { status: 401, message: 'Not authenticated', code: 'UNAUTHORIZED' }

/** Stubs `auth.me`: returns the user for this token and rejects any other token. */
export function stubCurrentUser(token: string, user: CurrentUser) {
  return (call: Call): Answer => (call.token === token ? { data: user } : notAuthenticated)
}
