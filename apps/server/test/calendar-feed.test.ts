import { closeAfterTests } from '@pathwise/testing/close-after-tests'
import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { findCalendarFaults } from '../../web/test/check-calendar.ts'
import { type Person, signInNewUser } from './people.ts'
import { startTestServer } from './server.ts'

const server = closeAfterTests(await startTestServer({ now: () => new Date('2026-11-25T03:30:00Z') }))

/** Follows a plan and returns the path of its calendar feed. */
async function subscribe({ bearer }: Person, language: 'en' | 'ko' = 'en'): Promise<string> {
  const context = { country: 'US', grade: 'G11', goal: 'SAT_1500_PLUS' } as const
  const result = await server.client.diagnostics.run.mutate({ context })
  const { strategy } = result
  if (!strategy) throw new Error('The diagnostic answered no strategy')
  const made = await server.client.studyPlan.make.mutate({ strategy, context, time_zone: 'Asia/Seoul', language })
  const plan = {
    ...{ version: 1, report: { result, context }, hours: made.hours, time_zone: 'Asia/Seoul', plan: made.plan },
    ...{ exam_date: made.plan.exam?.date ?? null, changed_at: '2026-11-24T10:00:00.000Z' },
  }
  const call = (name: string, json: unknown) =>
    server.request(`/api/trpc/${name}`, { method: 'POST', json, headers: bearer })
  expect((await call('studyPlan.syncPlan', { plan })).status).toBe(200)
  const created = await call('calendarFeed.create', { language })
  const { url } = (await created.json()).result.data
  return new URL(url).pathname
}

const open = (path: string, headers: Record<string, string> = {}) => server.request(path, { headers })

describe('GET /calendar/{secret}.ics', () => {
  it('returns a valid iCalendar file (RFC 5545) with headers that prevent proxies from caching it', async () => {
    const path = await subscribe(await signInNewUser(server), 'ko')
    const response = await open(path, { accept: 'text/html, */*' })
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'private, no-cache',
      'cdn-cache-control': 'no-store',
      'content-type': 'text/calendar; charset=utf-8',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    })
    const text = await response.text()
    expect(findCalendarFaults(text)).toEqual([])
    const calendar = new ICAL.Component(ICAL.parse(text))
    expect(calendar.getAllSubcomponents('vevent').length).toBeGreaterThan(20)
    expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Pathwise 학습 계획')
  })

  it('returns 304 only when the client has the current version', async () => {
    const person = await signInNewUser(server)
    const path = await subscribe(person)
    const first = await open(path)
    const etag = first.headers.get('etag') ?? ''
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const again = await open(path, { 'if-none-match': known })
      expect([again.status, await again.text()]).toEqual([304, ''])
    }
    expect((await open(path, { 'if-none-match': '"other"' })).status).toBe(200)
  })

  it('returns 404 for a revoked or invalid calendar URL', async () => {
    const person = await signInNewUser(server)
    const path = await subscribe(person)
    await server.request('/api/trpc/calendarFeed.revoke', { method: 'POST', json: {}, headers: person.bearer })
    for (const gone of [path, '/calendar/x.ics', '/calendar/x', `/calendar/${'A'.repeat(43)}`]) {
      const response = await open(gone)
      expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store'])
    }
  })

  it('accepts HEAD for a calendar feed, and returns 405 for other methods', async () => {
    const path = await subscribe(await signInNewUser(server))
    expect((await server.request(path, { method: 'HEAD' })).status).toBe(200)
    const response = await server.request(path, { method: 'POST', json: {} })
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })

  it('does not log the secret in the calendar URL', async () => {
    const path = await subscribe(await signInNewUser(server))
    await open(path)
    const lines = server.log.join('\n')
    expect(lines).toContain('/calendar/:file')
    expect(lines).not.toContain(path.slice('/calendar/'.length, -4))
  })
})
