import { readdir, readFile } from 'node:fs/promises'
import { closeAfterTests } from '@pathwise/testing/close-after-tests'
import { expect, it } from 'vitest'
import { defaultLimits } from '../src/env/limit-environment.ts'
import { watch } from './exports.ts'
import { signInNewUser } from './people.ts'
import { noOperations, startForTest, startTestServer } from './server.ts'

const server = closeAfterTests(await startTestServer())
const token = 'a-token-of-thirty-letters-1234'

/** Parses the metric samples of a response, keyed by name and labels. */
async function readSamples(response: Response): Promise<Map<string, number>> {
  const lines = (await response.text()).split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]))
}

it('counts requests by method, route and status, not by URL', async () => {
  await server.request('/api/version')
  await server.request('/api/version')
  await server.request('/api/share/AAAAAAAAAAAAAAAAAAAAAA')
  await server.request('/api/trpc/system.version,system.ok?batch=1&input=%7B%7D')
  await server.request('/api/trpc/system.version')
  await server.request('/api/trpc/no.such.procedure')
  await server.request('/plan?r=secret-report')
  const samples = await readSamples(await server.request('/metrics'))
  const count = (method: string, route: string, status: number) =>
    samples.get(`pathwise_http_requests_total{method="${method}",route="${route}",status="${status}"}`)
  expect(count('GET', '/api/version', 200)).toBe(2)
  expect(count('GET', '/api/share/:id', 404)).toBe(1)
  expect(count('GET', '/api/trpc/batch', 200)).toBe(1)
  expect(count('GET', '/api/trpc/system.version', 200)).toBe(1)
  expect(count('GET', '/api/trpc/unknown', 404)).toBe(1)
  expect(samples.get('pathwise_http_request_duration_seconds_count{route="/api/version"}')).toBe(2)
  expect([...samples.keys()].filter((name) => /AAAA|secret|no\.such/.test(name))).toEqual([])
})

it('counts a WebSocket connection under status 101 when it closes', async () => {
  const { bearer } = await signInNewUser(server, 'student')
  await watch(server, 'A'.repeat(22), bearer).closed
  const sample = 'pathwise_http_requests_total{method="GET",route="/export/ws/:jobId",status="101"}'
  await expect.poll(async () => (await readSamples(await server.request('/metrics'))).get(sample)).toBe(1)
})

it('reports metrics for the queues, the jobs, the database and the event loop', async () => {
  await server.database.prisma.failedStripeEvent.create({ data: { id: 'evt_1', type: 'a', failedAt: new Date() } })
  const samples = await readSamples(await server.request('/metrics'))
  expect(samples.get('pathwise_stripe_events_failed')).toBe(1)
  expect(samples.get('pathwise_database_up')).toBe(1)
  expect(samples.get('pathwise_job_failed{name="delete expired rows"}')).toBe(0)
  expect(samples.get('pathwise_http_connections')).toBeGreaterThan(0)
  expect(samples.get('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0)
})

it('uses no label name that Prometheus reserves', async () => {
  const names = [...(await readSamples(await server.request('/metrics'))).keys()]
  expect(names.filter((name) => /[{,](job|instance)="/.test(name))).toEqual([])
})

it('rejects proxied and public requests when no metrics token is set', async () => {
  for (const name of ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip']) {
    const { status, headers } = await server.request('/metrics', { headers: { [name]: '203.0.113.7' } })
    expect([name, status, headers.get('www-authenticate')]).toEqual([name, 401, 'Bearer'])
  }
  const open = await startForTest({ operations: { ...noOperations, isPublic: true }, database: server.database })
  expect((await open.request('/metrics')).status).toBe(401)
})

it('requires the metrics token when one is set', async () => {
  const guarded = await startForTest({
    environment: { ...defaultLimits, metricsToken: token },
    database: server.database,
  })
  const read = (authorization?: string) =>
    guarded.request('/metrics', { headers: { ...(authorization !== undefined && { authorization }) } })
  expect((await read()).status).toBe(401)
  expect((await read(`Bearer ${token}x`)).status).toBe(401)
  expect((await read(`Bearer ${token}`)).status).toBe(200)
})

it('exports every metric used by the alert rules and the dashboard', async () => {
  const folder = new URL('../../../docs/monitoring/', import.meta.url)
  const files = (await readdir(folder)).filter((name) => /\.(json|yml)$/.test(name))
  expect(files.toSorted()).toEqual(['alerts.yml', 'grafana.json'])
  const text = await (await server.request('/metrics')).text()
  const known = new Set([...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name))
  for (const name of files) {
    const used = (await readFile(new URL(name, folder), 'utf8')).match(/\b(pathwise|nodejs|process)_\w+/g) ?? []
    const metrics = used.map((metric) => metric.replace(/_(bucket|sum|count)$/, ''))
    expect(metrics.length, name).toBeGreaterThan(8)
    expect(
      [...new Set(metrics)].filter((metric) => !known.has(metric)),
      name,
    ).toEqual([])
  }
})
