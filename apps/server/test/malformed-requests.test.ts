import { closeAfterTests } from '@pathwise/testing/close-after-tests'
import { expect, it } from 'vitest'
import { sendRawRequest } from './raw-request.ts'
import { startForTest, startTestServer } from './server.ts'

const server = closeAfterTests(await startTestServer())

const html = ['Accept: text/html']
const longSegment = 'a'.repeat(6_000)

it.each([
  ['a path of two slashes', 'GET // HTTP/1.1', html, 404],
  ['a path of three slashes', 'GET /// HTTP/1.1', html, 404],
  ['a path that starts with two slashes', 'GET //[ HTTP/1.1', html, 404],
  ['a path of a slash and a backslash', 'GET /\\ HTTP/1.1', html, 404],
  ['an asterisk as target', 'GET * HTTP/1.1', html, 404],
  ['a bad percent-encoding', 'GET /%E0%A4%A HTTP/1.1', html, 400],
  ['a bad percent-encoding in an API path', 'GET /api/share/%zz HTTP/1.1', [], 400],
  ['a path parameter of 6,000 characters', `GET /api/share/${longSegment} HTTP/1.1`, [], 414],
  ['headers of 70 kB', 'GET / HTTP/1.1', [`X-Long: ${'a'.repeat(70_000)}`], 431],
  ['a TRACE request', 'TRACE /api/version HTTP/1.1', [], 404],
  ['a TRACE request to a procedure', 'TRACE /api/trpc/system.version HTTP/1.1', [], 404],
  ['a PUT request to a procedure', 'PUT /api/trpc/system.version HTTP/1.1', [], 405],
  [
    'two lengths of the body',
    'POST /api/auth/login HTTP/1.1',
    ['Content-Length: 5', 'Transfer-Encoding: chunked'],
    400,
  ],
  ['an unknown protocol', 'GET / HTTQ/1.1', [], 400],
])('returns JSON with security headers for %s', async (_name, requestLine, sent, expected) => {
  const { status, headers, body } = await sendRawRequest(server.url, requestLine, sent)
  expect(status).toBe(expected)
  expect(JSON.parse(body)).toEqual({ detail: expect.any(String) })
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8')
  expect(headers.get('content-security-policy')).toContain("script-src 'self';")
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(server.log.join('')).toContain(`"reqId":"${headers.get('x-request-id')}"`)
})

it('returns 404 for the path // on an export-only server', async () => {
  const exporter = await startForTest({ database: server.database, environment: { role: 'export' } })
  const { status, body } = await sendRawRequest(exporter.url, 'GET // HTTP/1.1', html)
  expect([status, JSON.parse(body)]).toEqual([404, { detail: 'Nothing is here: GET //' }])
})

it('routes a request by the path when the request line has an absolute URL', async () => {
  expect(await sendRawRequest(server.url, `GET ${server.url}/plan HTTP/1.1`, html)).toMatchObject({ status: 200 })
  expect(await sendRawRequest(server.url, `GET ${server.url}/api/version HTTP/1.1`)).toMatchObject({ status: 200 })
})
