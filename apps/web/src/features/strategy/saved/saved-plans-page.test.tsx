// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { stubApi } from '../../../../test/api.ts'
import type { Answer } from '../../../../test/calls.ts'
import { fakeAccount } from '../../../../test/fake-account.ts'
import { renderApp } from '../../../../test/render-app.tsx'
import { renderPart } from '../../../../test/render-part.tsx'
import { plainTextReport, structuredReport } from '../../../../test/sample-report.ts'
import { sampleUser } from '../../../../test/sample-user.ts'
import { removeAccessToken, signInWith } from '../../../lib/session/access-token.ts'
import { SharedLinks } from '../shares/shared-links.tsx'

const key = 'pathwise.saved-plans'
const older = { id: '1', ...plainTextReport, savedAt: '2026-11-20T09:00:00.000Z' }
const newer = {
  id: '2',
  result: structuredReport.result,
  context: { country: 'CA', grade: 'G9', goal: 'get better at chemistry' },
  savedAt: '2026-11-21T09:00:00.000Z',
}

beforeEach(() => {
  removeAccessToken()
  stubApi({ 'share.create': () => ({ data: { id: 'abc', url: 'http://localhost/plan?share=abc' } }) })
})

function titles() {
  const headings = within(screen.getByRole('main')).getAllByRole('heading', { level: 2 })
  return headings.map(({ textContent }) => textContent)
}
const stored = () => JSON.parse(localStorage.getItem(key) ?? '[]')

async function open(plans: unknown[] | string, language: 'en' | 'ko' = 'en') {
  localStorage.setItem(key, typeof plans === 'string' ? plans : JSON.stringify(plans))
  const app = await renderApp('/saved', language)
  await screen.findByRole('heading', { level: 1 })
  // Wait for the list of plans and its translations, because they are loaded as separate chunks.
  await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull())
  return app
}

describe('saved plans page', () => {
  it('lists plans newest first with goal, context and save date', async () => {
    await open([older, newer])
    await waitFor(() => expect(titles()).toEqual(['get better at chemistry', 'SAT 1500+']))
    expect(screen.getByText(/Grade 9 · Canada/)).toBeTruthy()
    expect(screen.getByText(/Saved November 20, 2026/)).toBeTruthy()
    expect(screen.getByText('Start with algebra.')).toBeTruthy()
  })

  it('shows plans in the UI language', async () => {
    await open([newer], 'ko')
    expect(screen.getByText(/2026년 11월 21일/)).toBeTruthy()
    expect(screen.queryByText('Start with algebra.')).toBeNull()
  })

  it('opens a plan as a report', async () => {
    const { place } = await open([older])
    await userEvent.click(screen.getByRole('link', { name: /^Open/ }))
    await screen.findByRole('region', { name: 'Next Week Plan' })
    expect(place.current.pathname).toBe('/plan')
    expect(place.current.state).toMatchObject(plainTextReport)
  })

  it('deletes a plan and restores it with Undo', async () => {
    await open([older, newer])
    await userEvent.click(screen.getByRole('button', { name: /^Delete the report for SAT 1500/ }))
    expect(titles()).toEqual(['get better at chemistry'])
    expect(stored()).toEqual([newer])
    const undo = screen.getByRole('button', { name: 'Undo' })
    expect(document.activeElement).toBe(undo)
    await userEvent.click(undo)
    expect(titles()).toEqual(['get better at chemistry', 'SAT 1500+'])
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'SAT 1500+' }))
    expect(stored()).toHaveLength(2)
  })

  it('shows a plan that another tab saved', async () => {
    await open([older])
    localStorage.setItem(key, JSON.stringify([older, newer]))
    act(() => void dispatchEvent(new StorageEvent('storage', { key })))
    await waitFor(() => expect(titles()).toHaveLength(2))
  })

  it('links to the quick start when there are no plans', async () => {
    await open([])
    expect(screen.getByRole('heading', { name: 'No saved reports yet' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Get My Strategy' }).getAttribute('href')).toBe('/#quick-start')
  })

  it('shows the intact plans and warns about damaged ones', async () => {
    await open([older, { id: '9' }])
    expect(titles()).toEqual(['SAT 1500+'])
    expect(screen.getByText(/saved reports? (was|were) damaged/)).toBeTruthy()
    expect(localStorage.getItem('pathwise.saved-plans.damaged')).toBe('[{"id":"9"}]')
  })
})

it('says which limit keeps a report out of the account, and links to the subscriptions', async () => {
  signInWith('token')
  const account = fakeAccount()
  stubApi({
    ...account.answers,
    'auth.me': () => ({ data: sampleUser() }),
    'share.list': () => ({ data: [] }),
    'savedPlans.sync': (call) =>
      JSON.stringify(call.input).includes('summary')
        ? { status: 409, message: 'Full', reason: 'plan_limit' }
        : account.answers['savedPlans.sync'](call),
  })
  await open([older])
  expect(await screen.findByText(/can’t sync any more saved reports/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Compare subscriptions' }).getAttribute('href')).toBe('/plans')
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

it('lists links created on this device and deletes one after confirmation', async () => {
  const made = { id: 'own', deletionKey: 'secret', context: older.context, madeAt: older.savedAt }
  const calls = stubApi({ 'share.removeWithKey': () => ({ data: { deleted: true } }) })
  localStorage.setItem('pathwise.made-shares', JSON.stringify([made, { id: 'damaged' }]))
  await open([])
  const links = within(await screen.findByRole('region', { name: 'Links made on this device' }))
  expect(links.getAllByRole('listitem')).toHaveLength(1)
  expect(links.getByRole('link', { name: /^Open the link for SAT 1500\+/ }).getAttribute('href')).toBe(
    '/plan?share=own',
  )
  await userEvent.click(links.getByRole('button', { name: /^Delete Link: SAT 1500\+/ }))
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete Link' }))
  expect(await links.findByText('The link was deleted. It no longer opens the report.')).toBeTruthy()
  expect(links.queryByRole('listitem')).toBeNull()
  expect(document.activeElement).toBe(links.getByRole('heading', { name: 'Links made on this device' }))
  const sent = calls.find(({ procedure }) => procedure === 'share.removeWithKey')
  expect(sent?.input).toEqual({ id: 'own', deletion_key: 'secret' })
  expect(localStorage.getItem('pathwise.made-shares')).toBe('[]')
})

it('lists account links from other devices and deletes one', async () => {
  signInWith('token')
  let rows = [
    { id: 'far', url: 'http://localhost/plan?share=far', context: older.context, created_at: older.savedAt, size: 1 },
  ]
  const calls = stubApi({
    'auth.me': () => ({ data: sampleUser() }),
    'share.list': () => ({ data: rows }),
    'share.remove': () => {
      rows = []
      return { data: { deleted: true } }
    },
  })
  await open([])
  const links = within(await screen.findByRole('region', { name: 'Links in your account' }))
  await userEvent.click(links.getByRole('button', { name: /^Delete Link: SAT 1500\+/ }))
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete Link' }))
  expect(await links.findByText('The link was deleted. It no longer opens the report.')).toBeTruthy()
  await waitFor(() => expect(links.queryByRole('listitem')).toBeNull())
  expect(document.activeElement).toBe(links.getByRole('heading', { name: 'Links in your account' }))
  expect(calls.find(({ procedure }) => procedure === 'share.remove')?.input).toEqual({ id: 'far' })
})

it('does not move the focus when a refetch adds a link to the account’s list', async () => {
  signInWith('token')
  const row = { url: 'http://localhost/plan', context: older.context, created_at: older.savedAt, size: 1 }
  const rows = [{ ...row, id: 'far' }]
  stubApi({ 'auth.me': () => ({ data: sampleUser() }), 'share.list': () => ({ data: [...rows] }) })
  const { refetch } = await renderPart(<SharedLinks />, '/saved')
  const links = within(await screen.findByRole('region', { name: 'Links in your account' }))
  rows.push({ ...row, id: 'new' })
  await refetch()
  expect(links.getAllByRole('listitem')).toHaveLength(2)
  expect(document.activeElement).toBe(document.body)
})

it('removes a link from the account’s list after the link is deleted in the device’s list', async () => {
  signInWith('token')
  const made = { id: 'own', deletionKey: 'secret', context: older.context, madeAt: older.savedAt, inAccount: true }
  localStorage.setItem('pathwise.made-shares', JSON.stringify([made]))
  const row = { url: 'http://localhost/plan', context: older.context, created_at: older.savedAt, size: 1 }
  const lists = [
    [
      { ...row, id: 'own' },
      { ...row, id: 'far' },
    ],
  ]
  stubApi({
    'auth.me': () => ({ data: sampleUser() }),
    'share.list': () => {
      const data = lists.shift()
      return data ? { data } : new Promise(() => {})
    },
    'share.removeWithKey': () => ({ data: { deleted: true } }),
  })
  await open([])
  const account = within(await screen.findByRole('region', { name: 'Links in your account' }))
  const device = within(screen.getByRole('region', { name: 'Links made on this device' }))
  await userEvent.click(device.getByRole('button', { name: /^Delete Link: SAT 1500\+/ }))
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete Link' }))
  await device.findByText('The link was deleted. It no longer opens the report.')
  expect(account.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/plan?share=far'])
})

it('offers a retry when the account’s links cannot be loaded', async () => {
  signInWith('token')
  const row = { id: 'far', url: 'http://localhost/plan', context: older.context, created_at: older.savedAt, size: 1 }
  const answers: Answer[] = [{ status: 429, message: 'busy' }]
  stubApi({
    ...fakeAccount().answers,
    'auth.me': () => ({ data: sampleUser() }),
    'share.list': () => answers.shift() ?? { data: [row] },
  })
  await open([])
  const alert = await screen.findByText('The links in your account could not be loaded.')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('region', { name: 'Links in your account' })).toBeTruthy()
  expect(alert.isConnected).toBe(false)
})
