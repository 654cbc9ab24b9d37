import { MutationObserver, onlineManager, QueryObserver } from '@tanstack/react-query'
import { TRPCClientError } from '@trpc/client'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createQueryClient, shouldRetry } from './api-client.ts'

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

/** Simulates an offline browser. `request` fails until the test sets `onlineManager` to online. */
function goOffline() {
  const client = createQueryClient()
  client.mount()
  onlineManager.setOnline(false)
  onTestFinished(() => {
    onlineManager.setOnline(true)
    client.unmount()
    client.clear()
  })
  const request = vi.fn<() => Promise<string>>(async () => {
    if (!onlineManager.isOnline()) throw new TypeError('Failed to fetch')
    return 'reply'
  })
  return { client, request }
}

describe('createQueryClient', () => {
  it('fails a mutation while the browser is offline, and does not retry it after the connection returns', async () => {
    const { client, request } = goOffline()
    const observer = new MutationObserver(client, { mutationFn: request })
    await expect(observer.mutate()).rejects.toThrow('Failed to fetch')
    onlineManager.setOnline(true)
    await client.resumePausedMutations()
    expect(request).toHaveBeenCalledOnce()
    await expect(observer.mutate()).resolves.toBe('reply')
  })

  it('fails a query while the browser is offline, and refetches it after the connection returns', async () => {
    const { client, request } = goOffline()
    const observer = new QueryObserver(client, { queryKey: ['list'], queryFn: request, retry: false })
    onTestFinished(observer.subscribe(() => {}))
    await vi.waitFor(() => expect(observer.getCurrentResult().isError).toBe(true))
    onlineManager.setOnline(true)
    await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('reply'))
  })
})
