import { closeAfterTests } from '@pathwise/testing/close-after-tests'
import { describe, expect, it } from 'vitest'
import { sendRawRequest } from './raw-request.ts'
import { startForTest, startTestServer } from './server.ts'

const server = closeAfterTests(await startTestServer())

const html = 'text/html; charset=utf-8'
const json = 'application/json; charset=utf-8'
const browser = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'

/** Sends only the given headers; `fetch` would add its own `Accept`. */
async function get(path: string, accept: string | undefined, method = 'GET') {
  return sendRawRequest(server.url, `${method} ${path} HTTP/1.1`, accept === undefined ? [] : [`Accept: ${accept}`])
}

describe('path without an endpoint or a file', () => {
  it.each([undefined, '*/*', 'text/*', browser, 'application/json, text/html;q=0.5', 'application/json, */*'])(
    'returns the page when Accept is %s',
    async (accept) => {
      for (const path of ['/', '/plan', '/anything/else']) {
        const { status, headers } = await get(path, accept)
        expect([status, headers.get('content-type'), headers.get('vary')]).toEqual([200, html, 'accept'])
      }
    },
  )

  it.each(['application/json', 'image/png', 'application/json, text/html;q=0'])(
    'returns 404 with JSON when Accept is %s',
    async (accept) => {
      const { status, headers, body } = await get('/plan', accept)
      expect([status, headers.get('content-type'), headers.get('vary')]).toEqual([404, json, 'accept'])
      expect(JSON.parse(body)).toEqual({ detail: 'Nothing is here: GET /plan' })
    },
  )

  it('returns 404 with JSON for methods other than GET and HEAD', async () => {
    expect(await get('/plan', browser, 'POST')).toMatchObject({ status: 404 })
  })
})

it.each(['/api', '/api/nothing', '/assets/gone.js', '/api/', '/favicon.png'])(
  'returns 404 with JSON for GET %s, regardless of Accept',
  async (path) => {
    for (const accept of [undefined, '*/*', browser]) {
      const { status, body } = await get(path, accept)
      expect([status, JSON.parse(body)]).toEqual([404, { detail: `Nothing is here: GET ${path}` }])
    }
  },
)

describe('endpoint at a path without /api', () => {
  it.each([
    ['/content', 200],
    ['/recommend?country=US&grade=G11&goal=SAT', 401],
    ['/recommend/plan?country=US&grade=G11&goal=SAT', 401],
    ['/auth/me', 401],
    ['/auth/login', 405],
    ['/billing/stripe/expiring', 401],
    ['/content/1/undelete', 405],
  ])('returns JSON for GET %s unless Accept contains text/html', async (path, expected) => {
    for (const accept of [undefined, '*/*', 'text/*', 'application/json', 'application/json, text/html;q=0']) {
      const { status, headers } = await get(path, accept)
      expect([status, headers.get('content-type')]).toEqual([expected, json])
      expect(headers.get('vary')).toMatch(/^accept(,|$)/)
    }
    for (const method of ['GET', 'HEAD']) {
      const { status, headers } = await get(path, browser, method)
      expect([status, headers.get('content-type'), headers.get('vary')]).toEqual([200, html, 'accept'])
    }
  })

  it('returns JSON for a POST even when Accept is text/html', async () => {
    expect(await get('/auth/refresh', browser, 'POST')).toMatchObject({ status: 401 })
  })

  it('returns JSON for a GET under /api even when Accept contains text/html', async () => {
    const { status, headers } = await get('/api/content', browser)
    expect([status, headers.get('content-type')]).toEqual([200, json])
  })

  it('returns JSON to a browser when the server is export-only and has no pages', async () => {
    const exporter = await startForTest({ database: server.database, environment: { role: 'export' } })
    const { status } = await sendRawRequest(exporter.url, 'GET /auth/me HTTP/1.1', [`Accept: ${browser}`])
    expect(status).toBe(401)
  })
})

/** Headers that differ from response to response, and body headers that a HEAD response does not have. */
const varying = new Set(['date', 'x-request-id', 'transfer-encoding'])

it.each([
  ['/', '*/*'],
  ['/plan', 'application/json'],
  ['/api/version', '*/*'],
  ['/api/auth/me', '*/*'],
  ['/api/nothing', '*/*'],
  ['/api/openapi.json', '*/*'],
  ['/api/docs', browser],
  ['/api/docs/swagger-ui.css', '*/*'],
  ['/api/content?limit=many', '*/*'],
  ['/content', '*/*'],
  ['/auth/login', '*/*'],
  ['//', '*/*'],
  ['/%zz', '*/*'],
])('returns the same status and headers for HEAD %s as for GET when Accept is %s', async (path, accept) => {
  for (const encoding of ['identity', 'gzip']) {
    const sent = [`Accept: ${accept}`, `Accept-Encoding: ${encoding}`]
    const full = await sendRawRequest(server.url, `GET ${path} HTTP/1.1`, sent)
    const head = await sendRawRequest(server.url, `HEAD ${path} HTTP/1.1`, sent)
    const comparable = ({ headers }: typeof full) =>
      Object.fromEntries([...headers].filter(([name]) => !varying.has(name)))
    expect(head.status).toBe(full.status)
    expect(comparable(head)).toEqual(comparable(full))
    expect(head.body).toBe('')
  }
})
