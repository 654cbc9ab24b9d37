// @vitest-environment jsdom

import { buildItemKey } from '@pathwise/planner/item-key'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { stubApi } from '../../../../test/api.ts'
import type { Answer, Call } from '../../../../test/calls.ts'
import { fill } from '../../../../test/fill.ts'
import { renderApp } from '../../../../test/render-app.tsx'
import { buildFollowedPlan } from '../../../../test/sample-followed-plan.ts'
import { sampleUser } from '../../../../test/sample-user.ts'
import { removeAccessToken, signInWith } from '../../../lib/session/access-token.ts'
import { followedPlanStore } from '../study-plan/model/followed-plan-store.ts'
import { progressStore } from '../study-plan/model/progress-store.ts'
import { deviceLinks } from './model/device-links.ts'

const followedPlan = buildFollowedPlan()
const id = 'abcdefghijklmnopqrst_-'
const key = 'K'.repeat(43)
const url = `https://pathwise.example/parents/${id}`
const expires_at = '2099-02-23T03:30:00.000Z'
const shows = { tasks: true, dates: true, results: false }

beforeEach(() => {
  removeAccessToken()
  for (const link of deviceLinks.current().links) deviceLinks.remove(link.id)
  deviceLinks.keepSent([])
  progressStore.keepOnly(() => false)
  followedPlanStore.follow(followedPlan)
})

const ok = { data: { updated_at: expires_at, expires_at } }

async function openPage(answers: Record<string, (call: Call) => Answer> = {}) {
  const calls = stubApi({
    'parentLinks.create': () => ({ data: { id, url, expires_at, key } }),
    'parentLinks.revoke': () => ({ data: { revoked: true } }),
    'parentLinks.update': () => ok,
    'savedPlans.sync': () => ({ data: { plans: [], deleted: [], wanted: [] } }),
    'studyPlan.merge': () => ({ data: { items: [] } }),
    'studyPlan.syncPlan': () => ({ data: { plan: followedPlan } }),
    'studyPlan.mergeRecord': () => ({ data: { works: [], weeks: [] } }),
    'practice.history': () => ({ data: { items: [] } }),
    ...answers,
  })
  await renderApp('/study-plan/parents')
  const inputs = (procedure: string) => calls.filter((call) => call.procedure === procedure).map(({ input }) => input)
  return { calls, inputs }
}
const openLinks = async () => within(await screen.findByRole('region', { name: 'Links for parents' }))
const openFeed = async () => within(await screen.findByRole('region', { name: 'Your plan in your calendar' }))

async function makeLink(name = 'Mom') {
  const links = await openLinks()
  await fill(links.getByLabelText('Who is it for?'), name)
  await userEvent.click(links.getByRole('button', { name: 'Create the link' }))
  return links
}

describe('parent links without an account', () => {
  it('creates a link without results by default and stores its key on the device', async () => {
    const { inputs } = await openPage()
    const links = await openLinks()
    expect(links.getByRole('checkbox', { name: 'This week’s plan and finished tasks' })).toHaveProperty('checked', true)
    expect(links.getByRole('checkbox', { name: 'Measured skill levels' })).toHaveProperty('checked', false)
    await makeLink()
    expect(await links.findByText('The link for Mom is ready. Copy it and send it.')).toBeDefined()
    expect(inputs('parentLinks.create')).toEqual([
      {
        label: 'Mom',
        view: expect.objectContaining({ results: null, tasks: expect.any(Array), dates: expect.any(Array) }),
      },
    ])
    expect(deviceLinks.current()).toMatchObject({ key, links: [{ id, label: 'Mom', shows }] })
    expect(links.getByText(/works until/)).toBeDefined()
  })

  it('reuses the device key for a second link and sends only the parts that the student selected', async () => {
    deviceLinks.add({ id, url, label: 'Mom', shows, expiresAt: expires_at }, key)
    const { inputs } = await openPage({
      'parentLinks.create': () => ({ data: { id: 'second', url, expires_at, key } }),
    })
    const links = await openLinks()
    await userEvent.click(links.getByRole('checkbox', { name: 'Measured skill levels' }))
    await userEvent.click(links.getByRole('checkbox', { name: 'Exam day and deadlines' }))
    await makeLink('Dad')
    await waitFor(() => expect(inputs('parentLinks.create')).toHaveLength(1))
    expect(inputs('parentLinks.create')).toEqual([
      { label: 'Dad', key, view: expect.objectContaining({ dates: null, exam: null, results: [] }) },
    ])
  })

  it('requires a name for a new link', async () => {
    const { inputs } = await openPage()
    const links = await openLinks()
    await userEvent.click(links.getByRole('button', { name: 'Create the link' }))
    expect(links.getByText(/Enter a name/)).toBeDefined()
    expect(inputs('parentLinks.create')).toEqual([])
  })

  it.each<[string, Answer, RegExp]>([
    ['the sixth link', { status: 409, message: 'full', code: 'CONFLICT', reason: 'link_limit' }, /already have five/],
    ['too many changes', { status: 429, message: 'slow', code: 'TOO_MANY_REQUESTS' }, /Too many changes/],
    ['a proxy’s 409', { status: 409, message: '', body: '<h1>Conflict</h1>' }, /could not be created/],
    ['a failed call', { status: 500, message: 'fault', code: 'INTERNAL_SERVER_ERROR' }, /could not be created/],
  ])('explains why the link could not be created: %s', async (_name, answer, text) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    await openPage({ 'parentLinks.create': () => answer })
    const links = await makeLink()
    expect(await links.findByText(text)).toBeDefined()
    expect(links.getByLabelText('Who is it for?')).toHaveProperty('value', 'Mom')
  })

  it('hides the form when there are already five links', async () => {
    for (let made = 0; made < 5; made += 1) {
      deviceLinks.add({ id: `${made}`, url, label: `Link ${made}`, shows, expiresAt: expires_at }, key)
    }
    await openPage()
    const links = await openLinks()
    expect(links.getByText(/You have five links/)).toBeDefined()
    expect(links.queryByLabelText('Who is it for?')).toBeNull()
  })

  it('copies a link, or shows it when clipboard access is denied', async () => {
    deviceLinks.add({ id, url, label: 'Mom', shows, expiresAt: expires_at }, key)
    await openPage()
    const links = await openLinks()
    const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue()
    vi.stubGlobal('navigator', Object.create(navigator, { clipboard: { value: { writeText } } }))
    await userEvent.click(links.getByRole('button', { name: 'Copy: Mom' }))
    expect(await links.findByText('The link for Mom has been copied.')).toBeDefined()
    expect(writeText).toHaveBeenCalledWith(url)
    writeText.mockRejectedValue(new Error('denied'))
    await userEvent.click(links.getByRole('button', { name: 'Copy: Mom' }))
    expect(await links.findByText(url)).toBeDefined()
  })

  it('revokes a link after confirmation and removes the device key', async () => {
    deviceLinks.add({ id, url, label: 'Mom', shows, expiresAt: expires_at }, key)
    const { inputs } = await openPage()
    const links = await openLinks()
    await userEvent.click(links.getByRole('button', { name: 'Delete link: Mom' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete the link for Mom?' }))
    expect(inputs('parentLinks.revoke')).toEqual([])
    await userEvent.click(dialog.getByRole('button', { name: 'Delete link' }))
    expect(await links.findByText(/The link was deleted/)).toBeDefined()
    expect(document.activeElement).toBe(links.getByRole('heading', { name: 'Links for parents' }))
    expect(inputs('parentLinks.revoke')).toEqual([{ id, key }])
    expect(deviceLinks.current()).toMatchObject({ key: null, links: [] })
  })

  it('shows an error and keeps the link when revoking it fails', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    deviceLinks.add({ id, url, label: 'Mom', shows, expiresAt: expires_at }, key)
    await openPage({ 'parentLinks.revoke': () => ({ status: 500, message: 'fault' }) })
    const links = await openLinks()
    await userEvent.click(links.getByRole('button', { name: 'Delete link: Mom' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Delete link' }))
    expect(await dialog.findByText(/The link was not deleted/)).toBeDefined()
    expect(deviceLinks.current().links).toHaveLength(1)
  })

  it('shows an empty state when no plan is followed', async () => {
    localStorage.removeItem('pathwise.followed-plan.1')
    await openPage()
    expect(await screen.findByText('There is no plan to share yet')).toBeDefined()
  })
})

describe('parent link updates', () => {
  const taskKey = () => buildItemKey(followedPlan.report.context, 'plan', followedPlan.plan.tasks[0]?.key ?? '')

  it('updates a device link on load, and then only after progress changes', async () => {
    deviceLinks.add({ id, url, label: 'Mom', shows, expiresAt: expires_at }, key)
    const { inputs } = await openPage()
    await waitFor(() => expect(inputs('parentLinks.update')).toHaveLength(1))
    document.dispatchEvent(new Event('visibilitychange'))
    progressStore.reach(taskKey(), 'completed', new Date('2026-11-23T18:00:00Z'))
    await waitFor(() => expect(inputs('parentLinks.update')).toHaveLength(2))
    expect(inputs('parentLinks.update')[1]).toMatchObject({ id, key, view: { results: null } })
    expect(JSON.stringify(inputs('parentLinks.update')[0])).not.toContain('"done":true')
    expect(JSON.stringify(inputs('parentLinks.update')[1])).toContain('"done":true')
  })

  it('removes a link from this device when updating the link returns NOT_FOUND', async () => {
    deviceLinks.add({ id, url, label: 'Mom', shows, expiresAt: expires_at }, key)
    await openPage({ 'parentLinks.update': () => ({ status: 404, message: 'gone', code: 'NOT_FOUND' }) })
    await waitFor(() => expect(deviceLinks.current()).toMatchObject({ key: null, links: [] }))
  })

  it.each([403, 404])('keeps a link on this device when a proxy responds to the update with %i', async (status) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    deviceLinks.add({ id, url, label: 'Mom', shows, expiresAt: expires_at }, key)
    await openPage({ 'parentLinks.update': () => ({ status, message: '', body: '<h1>Error</h1>' }) })
    await vi.waitFor(() =>
      expect(console.error).toHaveBeenCalledWith('A parent link was not updated', expect.anything()),
    )
    expect(deviceLinks.current()).toMatchObject({ key, links: [{ id }] })
  })

  it('logs an error and keeps the device link when a proxy responds to its move to the account with 409', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    signInWith('token')
    deviceLinks.add({ id, url, label: 'Mom', shows, expiresAt: expires_at }, key)
    await openPage({
      'auth.me': () => ({ data: sampleUser() }),
      'parentLinks.claim': () => ({ status: 409, message: '', body: '<h1>Conflict</h1>' }),
      'parentLinks.list': () => ({ data: { links: [] } }),
    })
    await vi.waitFor(() =>
      expect(console.error).toHaveBeenCalledWith('A parent link was not updated', expect.anything()),
    )
    expect(deviceLinks.current()).toMatchObject({ key, links: [{ id }] })
  })

  it('moves device links to the account, then updates them without the device key', async () => {
    signInWith('token')
    deviceLinks.add({ id, url, label: 'Mom', shows, expiresAt: expires_at }, key)
    const link = { id, url, label: 'Mom', shows, created_at: expires_at, updated_at: expires_at, expires_at }
    const { inputs } = await openPage({
      'auth.me': () => ({ data: sampleUser() }),
      'parentLinks.claim': () => ({ data: link }),
      'parentLinks.list': () => ({ data: { links: [link] } }),
    })
    await waitFor(() => expect(inputs('parentLinks.claim')).toEqual([{ id, key }]))
    await waitFor(() => expect(inputs('parentLinks.update')).toHaveLength(1))
    expect(inputs('parentLinks.update')[0]).not.toHaveProperty('key')
    expect(deviceLinks.current()).toMatchObject({ key: null, links: [] })
    expect((await openLinks()).getAllByText('Mom')).toHaveLength(1)
  })

  it('moves the focus when the student deletes an account link, but not when the links load', async () => {
    signInWith('token')
    let listed = [{ id, url, label: 'Mom', shows, created_at: expires_at, updated_at: expires_at, expires_at }]
    await openPage({
      'auth.me': () => ({ data: sampleUser() }),
      'parentLinks.list': () => ({ data: { links: listed } }),
      'parentLinks.revoke': () => {
        listed = []
        return { data: { revoked: true } }
      },
    })
    const links = await openLinks()
    expect(await links.findByText('Mom')).toBeDefined()
    expect(document.activeElement).toBe(document.body)
    await userEvent.click(links.getByRole('button', { name: 'Delete link: Mom' }))
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete link' }))
    expect(await links.findByText(/The link was deleted/)).toBeDefined()
    expect(document.activeElement).toBe(links.getByRole('heading', { name: 'Links for parents' }))
  })
})

describe('calendar feed', () => {
  const feedUrl = 'https://pathwise.example/calendar/secret.ics'
  const signedIn = (madeAt: { current: string | null }) => ({
    'auth.me': () => ({ data: sampleUser() }),
    'parentLinks.list': () => ({ data: { links: [] } }),
    'calendarFeed.status': () => ({ data: { created_at: madeAt.current } }),
    'calendarFeed.create': () => {
      madeAt.current = '2026-11-25T12:00:00.000Z'
      return { data: { url: feedUrl, webcal_url: feedUrl.replace('https', 'webcal') } }
    },
    'calendarFeed.revoke': () => {
      madeAt.current = null
      return { data: { revoked: true } }
    },
  })

  it('asks visitors to log in', async () => {
    await openPage()
    const login = (await openFeed()).getByRole('link', { name: 'Login' })
    expect(login.getAttribute('href')).toBe('/login?next=%2Fstudy-plan%2Fparents')
  })

  it('creates the feed URL in the page language, shows it, and revokes it', async () => {
    signInWith('token')
    const { inputs } = await openPage(signedIn({ current: null }))
    const feed = await openFeed()
    await userEvent.click(await feed.findByRole('button', { name: 'Get my calendar address' }))
    expect(await feed.findByText(feedUrl)).toBeDefined()
    const open = feed.getByRole('link', { name: 'Open in my calendar app' })
    expect(open.getAttribute('href')).toBe('webcal://pathwise.example/calendar/secret.ics')
    expect(inputs('calendarFeed.create')).toEqual([{ language: 'en' }])
    await userEvent.click(await feed.findByRole('button', { name: 'Delete the address' }))
    expect(await feed.findByText(/The address was deleted/)).toBeDefined()
    expect(feed.queryByText(feedUrl)).toBeNull()
  })

  it('offers to create a new feed URL instead of showing the existing one', async () => {
    signInWith('token')
    await openPage(signedIn({ current: '2026-11-20T12:00:00.000Z' }))
    const feed = await openFeed()
    expect(await feed.findByText(/You created a calendar address on November 20, 2026/)).toBeDefined()
    expect(feed.getByRole('button', { name: 'Make a new address' })).toBeDefined()
  })

  it('explains that the feed requires Premium when the user has no Premium plan', async () => {
    signInWith('token')
    const refused = { status: 403, message: 'free', code: 'FORBIDDEN', reason: 'plan_feature' }
    await openPage({ ...signedIn({ current: null }), 'calendarFeed.create': () => refused })
    const feed = await openFeed()
    await userEvent.click(await feed.findByRole('button', { name: 'Get my calendar address' }))
    expect(await feed.findByText(/part of Premium/)).toBeDefined()
    expect(feed.getByRole('link', { name: 'Compare subscriptions' }).getAttribute('href')).toBe('/pricing')
  })
})
