import { planStrategy } from '@pathwise/planner/plan'
import { buildUser } from '@pathwise/testing/builders'
import { closeAfterTests } from '@pathwise/testing/close-after-tests'
import { createTestDatabase } from '@pathwise/testing/database'
import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { openRouter } from '../../test/router.ts'
import type { FollowedPlan } from '../study-plan/plan.schemas.ts'
import { writeFeed } from './write-feed.ts'

const database = closeAfterTests(await createTestDatabase())
const now = () => new Date('2026-11-25T03:30:00Z')
const { callAs, dependencies } = openRouter(database, { now })

const context = { country: 'US', grade: 'G11', goal: 'SAT_1500_PLUS' } as const
const strategy = planStrategy({
  ...{ country: 'US', grade: 'G11', today: '2026-11-24', problems: [] },
  goal: { kind: 'preset', preset: 'SAT_1500_PLUS' },
})
const time_zone = 'America/Los_Angeles'
const { plan, hours } = await callAs(null).studyPlan.make({ strategy, context, time_zone, language: 'en' })
const report = {
  result: { summary: '', weaknesses: [], recommendedModules: [], recommendedProblems: [], nextWeekPlan: [] },
  context,
}
const followed: FollowedPlan = {
  ...{ version: 1, report, hours, time_zone, plan, exam_date: plan.exam?.date ?? null },
  changed_at: '2026-11-24T10:00:00.000Z',
}
const [first] = plan.tasks
const firstKey = first?.key ?? ''

async function signUp() {
  const { id } = await buildUser(database)
  return callAs({ id })
}

const readSecret = (url: string) => /\/calendar\/([\w-]+)\.ics$/.exec(url)?.[1] ?? ''
const request = { ...{ requestId: 'test', address: '192.0.2.1', headers: {} }, acceptedLanguages: () => [] }
const rest = { setCookie: () => {}, log: { info: () => {}, warn: () => {} } }
const write = (url: string, deps = dependencies) =>
  writeFeed({ ...deps, request: { ...request, ...rest } }, readSecret(url))

/** Parses a feed with a library that the code under test does not use. */
function parseFeed(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text))
  const events = calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component)
    return {
      uid: event.uid,
      title: event.summary,
      start: event.startDate.toString(),
      zone: event.startDate.zone,
      sequence: event.sequence,
      status: component.getFirstPropertyValue('status'),
    }
  })
  return { calendar, events }
}

describe('calendarFeed', () => {
  it.each(['America/Los_Angeles', 'America/St_Johns', 'Asia/Seoul'])(
    'keeps the local time in %s across a clock change',
    async (zone) => {
      const days = ['2027-03-12', '2027-03-13', '2027-03-14', '2027-03-15']
      const tasks = days.map((day) => ({ key: `due.${day}.1`, kind: 'due' as const, minutes: 10, skills: [], day }))
      const student = await signUp()
      await student.studyPlan.syncPlan({ plan: { ...followed, time_zone: zone, plan: { ...plan, tasks } } })
      const { url } = await student.calendarFeed.create({ language: 'en' })
      const text = await write(url)
      expect(parseFeed(text).events.map(({ start }) => start)).toEqual(days.map((day) => `${day}T18:00:00`))
      expect(text).not.toMatch(/DTSTART[^\r\n]*(?:TZID|Z\r?$)|BEGIN:VTIMEZONE/m)
    },
  )

  it('includes the kind of deadline in the event title, except when an older plan does not store it', async () => {
    const kinds = [undefined, 'regular', 'late', 'about'] as const
    const tasks = kinds.map((deadlineKind, index) => ({
      ...{ key: `date.${index}`, kind: 'date' as const, minutes: 15, skills: [], day: '2026-12-01' },
      ...{ exam: 'ACT' as const, fact: 'act.deadlines_2026_27', deadline: '2026-12-05' },
      ...(deadlineKind && { deadlineKind }),
    }))
    const student = await signUp()
    await student.studyPlan.syncPlan({ plan: { ...followed, plan: { ...plan, tasks } } })
    const { url } = await student.calendarFeed.create({ language: 'en' })
    expect(parseFeed(await write(url)).events.map(({ title }) => title)).toEqual([
      'ACT deadline',
      'ACT registration deadline',
      'ACT late registration deadline (regular registration is over)',
      'ACT registration closes around this day',
    ])
  })

  it('lists every task of the followed plan at floating local times', async () => {
    const student = await signUp()
    await student.studyPlan.syncPlan({ plan: followed })
    expect(await student.calendarFeed.status()).toEqual({ created_at: null })
    const { url, webcal_url } = await student.calendarFeed.create({ language: 'en' })
    expect(webcal_url).toBe(url.replace('http:', 'webcal:'))
    const { events, calendar } = parseFeed(await write(url))
    expect(events).toHaveLength(plan.tasks.length)
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length)
    for (const { zone, sequence, status } of events) {
      expect([zone, sequence, status]).toEqual([ICAL.Timezone.localTimezone, 0, 'CONFIRMED'])
    }
    expect(events[0]?.start).toMatch(new RegExp(`^${first?.day}T18:00:00$`))
    expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Pathwise study plan')
    expect(String(calendar.getFirstPropertyValue('refresh-interval'))).toBe('PT6H')
    expect(String(calendar.getFirstPropertyValue('x-published-ttl'))).toBe('PT6H')
  })

  it('keeps a moved task’s UID with a higher sequence number, and cancels a dropped task', async () => {
    const student = await signUp()
    await student.studyPlan.syncPlan({ plan: followed })
    const { url } = await student.calendarFeed.create({ language: 'en' })
    const before = parseFeed(await write(url)).events
    const [, second, ...others] = plan.tasks
    const moved = { ...plan, tasks: [...(first ? [{ ...first, day: '2026-11-30' }] : []), ...others] }
    await student.studyPlan.syncPlan({ plan: { ...followed, plan: moved, changed_at: '2026-11-24T11:00:00.000Z' } })
    const after = new Map(parseFeed(await write(url)).events.map((event) => [event.uid, event]))
    expect(after.size).toBe(before.length)
    expect(after.get(before[0]?.uid ?? '')).toMatchObject({
      ...{ sequence: 1, status: 'CONFIRMED' },
      start: expect.stringContaining('2026-11-30T'),
    })
    expect(second?.day).toBeDefined()
    expect(after.get(before[1]?.uid ?? '')).toMatchObject({ sequence: 1, status: 'CANCELLED' })
  })

  it('writes an identical file while the plan and progress are unchanged, and marks completed tasks', async () => {
    const student = await signUp()
    await student.studyPlan.syncPlan({ plan: followed })
    const { url } = await student.calendarFeed.create({ language: 'ko' })
    const text = await write(url)
    expect(await write(url)).toBe(text)
    const key = `US/G11/SAT_1500_PLUS/plan/${firstKey}`
    await student.studyPlan.merge({ items: [{ key, status: 'completed', changed_at: '2026-11-24T12:00:00.000Z' }] })
    const { events } = parseFeed(await write(url))
    expect(events.filter(({ title }) => title.startsWith('✓ '))).toHaveLength(1)
  })

  it('revokes the previous URL when a new one is created, and keeps the UIDs', async () => {
    const student = await signUp()
    await student.studyPlan.syncPlan({ plan: followed })
    const old = await student.calendarFeed.create({ language: 'en' })
    const uids = parseFeed(await write(old.url)).events.map(({ uid }) => uid)
    const { url } = await student.calendarFeed.create({ language: 'en' })
    await expect(write(old.url)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(parseFeed(await write(url)).events.map(({ uid }) => uid)).toEqual(uids)
  })

  it('generates different UIDs per account, and does not store the secret', async () => {
    const feeds = []
    for (let accounts = 0; accounts < 2; accounts += 1) {
      const student = await signUp()
      await student.studyPlan.syncPlan({ plan: followed })
      const { url } = await student.calendarFeed.create({ language: 'en' })
      feeds.push(...parseFeed(await write(url)).events.map(({ uid }) => uid))
      const rows = await database.prisma.calendarFeed.findMany()
      expect(JSON.stringify(rows)).not.toContain(readSecret(url))
    }
    expect(new Set(feeds).size).toBe(2 * plan.tasks.length)
  })

  it('returns NOT_FOUND for a revoked or unknown secret', async () => {
    const student = await signUp()
    const { url } = await student.calendarFeed.create({ language: 'en' })
    expect(parseFeed(await write(url)).events).toEqual([])
    await student.calendarFeed.revoke()
    expect(await student.calendarFeed.status()).toEqual({ created_at: null })
    await expect(write(url)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(write('/calendar/unknown.ics')).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('does not create or serve a calendar feed when the account’s billing plan does not include it', async () => {
    const stripe = { secretKey: 'sk_test_1', webhookSecrets: ['whsec_1'], soldPlans: ['pro'] } as const
    const selling = openRouter(database, { now, stripe })
    const { id } = await buildUser(database)
    const refused = { code: 'FORBIDDEN', reason: 'plan_feature' }
    await expect(selling.callAs({ id }).calendarFeed.create({ language: 'en' })).rejects.toMatchObject(refused)
    const { url } = await callAs({ id }).calendarFeed.create({ language: 'en' })
    await expect(write(url, selling.dependencies)).rejects.toMatchObject(refused)
  })

  it('exports the feed without its URL', async () => {
    const student = await signUp()
    await student.studyPlan.syncPlan({ plan: followed })
    const { url } = await student.calendarFeed.create({ language: 'en' })
    const { calendar_feed } = await student.account.exportData()
    expect(calendar_feed?.events.map(({ key }) => key).toSorted()).toEqual(plan.tasks.map(({ key }) => key).toSorted())
    expect(JSON.stringify(calendar_feed)).not.toContain(readSecret(url))
  })
})
