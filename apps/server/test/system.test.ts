import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from './server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

describe('the system endpoints', () => {
  it('say that the app is ready', async () => {
    const response = await server.request('/api/__ok')
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ ok: true })
  })

  it('give the version', async () => {
    const response = await server.request('/api/version')
    expect(await response.json()).toEqual({ version: '1.2.3+abc1234' })
  })

  it('are never cached', async () => {
    const response = await server.request('/api/version')
    expect(response.headers.get('cache-control')).toBe('no-store')
  })
})

describe('paths', () => {
  it.each(['POST', 'PUT', 'DELETE', 'PATCH'])(
    'refuse %s where only GET is known, naming what would do',
    async (method) => {
      const response = await server.request('/api/version', { method })
      expect(response.status).toBe(405)
      expect(response.headers.get('allow')).toBe('GET, HEAD')
      expect(await response.json()).toEqual({ detail: 'Method not allowed (405). This path takes GET, HEAD.' })
    },
  )

  it('list their methods on OPTIONS', async () => {
    const response = await server.request('/api/diagnostics/run', { method: 'OPTIONS' })
    expect(response.status).toBe(204)
    expect(response.headers.get('allow')).toBe('POST')
  })
})

describe('every answer', () => {
  it.each(['/', '/api/version', '/api/nothing'])('from %s carries the security headers', async (path) => {
    const { headers } = await server.request(path, { headers: { accept: 'text/html' } })
    expect(headers.get('content-security-policy')).toContain("script-src 'self';")
    expect(headers.get('content-security-policy')).not.toMatch(/script-src[^;]*unsafe/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
  })

  it('names its request, and so does the log', async () => {
    const { headers } = await server.request('/api/version', { headers: { 'x-request-id': 'forged' } })
    const id = headers.get('x-request-id')
    expect(id).toMatch(/^[\da-f-]{36}$/)
    expect(server.log.join('')).toContain(`"reqId":"${id}"`)
    expect(server.log.join('')).not.toContain('"reqId":"forged"')
  })

  it('is compressed when it is worth it', async () => {
    const { headers } = await server.request('/api/openapi.json', { headers: { 'accept-encoding': 'gzip' } })
    expect(headers.get('content-encoding')).toBe('gzip')
  })
})
