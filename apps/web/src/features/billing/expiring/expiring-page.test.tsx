// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { stubApi } from '../../../../test/api.ts'
import type { Answer } from '../../../../test/calls.ts'
import { fill } from '../../../../test/fill.ts'
import { renderApp } from '../../../../test/render-app.tsx'
import { sampleExpiring } from '../../../../test/sample-expiring.ts'
import { sampleUser } from '../../../../test/sample-user.ts'
import { removeAccessToken, signInWith } from '../../../lib/session/access-token.ts'

beforeEach(() => {
  removeAccessToken()
  signInWith('token')
})

async function openPage(expiring: () => Answer) {
  const calls = stubApi({ 'auth.me': () => ({ data: sampleUser({ role: 'admin' }) }), 'billing.expiring': expiring })
  await renderApp('/admin/expiring')
  await screen.findByRole('heading', { level: 1, name: 'Expiring Subscriptions' })
  return () => calls.filter(({ procedure }) => procedure === 'billing.expiring').map(({ input }) => input)
}

async function ask(days: string, limit: string) {
  for (const [label, value] of [
    ['Days', days],
    ['Limit', limit],
  ] as const) {
    const field = screen.getByLabelText(label)
    await userEvent.clear(field)
    if (value) await fill(field, value)
  }
  await userEvent.click(screen.getByRole('button', { name: 'Reload' }))
}

it('lists expiring subscriptions with the period end in UTC', async () => {
  const asked = await openPage(() => ({ data: { items: [sampleExpiring()] } }))
  const table = within(await screen.findByRole('table', { name: 'Expiring Subscriptions' }))
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Email',
    'Status',
    'Days Left',
    'Period End (UTC)',
    'Subscription',
  ])
  expect(table.getAllByRole('cell').map(({ textContent }) => textContent?.replaceAll('\u202f', ' '))).toEqual([
    'mina@example.org',
    'active',
    '2',
    'Nov\u00a022,\u00a02026, 11:30 PM',
    'sub_1',
  ])
  expect(screen.getByLabelText('Days')).toHaveProperty('value', '3')
  expect(screen.getByLabelText('Limit')).toHaveProperty('value', '200')
  expect(asked()).toEqual([{ days: 3, limit: 200 }])
})

describe('expiring subscriptions form', () => {
  it('reloads the list when the same values are submitted again', async () => {
    const asked = await openPage(() => ({ data: { items: [] } }))
    await screen.findByText('No subscriptions end in this period.')
    await ask('30', '5')
    await vi.waitFor(() => expect(asked()).toHaveLength(2))
    await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Reload' })).toHaveProperty('disabled', false))
    await userEvent.click(screen.getByRole('button', { name: 'Reload' }))
    await vi.waitFor(() => expect(asked()).toHaveLength(3))
    expect(asked().slice(1)).toEqual([
      { days: 30, limit: 5 },
      { days: 30, limit: 5 },
    ])
  })

  it.each([
    ['0', '200', 'Days', 'Enter a whole number from 1 to 90.'],
    ['-3', '200', 'Days', 'Enter a whole number from 1 to 90.'],
    ['2.5', '200', 'Days', 'Enter a whole number from 1 to 90.'],
    ['', '200', 'Days', 'Enter a whole number from 1 to 90.'],
    ['1000000000', '200', 'Days', 'Enter a whole number from 1 to 90.'],
    ['3', '201', 'Limit', 'Enter a whole number from 1 to 200.'],
    ['3', 'many', 'Limit', 'Enter a whole number from 1 to 200.'],
  ])('rejects %j days and the limit %j without sending a request', async (days, limit, label, text) => {
    const asked = await openPage(() => ({ data: { items: [] } }))
    await screen.findByText('No subscriptions end in this period.')
    await ask(days, limit)
    expect(screen.getByText(text)).toBeDefined()
    expect(document.activeElement).toBe(screen.getByLabelText(label))
    expect(asked()).toHaveLength(1)
  })
})

it.each([403, 404])('shows an empty table when the server responds with %i', async (status) => {
  await openPage(() => ({ status, message: 'not yours' }))
  expect(await screen.findByText('No subscriptions end in this period.')).toBeDefined()
  expect(screen.queryByRole('alert')).toBeNull()
})

it('shows the status and message of a 429 response on the page of expiring subscriptions', async () => {
  await openPage(() => ({ status: 429, message: 'Too many requests' }))
  const message = await within(await screen.findByRole('alert')).findByText('[429] Too many requests')
  expect(message.className).toContain('text-danger')
  expect(screen.queryByRole('table')).toBeNull()
})
