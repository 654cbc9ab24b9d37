import { buildUser } from '@pathwise/testing/builders'
import { closeAfterTests } from '@pathwise/testing/close-after-tests'
import { createTestDatabase } from '@pathwise/testing/database'
import { afterEach, describe, expect, it } from 'vitest'
import { openRouter } from '../../test/router.ts'
import { paidPlanIds } from '../billing/plans.vocabulary.ts'
import { createSettingsCache } from './settings-cache.ts'

const database = closeAfterTests(await createTestDatabase())
const { prisma } = database
const stripe = { secretKey: 'sk_test_1', webhookSecrets: ['whsec_1'], soldPlans: paidPlanIds }
const { callAs } = openRouter(database, { stripe })
const { id } = await buildUser(database, { role: 'admin' })
const admin = callAs({ id, role: 'admin', passwordGivenAt: new Date() })
const visitor = callAs(null)

const pages = { success_url: 'http://localhost/checkout/success', cancel_url: 'http://localhost/checkout' }
const words = { title: 'Closed on Sunday', text: 'We move to a faster machine.' }
const texts = { en: words, ko: words, 'zh-TW': words, 'zh-CN': words }

afterEach(() => prisma.setting.deleteMany())

const listEvents = async (target: string) => (await admin.audit.list({ action: 'setting_changed', target })).items

describe('settings.setAnnouncement', () => {
  it('stores the announcement for every server, and records who changed it', async () => {
    expect((await admin.settings.get()).announcement).toEqual({ place: 'home', texts: null })
    const other = createSettingsCache(prisma)
    const { announcement } = await admin.settings.setAnnouncement({ place: 'everywhere', texts })
    await other.refresh()
    expect(announcement).toEqual({ place: 'everywhere', texts })
    expect(other.current().announcement).toEqual(announcement)
    const details = { place: 'everywhere', title: 'Closed on Sunday' }
    expect(await listEvents('announcement')).toMatchObject([{ actor: { id }, details }])
  })

  it.each([
    ['a missing translation', { ...texts, ko: undefined }],
    ['an empty title', { ...texts, en: { ...words, title: ' ' } }],
    ['a text that is too long', { ...texts, en: { ...words, text: 'x'.repeat(241) } }],
    ['a control character', { ...texts, en: { ...words, text: 'a\u0000b' } }],
  ])('rejects %s and records nothing', async (_what, wrong) => {
    const before = await listEvents('announcement')
    // @ts-expect-error: the types refuse a missing language too
    const refused = admin.settings.setAnnouncement({ place: 'home', texts: wrong })
    await expect(refused).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    expect(await listEvents('announcement')).toEqual(before)
    expect(await prisma.setting.count()).toBe(0)
  })

  describe('with the announcement that the admin saw', () => {
    const none = { place: 'none', texts: null } as const
    const home = { place: 'home', texts: null } as const
    const own = { place: 'everywhere', texts } as const

    it('stores the announcement when no admin has changed it since, also when it was the default', async () => {
      await admin.settings.setAnnouncement({ ...own, previous: home })
      const { announcement } = await admin.settings.setAnnouncement({ ...none, previous: own })
      expect(announcement).toEqual(none)
    })

    it('refuses the later of two concurrent changes, and records only the earlier one', async () => {
      const before = await listEvents('announcement')
      const saves = [own, none].map((one) => admin.settings.setAnnouncement({ ...one, previous: home }))
      const [first, second] = await Promise.allSettled(saves)
      const refused = [first, second].filter((outcome) => outcome?.status === 'rejected')
      expect(refused).toMatchObject([{ reason: { code: 'CONFLICT', reason: 'version_conflict' } }])
      expect(await listEvents('announcement')).toHaveLength(before.length + 1)
    })

    it('stores the announcement again when only the response of the first save was lost', async () => {
      await admin.settings.setAnnouncement({ ...own, previous: home })
      const { announcement } = await admin.settings.setAnnouncement({ ...own, previous: home })
      expect(announcement).toEqual(own)
    })
  })

  it('stores no announcement when the audit log cannot be written', async () => {
    const stranger = callAs({ id: 'x\u0000', role: 'admin' })
    await expect(stranger.settings.setAnnouncement({ place: 'none', texts: null })).rejects.toThrow(
      'invalid byte sequence',
    )
    expect(await prisma.setting.count()).toBe(0)
  })
})

describe('settings.setSale', () => {
  it("pauses a plan's sale immediately, and can resume it", async () => {
    const { sales } = await admin.settings.setSale({ plan: 'pro', sold: false })
    expect(sales.map(({ sold }) => sold)).toEqual([false, true, true])
    expect((await visitor.billing.config()).sold_plans).toEqual(['premium_student', 'premium_family'])
    const buyer = callAs({ id })
    await expect(buyer.billing.createCheckout({ plan_id: 'pro', ...pages })).rejects.toMatchObject({
      reason: 'not_sold',
    })
    await admin.settings.setSale({ plan: 'pro', sold: true })
    expect((await visitor.billing.config()).sold_plans).toEqual(paidPlanIds)
    expect(await listEvents('sale.pro')).toMatchObject([{ details: { sold: true } }, { details: { sold: false } }])
  })

  it('keeps both changes when two admins pause two plans concurrently', async () => {
    await Promise.all(paidPlanIds.map((plan) => admin.settings.setSale({ plan, sold: false })))
    expect((await admin.settings.get()).sales.filter(({ sold }) => sold)).toEqual([])
  })

  it('rejects setSale without a recent password, when billing is off, and for plans that are not sold', async () => {
    const sale = { plan: 'premium_family', sold: true } as const
    const idle = callAs({ id, role: 'admin' })
    await expect(idle.settings.setSale(sale)).rejects.toMatchObject({ reason: 'reauthenticate' })
    const recent = { id, role: 'admin', passwordGivenAt: new Date() } as const
    const free = openRouter(database).callAs(recent)
    expect((await free.settings.get()).sales).toEqual([])
    await expect(free.settings.setSale(sale)).rejects.toMatchObject({ reason: 'billing_off' })
    const small = openRouter(database, { stripe: { ...stripe, soldPlans: ['pro'] } }).callAs(recent)
    await expect(small.settings.setSale(sale)).rejects.toMatchObject({ reason: 'not_sold' })
  })
})

describe('createSettingsCache', () => {
  it('uses the default for a stored setting that this version cannot read', async () => {
    const updatedAt = new Date()
    await prisma.setting.createMany({
      data: [
        { key: 'announcement', value: { place: 'moon' }, updatedAt },
        { key: 'paused_plans', value: ['pro'], updatedAt },
      ],
    })
    const cache = createSettingsCache(prisma)
    await cache.refresh()
    expect(cache.current()).toEqual({ announcement: { place: 'home', texts: null }, pausedPlans: ['pro'] })
  })

  it('keeps the same announcement object when only the paused plans change', async () => {
    const cache = createSettingsCache(prisma)
    await admin.settings.setAnnouncement({ place: 'everywhere', texts })
    await cache.refresh()
    const { announcement } = cache.current()
    await admin.settings.setSale({ plan: 'pro', sold: false })
    await cache.refresh()
    expect(cache.current().pausedPlans).toEqual(['pro'])
    expect(cache.current().announcement).toBe(announcement)
  })

  it('keeps the newer settings when an earlier read finishes after a later one', async () => {
    const release: ((rows: object[]) => void)[] = []
    const findMany = () => new Promise((resolve) => release.push(resolve))
    // @ts-expect-error: only the call that the cache makes
    const cache = createSettingsCache({ setting: { findMany } })
    const [early, late] = [cache.refresh(), cache.refresh()]
    release[1]?.([{ key: 'paused_plans', value: ['pro'] }])
    await late
    release[0]?.([])
    await early
    expect(cache.current().pausedPlans).toEqual(['pro'])
  })
})
