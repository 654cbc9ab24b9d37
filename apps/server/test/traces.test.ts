import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SpanKind } from '@opentelemetry/api'
import { closeAfterTests } from '@pathwise/testing/close-after-tests'
import { createTestDatabase } from '@pathwise/testing/database'
import { expect, it, onTestFinished } from 'vitest'
import { z } from 'zod'
import { defaultLimits } from '../src/env/limit-environment.ts'
import { signInNewUser } from './people.ts'
import { startTestServer } from './server.ts'

const database = closeAfterTests(await createTestDatabase())

const valueSchema = z.object({ stringValue: z.string().optional(), intValue: z.coerce.number().optional() })
const attributesSchema = z
  .array(z.object({ key: z.string(), value: valueSchema }))
  .transform((list) => Object.fromEntries(list.map(({ key, value }) => [key, value.stringValue ?? value.intValue])))
const spanSchema = z.object({
  name: z.string(),
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  kind: z.number(),
  attributes: attributesSchema,
})
const bodySchema = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: attributesSchema }),
      scopeSpans: z.array(z.object({ spans: z.array(spanSchema) })),
    }),
  ),
})

/** Starts an OTLP receiver over HTTP that records what it receives. */
async function startReceiver() {
  const received: { readonly path: string | undefined; readonly body: string }[] = []
  const receiver = createServer((request, response) => {
    void text(request).then((body) => {
      received.push({ path: request.url, body })
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  }).listen(0, '127.0.0.1')
  await once(receiver, 'listening')
  onTestFinished(() => void receiver.close())
  const address: AddressInfo | string | null = receiver.address()
  return { received, url: `http://127.0.0.1:${z.object({ port: z.number() }).parse(address).port}` }
}

/** Returns the SQL of all queries in the descendants of a span. */
function listQueries(
  spans: readonly z.output<typeof spanSchema>[],
  { spanId }: { readonly spanId: string },
): unknown[] {
  return spans
    .filter(({ parentSpanId }) => parentSpanId === spanId)
    .flatMap((child) =>
      child.name === 'prisma:client:db_query' ? [child.attributes['db.query.text']] : listQueries(spans, child),
    )
}

it('sends a span for each request and SQL query, without addresses, query strings, headers or accounts', async () => {
  const { received, url } = await startReceiver()
  const server = await startTestServer({ environment: { ...defaultLimits, tracesUrl: url }, database })
  const person = await signInNewUser(server, 'student')
  const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'
  await server.request('/api/share/AAAAAAAAAAAAAAAAAAAAAA?secret=hidden', {
    headers: { ...person.bearer, cookie: person.cookie, traceparent, 'user-agent': 'curious' },
  })
  await server.request('/api/trpc/system.version')
  await server.close()

  expect(new Set(received.map(({ path }) => path))).toEqual(new Set(['/v1/traces']))
  const resources = received.flatMap(({ body }) => bodySchema.parse(JSON.parse(body)).resourceSpans)
  expect(resources[0]?.resource.attributes).toMatchObject({ 'service.name': 'pathwise' })
  const all = resources.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans))
  const spans = all.filter(({ kind }) => kind === SpanKind.SERVER + 1)
  expect(spans.map(({ name }) => name)).toEqual([
    'POST /api/auth/login',
    'GET /api/share/:id',
    'GET /api/trpc/system.version',
  ])
  expect(spans[1]).toMatchObject({
    traceId: '0af7651916cd43dd8448eb211c80319c',
    parentSpanId: 'b7ad6b7169203331',
    attributes: { 'http.request.method': 'GET', 'http.route': '/api/share/:id', 'http.response.status_code': 404 },
  })
  const [login, opened, version] = spans.map((span) => listQueries(all, span))
  // Reading the request body must preserve the trace context.
  expect(login).toContainEqual(expect.stringMatching(/^SELECT .*"users"\."email" = \$1/))
  expect(opened).toEqual([
    expect.stringMatching(/^SELECT .* FROM "public"."shares" WHERE \("public"."shares"."id" = \$1/),
  ])
  expect(version).toEqual([])
  for (const secret of [
    'AAAA',
    'hidden',
    person.token,
    person.cookie,
    person.email,
    person.id,
    'curious',
    '127.0.0.1',
  ]) {
    expect(
      received.every(({ body }) => !body.includes(secret)),
      secret,
    ).toBe(true)
  }
})

it('does not trace queries outside a request', async () => {
  const { received, url } = await startReceiver()
  const server = await startTestServer({ environment: { ...defaultLimits, tracesUrl: url }, database })
  await database.prisma.user.count()
  await server.request('/api/trpc/system.version')
  await server.close()
  await database.prisma.user.count()
  expect(received.map(({ body }) => body.includes('prisma:client'))).toEqual([false])
})

it('serves requests and shuts down when the OTLP receiver does not respond', async () => {
  const environment = { ...defaultLimits, tracesUrl: 'http://127.0.0.1:9' }
  const server = await startTestServer({ environment, database })
  expect((await server.request('/api/version')).status).toBe(200)
  await server.close()
  expect(server.log.some((line) => line.includes('the last traces were not sent'))).toBe(true)
})
