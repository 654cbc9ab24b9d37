// @vitest-environment jsdom
import type { AppRouter } from '@pathwise/api/root'
import { createTRPCClient } from '@trpc/client'
import { expect, it, vi } from 'vitest'
import { apiLinks } from './api-client.ts'
import { toApiFailure } from './api-failure.ts'

function catchFailure(response: Response) {
  vi.stubGlobal('fetch', async () => response)
  const client = createTRPCClient<AppRouter>({ links: apiLinks(() => 'en') })
  return client.system.version.query().then(
    () => expect.fail('It was to fail'),
    (error: unknown) => toApiFailure(error),
  )
}

it('reads the status of an HTML error page from a proxy', async () => {
  const headers = { 'content-type': 'text/html' }
  const page = new Response('<h1>502 Bad Gateway</h1>', { status: 502, headers })
  expect(await catchFailure(page)).toMatchObject({ status: 502, reason: undefined })
})

it('keeps the API’s own failures unchanged', async () => {
  const data = { code: 'NOT_FOUND', httpStatus: 404, reason: 'gone' }
  const answer = Response.json([{ error: { message: 'no', code: -32_004, data } }], { status: 404 })
  expect(await catchFailure(answer)).toMatchObject({ status: 404, reason: 'gone' })
})
