// @vitest-environment jsdom
import type { AppRouter } from '@pathwise/api/root'
import { createTRPCClient } from '@trpc/client'
import { expect, it, vi } from 'vitest'
import { createApiLinks } from './api-client.ts'
import { toApiFailure } from './api-failure.ts'

function catchFailure(response: Response) {
  vi.stubGlobal('fetch', async () => response)
  const client = createTRPCClient<AppRouter>({ links: createApiLinks(() => 'en') })
  return client.system.version.query().then(
    () => expect.fail('It was to fail'),
    (error: unknown) => error,
  )
}

it('reports a proxy’s HTML error page, but not its status as the API’s', async () => {
  const headers = { 'content-type': 'text/html' }
  const page = new Response('<h1>502 Bad Gateway</h1>', { status: 502, statusText: 'Bad Gateway', headers })
  const error = await catchFailure(page)
  expect(toApiFailure(error)).toMatchObject({ status: undefined, reason: undefined })
  expect(String(error)).toBe('TRPCClientError: [502] Bad Gateway <h1>502 Bad Gateway</h1>')
})

it('keeps the details of errors from the API', async () => {
  const data = { code: 'NOT_FOUND', httpStatus: 404, reason: 'gone' }
  const answer = Response.json([{ error: { message: 'no', code: -32_004, data } }], {
    status: 404,
    statusText: 'Not Found',
  })
  const error = await catchFailure(answer)
  expect(toApiFailure(error)).toMatchObject({ status: 404, reason: 'gone', detail: 'no' })
  expect(error).toHaveProperty(
    'message',
    `[404] Not Found ${JSON.stringify({ error: { message: 'no', code: -32_004, data } })}`,
  )
})

it('keeps the error’s message when a call gets no response', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')))
  const client = createTRPCClient<AppRouter>({ links: createApiLinks(() => 'en') })
  await expect(client.system.version.query()).rejects.toThrow(/^Failed to fetch$/)
})
