// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
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
  expect(sent('settings.setAnnouncement')).toEqual([{ place: 'none', texts: null }])
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
    { place: 'everywhere', texts: null },
  ])
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
