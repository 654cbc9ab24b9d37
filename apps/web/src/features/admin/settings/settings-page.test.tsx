// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { stubApi } from '../../../../test/api.ts'
import type { Answer, Call } from '../../../../test/calls.ts'
import { fill } from '../../../../test/fill.ts'
import { renderApp } from '../../../../test/render-app.tsx'
import { sampleUser } from '../../../../test/sample-user.ts'
import { removeAccessToken, signInWith } from '../../../lib/session/access-token.ts'

beforeEach(() => {
  removeAccessToken()
  signInWith('token')
})
afterEach(() => {
  delete document.documentElement.dataset['announcement']
})

const sales = [
  { plan: 'pro', sold: true },
  { plan: 'premium_student', sold: false },
]
const settings = { announcement: { place: 'home', texts: null }, sales }

const saveSchema = z.looseObject({ previous: z.unknown() })

async function openSettings(answers: Record<string, (call: Call) => Answer> = {}) {
  let announcement: unknown = settings.announcement
  const calls = stubApi({
    'auth.me': () => ({ data: sampleUser({ role: 'admin' }) }),
    'settings.get': () => ({ data: { ...settings, announcement } }),
    'settings.setAnnouncement': ({ input }) => {
      announcement = input
      return { data: { announcement, sales } }
    },
    ...answers,
  })
  await renderApp('/admin/settings')
  await screen.findByRole('heading', { name: 'Announcement' })
  return (name: string) => calls.filter(({ procedure }) => procedure === name).map(({ input }) => input)
}

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }))
const words = (name: string) => within(screen.getByRole('group', { name }))

it('shows the built-in announcement in each language, and lets the admin turn it off', async () => {
  const sent = await openSettings()
  expect(words('English').getByDisplayValue('Under Construction')).toBeDefined()
  expect(words('한국어').getByDisplayValue('준비 중')).toBeDefined()
  await userEvent.selectOptions(screen.getByLabelText('Shown'), 'Nowhere')
  await save()
  expect(await screen.findByText('Saved. Visitors will see it within a few seconds.')).toBeDefined()
  expect(sent('settings.setAnnouncement')).toEqual([{ place: 'none', texts: null, previous: settings.announcement }])
})

it('shows a custom announcement on the next page, and restores the built-in announcement on request', async () => {
  const sent = await openSettings()
  await userEvent.selectOptions(screen.getByLabelText('Shown'), 'On every page')
  const title = words('English').getByLabelText('Title')
  await userEvent.clear(title)
  await fill(title, 'Closed on Sunday')
  await save()
  expect(await screen.findByText(/^Saved\./)).toBeDefined()
  await userEvent.click(screen.getByRole('link', { name: 'System' }))
  const region = within(await screen.findByRole('region', { name: 'Closed on Sunday' }))
  expect(region.getByText(/New features are on the way/)).toBeDefined()
  await userEvent.click(screen.getByRole('link', { name: 'Settings' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Use the built-in text' }))
  await save()
  expect(await screen.findByText(/^Saved\./)).toBeDefined()
  expect(sent('settings.setAnnouncement')).toMatchObject([
    { place: 'everywhere', texts: { en: { title: 'Closed on Sunday' }, ko: { title: '준비 중' } } },
    {
      place: 'everywhere',
      texts: null,
      previous: { place: 'everywhere', texts: { en: { title: 'Closed on Sunday' } } },
    },
  ])
})

describe('announcement conflict', () => {
  const theirWords = { title: 'Moving', text: 'We move on Monday.' }
  const theirs = {
    place: 'everywhere',
    texts: { en: theirWords, ko: theirWords, 'zh-TW': theirWords, 'zh-CN': theirWords },
  }

  /** Types a title, and saves it after another admin has saved an announcement. */
  async function openConflict(answers: Record<string, (call: Call) => Answer> = {}) {
    let stored: unknown = settings.announcement
    const sent = await openSettings({
      'settings.get': () => ({ data: { announcement: stored, sales } }),
      'settings.setAnnouncement': ({ input }) => {
        const { previous, ...announcement } = saveSchema.parse(input)
        if (JSON.stringify(previous) !== JSON.stringify(stored)) {
          return { status: 409, message: 'changed', reason: 'version_conflict' }
        }
        stored = announcement
        return { data: { announcement, sales } }
      },
      ...answers,
    })
    stored = theirs
    const title = words('English').getByLabelText('Title')
    await userEvent.clear(title)
    await fill(title, 'Closed on Sunday')
    await save()
    return sent
  }

  const panel = async () =>
    within(await screen.findByRole('region', { name: 'Someone else saved the announcement in the meantime' }))

  it('shows the announcement that another admin saved, and saves the typed one over it on request', async () => {
    const sent = await openConflict()
    expect((await panel()).getByText('On every page')).toBeDefined()
    expect((await panel()).getAllByText(/We move on Monday/)).toHaveLength(4)
    expect(words('English').getByDisplayValue('Closed on Sunday')).toBeDefined()
    await userEvent.click((await panel()).getByRole('button', { name: 'Keep mine (save over theirs)' }))
    await screen.findByText(/^Saved\./)
    expect(sent('settings.setAnnouncement').at(-1)).toMatchObject({
      ...{ place: 'home', texts: { en: { title: 'Closed on Sunday' } }, previous: theirs },
    })
    expect(screen.queryByRole('region', { name: /^Someone else/ })).toBeNull()
  })

  it('fills in the announcement that another admin saved when the admin takes it', async () => {
    const sent = await openConflict()
    await userEvent.click((await panel()).getByRole('button', { name: 'Take theirs' }))
    expect(words('English').getByDisplayValue('Moving')).toBeDefined()
    expect(screen.queryByRole('region', { name: /^Someone else/ })).toBeNull()
    await userEvent.selectOptions(screen.getByLabelText('Shown'), 'Nowhere')
    await save()
    await screen.findByText(/^Saved\./)
    expect(sent('settings.setAnnouncement').at(-1)).toEqual({ ...theirs, place: 'none', previous: theirs })
  })

  it('keeps the typed text and shows an error when the other announcement cannot be loaded', async () => {
    let isLoaded = false
    await openConflict({
      'settings.get': () => {
        if (isLoaded) return { status: 403, message: 'no' }
        isLoaded = true
        return { data: settings }
      },
    })
    expect((await screen.findByRole('alert')).textContent).not.toBe('')
    expect(words('English').getByDisplayValue('Closed on Sunday')).toBeDefined()
  })
})

it('shows an error and sends no request when the text is missing in one language', async () => {
  const sent = await openSettings()
  await userEvent.clear(words('English').getByLabelText('Text'))
  await save()
  expect(words('English').getByText('Write this in every language.')).toBeDefined()
  expect(sent('settings.setAnnouncement')).toEqual([])
})

it('pauses the sale of a billing plan after confirmation', async () => {
  const paused = { ...settings, sales: sales.map(({ plan }) => ({ plan, sold: false })) }
  const sent = await openSettings({ 'settings.setSale': () => ({ data: paused }) })
  await userEvent.click(screen.getByRole('button', { name: 'Pause the sale of Pro' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Pause the sale of Pro' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Pause' }))
  expect(await screen.findByRole('button', { name: 'Resume the sale of Pro' })).toBeDefined()
  expect(sent('settings.setSale')).toEqual([{ plan: 'pro', sold: false }])
})
