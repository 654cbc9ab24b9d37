import { buildUser } from '@pathwise/testing/builders'
import { closeAfterTests } from '@pathwise/testing/close-after-tests'
import { createTestDatabase } from '@pathwise/testing/database'
import { describe, expect, it } from 'vitest'
import { buildParentView } from '../../test/parent-view.ts'
import { openRouter, type RouterCaller } from '../../test/router.ts'
import { dayMs } from '../durations.ts'
import { parentViewSchema } from './parent-view.schemas.ts'
import { deleteExpiredParentLinks } from './revoke.service.ts'

const database = closeAfterTests(await createTestDatabase())
const start = new Date('2026-11-25T03:30:00Z')
const { callAs, dependencies } = openRouter(database, { now: () => start })
const view = await buildParentView()
const unknownId = 'A'.repeat(22)

/** Opens a router whose clock is some days ahead. */
const openLater = (days: number) => openRouter(database, { now: () => new Date(start.getTime() + days * dayMs) })

async function signUp(address = '192.0.2.1') {
  const { id } = await buildUser(database)
  return { id, student: callAs({ id }, address) }
}

const createAll = async (caller: RouterCaller, count: number, key?: string) => {
  const links = []
  for (let made = 0; made < count; made += 1) {
    links.push(await caller.parentLinks.create({ label: `Link ${made}`, view, key }))
  }
  return links
}

const forbidden = { code: 'FORBIDDEN' }
const notFound = { code: 'NOT_FOUND' }

describe('parentLinks.create', () => {
  it('stores a visitor’s view for 90 days with only a hash of the key', async () => {
    const visitor = callAs(null)
    const created = await visitor.parentLinks.create({ label: 'Mom', view })
    expect(Buffer.from(created.id, 'base64url')).toHaveLength(16)
    expect(created).toMatchObject({
      url: `http://localhost/parents/${created.id}`,
      expires_at: '2027-02-23T03:30:00.000Z',
      key: expect.stringMatching(/^[\w-]{43}$/),
    })
    const row = await database.prisma.parentLink.findUniqueOrThrow({ where: { id: created.id } })
    expect(JSON.stringify(row)).not.toContain(created.key)
    expect(await visitor.parentLinks.get({ id: created.id })).toEqual({
      view,
      today: '2026-11-24',
      updated_at: start.toISOString(),
      expires_at: created.expires_at,
    })
  })

  it.each([
    // Clocks go forward on March 14, 2027 in Canada.
    ['America/Los_Angeles', '2027-03-15T06:59:59Z', '2027-03-14'],
    ['America/Los_Angeles', '2027-03-15T07:00:00Z', '2027-03-15'],
    ['America/St_Johns', '2027-03-14T03:29:59Z', '2027-03-13'],
    ['America/St_Johns', '2027-03-15T02:30:00Z', '2027-03-15'],
    ['Asia/Seoul', '2027-03-14T14:59:59Z', '2027-03-14'],
    ['Asia/Seoul', '2027-03-14T15:00:00Z', '2027-03-15'],
  ])('returns the student’s date in %s at %s', async (time_zone, at, today) => {
    const router = openRouter(database, { now: () => new Date(at) })
    const { id } = await router.callAs(null).parentLinks.create({ label: 'Mom', view: { ...view, time_zone } })
    expect((await router.callAs(null).parentLinks.get({ id })).today).toBe(today)
  })

  it('issues no key for a link that belongs to an account', async () => {
    const { student } = await signUp()
    expect((await student.parentLinks.create({ label: 'Mom', view })).key).toBeNull()
  })

  it('rejects an account’s sixth link with link_limit, even when six are created concurrently', async () => {
    const { student } = await signUp()
    const made = await Promise.allSettled(
      Array.from({ length: 6 }, () => student.parentLinks.create({ label: 'Mom', view })),
    )
    const refused = made.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
    expect(refused).toEqual([expect.objectContaining({ code: 'CONFLICT', reason: 'link_limit' })])
  })

  it('rejects a device’s sixth link until one is revoked or expires', async () => {
    const visitor = callAs(null)
    const [first] = await createAll(visitor, 1)
    const key = first?.key ?? ''
    await createAll(visitor, 4, key)
    const another = { label: 'Dad', view, key }
    const refused = { code: 'CONFLICT', reason: 'link_limit' }
    await expect(visitor.parentLinks.create(another)).rejects.toMatchObject(refused)
    await visitor.parentLinks.revoke({ id: first?.id ?? '', key })
    await visitor.parentLinks.create(another)
    await expect(visitor.parentLinks.create(another)).rejects.toMatchObject(refused)
    expect(await openLater(91).callAs(null).parentLinks.create(another)).toMatchObject({ key })
  })

  it.each([
    ['an answer', { answers: [1] }],
    ['an email address', { email: 'student@study.example' }],
    ['another version', { version: 2 }],
  ])('rejects a view with %s', async (_name, extra) => {
    const changed = Object.assign(structuredClone(view), extra)
    await expect(callAs(null).parentLinks.create({ label: 'Mom', view: changed })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    })
  })

  it('rejects a view over 96 kB, and text that cannot be stored', async () => {
    const skills = Array.from({ length: 20 }, () => 'chemistry.kinetics-equilibrium' as const)
    const tasks = Array.from({ length: 450 }, () => ({
      ...({ kind: 'mixed', day: '2026-11-24', minutes: 20, done: false } as const),
      skills,
    }))
    await expect(callAs(null).parentLinks.create({ label: 'Mom', view: { ...view, tasks } })).rejects.toMatchObject({
      code: 'PAYLOAD_TOO_LARGE',
    })
    await expect(
      callAs(null).parentLinks.create({ label: 'Mom', view: { ...view, goal: 'a\0b' } }),
    ).rejects.toMatchObject({ code: 'UNPROCESSABLE_CONTENT' })
  })

  it('throttles only the account that exceeds the limit, and still lets it revoke links', async () => {
    const busy = await signUp()
    const { id } = await busy.student.parentLinks.create({ label: 'Mom', view })
    await dependencies.throttle.take('parentLinkAccount', busy.id, 1499)
    await expect(busy.student.parentLinks.update({ id, view })).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
    await (await signUp()).student.parentLinks.create({ label: 'Mom', view })
    expect(await busy.student.parentLinks.revoke({ id })).toEqual({ revoked: true })
  })
})

describe('parentLinks.get', () => {
  it('returns NOT_FOUND for unknown, revoked and expired links, and for views in a later format', async () => {
    const visitor = callAs(null)
    const [revoked, expired, newer] = await createAll(visitor, 3)
    await visitor.parentLinks.revoke({ id: revoked?.id ?? '', key: revoked?.key ?? '' })
    await database.prisma.parentLink.update({ where: { id: newer?.id ?? '' }, data: { document: { version: 9 } } })
    for (const id of [unknownId, revoked?.id ?? '', newer?.id ?? '']) {
      await expect(visitor.parentLinks.get({ id })).rejects.toMatchObject(notFound)
    }
    const id = expired?.id ?? ''
    expect((await openLater(89.9).callAs(null).parentLinks.get({ id })).view).toEqual(view)
    await expect(openLater(90).callAs(null).parentLinks.get({ id })).rejects.toMatchObject(notFound)
  })

  it('does not reveal the label or owner of a link to the visitor who opens it', async () => {
    const { id: userId, student } = await signUp()
    const { id } = await student.parentLinks.create({ label: 'Grandma in Busan', view })
    const opened = JSON.stringify(await callAs(null).parentLinks.get({ id }))
    for (const secret of ['Grandma', userId, '@']) expect(opened).not.toContain(secret)
  })
})

describe('parentLinks.update', () => {
  it('replaces the view when the device sends its key, and keeps the expiration date', async () => {
    const [link] = await createAll(callAs(null), 1)
    const { id = '', key, expires_at } = link ?? {}
    const next = { ...view, tasks: null }
    const later = openLater(3).callAs(null)
    const updated = { updated_at: '2026-11-28T03:30:00.000Z', expires_at }
    expect(await later.parentLinks.update({ id, view: next, key: key ?? undefined })).toEqual(updated)
    expect(await later.parentLinks.get({ id })).toEqual({ view: next, today: '2026-11-27', ...updated })
  })

  it('rejects updates and revocations when the key is wrong or missing, or the account is not the owner', async () => {
    const [ofDevice, other] = await createAll(callAs(null), 2)
    const owner = await signUp()
    const ofAccount = await owner.student.parentLinks.create({ label: 'Mom', view })
    const { student: stranger } = await signUp()
    const keys = [other?.key ?? '', undefined]
    for (const caller of [callAs(null), stranger]) {
      for (const key of keys) {
        for (const id of [ofDevice?.id ?? '', ofAccount.id]) {
          await expect(caller.parentLinks.update({ id, view, key })).rejects.toMatchObject(forbidden)
          await expect(caller.parentLinks.revoke({ id, key })).rejects.toMatchObject(forbidden)
        }
      }
    }
    expect((await owner.student.parentLinks.update({ id: ofAccount.id, view })).expires_at).toBe(ofAccount.expires_at)
  })

  it('returns NOT_FOUND for an unknown or expired link', async () => {
    const [link] = await createAll(callAs(null), 1)
    const { id = '', key } = link ?? {}
    const input = { view, key: key ?? undefined }
    await expect(callAs(null).parentLinks.update({ id: unknownId, ...input })).rejects.toMatchObject(notFound)
    await expect(
      openLater(91)
        .callAs(null)
        .parentLinks.update({ id, ...input }),
    ).rejects.toMatchObject(notFound)
  })
})

describe('parentLinks.claim', () => {
  it('moves a device’s link to the account that claims it, and then rejects the device’s key', async () => {
    const [link] = await createAll(callAs(null), 1)
    const { id = '', key } = link ?? {}
    const ofDevice = { id, key: key ?? '' }
    const { student } = await signUp()
    const { links } = await student.parentLinks.list()
    expect(links).toEqual([])
    const claimed = await student.parentLinks.claim(ofDevice)
    expect(claimed).toMatchObject({ id, label: 'Link 0', shows: { tasks: true, dates: true, results: true } })
    expect(await student.parentLinks.list()).toEqual({ links: [claimed] })
    await expect(callAs(null).parentLinks.revoke(ofDevice)).rejects.toMatchObject(forbidden)
    await expect((await signUp()).student.parentLinks.claim(ofDevice)).rejects.toMatchObject(forbidden)
    await student.parentLinks.revoke({ id })
    expect(await student.parentLinks.list()).toEqual({ links: [] })
  })

  it('does not move a device’s link to an account that already has five links', async () => {
    const { student } = await signUp()
    await createAll(student, 5)
    const [link] = await createAll(callAs(null), 1)
    const { id = '', key } = link ?? {}
    await expect(student.parentLinks.claim({ id, key: key ?? '' })).rejects.toMatchObject({ reason: 'link_limit' })
    expect(await callAs(null).parentLinks.revoke({ id, key: key ?? '' })).toEqual({ revoked: true })
  })
})

describe('parentLinks.remove', () => {
  it('lets users delete their own links, and lets admins delete any link', async () => {
    const [link] = await createAll(callAs(null), 1)
    const { student } = await signUp()
    const own = await student.parentLinks.create({ label: 'Mom', view })
    const id = link?.id ?? ''
    await expect(student.parentLinks.remove({ id })).rejects.toMatchObject(forbidden)
    const admin = callAs({ id: 'admin', role: 'admin' })
    expect(await admin.parentLinks.remove({ id })).toEqual({ revoked: true })
    await expect(admin.parentLinks.remove({ id })).rejects.toMatchObject(notFound)
    expect(await student.parentLinks.remove({ id: own.id })).toEqual({ revoked: true })
  })
})

describe('deleteExpiredParentLinks', () => {
  it('deletes links as soon as they expire', async () => {
    await database.prisma.parentLink.deleteMany()
    await createAll(callAs(null), 1)
    const [young] = await createAll(openLater(1).callAs(null), 1)
    await deleteExpiredParentLinks(openLater(90).dependencies)
    const rows = await database.prisma.parentLink.findMany({ select: { id: true } })
    expect(rows).toEqual([{ id: young?.id }])
  })
})

describe('parent links and the account', () => {
  it('exports an account’s links, and deletes them with the account', async () => {
    const { id: userId, student } = await signUp()
    const { id, url } = await student.parentLinks.create({ label: 'Mom', view })
    const { parent_links } = await student.account.exportData()
    expect(parent_links).toEqual([expect.objectContaining({ id, url, label: 'Mom', view })])
    await database.prisma.user.delete({ where: { id: userId } })
    await expect(callAs(null).parentLinks.get({ id })).rejects.toMatchObject(notFound)
  })
})

describe('parentViewSchema', () => {
  it('accepts a stored view of version 1, and a view that contains only the phases', () => {
    expect(parentViewSchema.parse(view)).toEqual(view)
    const least = { ...view, tasks: null, exam: null, dates: null, results: null }
    expect(parentViewSchema.parse(least)).toEqual(least)
  })
})
