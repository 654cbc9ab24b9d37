import { TRPCClientError } from '@trpc/client'
import { describe, expect, it } from 'vitest'
import { shouldRetry } from './api-client.ts'

function failureWith(httpStatus: number) {
  return TRPCClientError.from({ error: { code: -32_000, message: 'no', data: { httpStatus } } })
}

describe('shouldRetry', () => {
  it.each([400, 401, 404, 422, 429])('never retries after status %i', (status) => {
    expect(shouldRetry(0, failureWith(status))).toBe(false)
  })

  it.each([500, 503])('retries twice after status %i', (status) => {
    expect(shouldRetry(0, failureWith(status))).toBe(true)
    expect(shouldRetry(1, failureWith(status))).toBe(true)
    expect(shouldRetry(2, failureWith(status))).toBe(false)
  })

  it('retries after a request without a response', () => {
    expect(shouldRetry(0, new TypeError('Failed to fetch'))).toBe(true)
  })
})
