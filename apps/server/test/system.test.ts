import { closeAfterTests } from '@pathwise/testing/close-after-tests'
import { describe, expect, it } from 'vitest'
import { startTestServer } from './server.ts'

const server = closeAfterTests(await startTestServer())

describe('system endpoints', () => {
  it('returns ok from /api/__ok when the app is ready', async () => {
    const response = await server.request('/api/__ok')
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ ok: true })
  })

  it('returns the version from /api/version', async () => {
    const response = await server.request('/api/version')
    expect(await response.json()).toEqual({ version: '1.2.3+abc1234' })
  })

  it('forbids caching the response of /api/version', async () => {
    const response = await server.request('/api/version')
    expect(response.headers.get('cache-control')).toBe('no-store')
  })
})

describe('unsupported methods', () => {
  it.each(['POST', 'PUT', 'DELETE', 'PATCH'])(
    'returns 405 with the allowed methods for %s on a GET route',
    async (method) => {
      const response = await server.request('/api/version', { method })
      expect(response.status).toBe(405)
      expect(response.headers.get('allow')).toBe('GET, HEAD')
      expect(await response.json()).toEqual({ detail: 'Method not allowed (405). This path takes GET, HEAD.' })
    },
  )

  it('returns the allowed methods for OPTIONS', async () => {
    const response = await server.request('/api/diagnostics/run', { method: 'OPTIONS' })
    expect(response.status).toBe(204)
    expect(response.headers.get('allow')).toBe('POST')
  })
})

describe('all responses', () => {
  it.each(['/', '/api/version', '/api/nothing'])('sends the security headers at %s', async (path) => {
    const { headers } = await server.request(path, { headers: { accept: 'text/html' } })
    expect(headers.get('content-security-policy')).toContain("script-src 'self';")
    expect(headers.get('content-security-policy')).not.toMatch(/script-src[^;]*unsafe/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
  })

  it('sends no CORS headers', async () => {
    const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' }
    for (const method of ['GET', 'OPTIONS']) {
      const answer = await server.request('/api/version', { method, headers })
      expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
    }
  })

  it.each(['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=a'])(
    'rejects a change in a body type that cross-site forms can send: %s',
    async (type) => {
      const body = JSON.stringify({ email: 'a@test.example', password: 'seven paper boats' })
      const headers = { 'content-type': type }
      expect((await server.request('/api/auth/login', { method: 'POST', headers, body })).status).toBeOneOf([415, 422])
    },
  )

  it('ignores prototype keys in the body', async () => {
    const body =
      '{"email":"a@test.example","password":"wrong","__proto__":{"role":"admin"},"constructor":{"prototype":{"role":"admin"}}}'
    const headers = { 'content-type': 'application/json' }
    const answer = await server.request('/api/auth/login', { method: 'POST', headers, body })
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(Reflect.get({}, 'role')).toBeUndefined()
  })

  it('sends the request id that it logs, and ignores an id from the client', async () => {
    const { headers } = await server.request('/api/version', { headers: { 'x-request-id': 'forged' } })
    const id = headers.get('x-request-id')
    expect(id).toMatch(/^[\da-f-]{36}$/)
    expect(server.log.join('')).toContain(`"reqId":"${id}"`)
    expect(server.log.join('')).not.toContain('"reqId":"forged"')
  })

  it('compresses a large response for clients that accept gzip', async () => {
    const { headers } = await server.request('/api/openapi.json', { headers: { 'accept-encoding': 'gzip' } })
    expect(headers.get('content-encoding')).toBe('gzip')
  })
})
