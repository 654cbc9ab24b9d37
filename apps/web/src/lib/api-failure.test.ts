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

it.each([
  [{ httpStatus: 404 }, 404],
  [{ httpStatus: 404, body: '<h1>Not Found</h1>' }, undefined],
  [{ httpStatus: 409, body: '<h1>Conflict</h1>' }, undefined],
  [{ httpStatus: 413, body: '<h1>Content Too Large</h1>' }, 413],
  [{ httpStatus: 429, body: '<h1>Too Many Requests</h1>' }, 429],
])('reads the status of %o, ignoring a proxy’s unless it limits the request', (data, status) => {
  expect(toApiFailure(failureWith(data)).status).toBe(status)
})
