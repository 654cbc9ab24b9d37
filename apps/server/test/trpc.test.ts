import { closeAfterTests } from '@pathwise/testing/close-after-tests'
import { TRPCClientError } from '@trpc/client'
import { describe, expect, it } from 'vitest'
import { startForTest, startTestServer } from './server.ts'

const server = closeAfterTests(await startTestServer())

describe('tRPC endpoint', () => {
  it('handles a batch of 20 calls in one request', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => server.client.system.version.query()))
    expect(new Set(answers.map(({ version }) => version))).toEqual(new Set(['1.2.3+abc1234']))
  })

  it('rejects a batch of 21 calls before any call runs', async () => {
    const calls = Array.from({ length: 21 }, () => server.client.system.version.query())
    const [refusal] = await Promise.all(calls.map((call) => call.catch((error: unknown) => error)))
    if (!(refusal instanceof TRPCClientError)) throw new Error('expected a refusal')
    expect(refusal.message).toBe('A batch may have at most 20 calls')
    expect(refusal.data).toMatchObject({ httpStatus: 413, reason: 'batch_too_large' })
  })

  it('returns an error code without a stack trace', async () => {
    const refusal = await server.client.share.get.query({ id: 'A'.repeat(22) }).catch((error: unknown) => error)
    if (!(refusal instanceof TRPCClientError)) throw new Error('expected a refusal')
    expect(refusal.message).toBe('There is no shared report under this link')
    expect(refusal.data).toMatchObject({ code: 'NOT_FOUND', httpStatus: 404 })
    expect(refusal.data).not.toHaveProperty('stack')
  })

  it('returns the path of each input field that fails validation', async () => {
    const refusal = await server.client.share.get.query({ id: 'x' }).catch((error: unknown) => error)
    if (!(refusal instanceof TRPCClientError)) throw new Error('expected a refusal')
    expect(refusal.data).toMatchObject({ code: 'BAD_REQUEST', issues: [{ path: ['id'] }] })
  })
})

describe('internal server error', () => {
  it('returns only a request id for an internal error, and logs the cause with that id', async () => {
    const broken = await startForTest()
    await broken.database.prisma.$executeRawUnsafe('DROP TABLE shares')
    const response = await broken.request(`/api/share/${'A'.repeat(22)}`)
    expect(response.status).toBe(500)
    const body = await response.json()
    expect(body).toEqual({ detail: 'Internal server error', id: response.headers.get('x-request-id') })
    expect(broken.log.filter((line) => line.includes(body.id) && line.includes('shares'))).not.toHaveLength(0)

    const refusal = await broken.client.share.get.query({ id: 'A'.repeat(22) }).catch((error: unknown) => error)
    expect(String(refusal)).toContain('Internal server error')
    expect(JSON.stringify(refusal)).not.toMatch(/shares|prisma/i)
  })
})

it('returns 429 for public reads through tRPC and REST above the limit per client address', async () => {
  // A tenth of the default limit is 1,200 calls per minute, which 60 batches of 20 calls use up.
  const limited = await startForTest({ database: server.database, environment: { throttleMultiplier: 0.1 } })
  const batch = `/api/trpc/${Array.from({ length: 20 }, () => 'system.version').join(',')}?batch=1`
  for (let request = 0; request < 60; request++) {
    const response = await limited.request(batch)
    await response.arrayBuffer()
    expect(response.status).toBe(200)
  }
  for (const path of ['/api/trpc/system.version', '/api/practice']) {
    const response = await limited.request(path)
    expect(response.status).toBe(429)
    expect(Number(response.headers.get('retry-after'))).toBeLessThanOrEqual(60)
    expect(await response.json()).toHaveProperty('detail')
  }
  expect((await limited.request('/api/trpc/auth.logout', { method: 'POST', json: {} })).status).toBe(200)
})
