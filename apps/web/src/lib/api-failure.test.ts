import { TRPCClientError } from '@trpc/client'
import { expect, it } from 'vitest'
import { toApiFailure } from './api-failure.ts'

const failureWith = (data: object) => TRPCClientError.from({ error: { code: -32_000, message: 'no', data } })
const nothing = { status: undefined, reason: undefined, retryAfterSeconds: undefined, fields: [] }

it('returns the status, reason, retry time and fields from an API error', () => {
  const data = {
    httpStatus: 429,
    reason: 'throttled',
    retryAfterSeconds: 60,
    issues: [{ path: ['email'] }, { path: [] }, 1],
  }
  expect(toApiFailure(failureWith(data))).toEqual({
    status: 429,
    reason: 'throttled',
    detail: 'no',
    retryAfterSeconds: 60,
    fields: ['email'],
  })
})

it.each([
  ['no answer', new TypeError('Failed to fetch')],
  [
    'an error of another shape',
    failureWith({ httpStatus: '401', reason: null, retryAfterSeconds: null, issues: 'none' }),
  ],
])('returns no details for %s', (_, error) => {
  expect(toApiFailure(error)).toMatchObject(nothing)
})
