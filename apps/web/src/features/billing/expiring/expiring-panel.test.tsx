// @vitest-environment jsdom
import type { Role } from '@pathwise/api/auth/roles.vocabulary'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { stubApi } from '../../../../test/api.ts'
import type { Answer } from '../../../../test/calls.ts'
import { renderApp } from '../../../../test/render-app.tsx'
import { sampleExpiring } from '../../../../test/sample-expiring.ts'
import { sampleUser } from '../../../../test/sample-user.ts'
import { removeAccessToken, signInWith } from '../../../lib/session/access-token.ts'

const panel = { name: 'Expiring in 3 days' }

beforeEach(() => {
  removeAccessToken()
  signInWith('token')
})

async function openPortal(role: Role, expiring: () => Answer) {
  const calls = stubApi({ 'auth.me': () => ({ data: sampleUser({ role }) }), 'billing.expiring': expiring })
  await renderApp('/portal')
  await screen.findByRole('button', { name: 'Logout' })
  return () => calls.filter(({ procedure }) => procedure === 'billing.expiring').map(({ input }) => input)
}

it('lists expiring subscriptions to admins', async () => {
  const items = [
    sampleExpiring({ days_left: 1 }),
    sampleExpiring({ email: 'jun@example.org', subscription_id: 'sub_2' }),
  ]
  const asked = await openPortal('admin', () => ({ data: { items } }))
  const shown = within(await screen.findByRole('region', panel))
  expect(shown.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'mina@example.org1 day left',
    'jun@example.org2 days left',
  ])
  expect(asked()).toEqual([{ days: 3, limit: 10 }])
  expect(shown.getByRole('link').getAttribute('href')).toBe('/admin/expiring')
})

it('shows a message when no subscription is about to expire', async () => {
  await openPortal('admin', () => ({ data: { items: [] } }))
  expect(await screen.findByText('No subscriptions end in the next 3 days.')).toBeDefined()
})

it.each(['student', 'editor'] as const)(
  'hides the expiring panel from users with the role %s and sends no request',
  async (role) => {
    const asked = await openPortal(role, () => ({ data: { items: [] } }))
    expect(screen.queryByRole('region', panel)).toBeNull()
    expect(asked()).toEqual([])
  },
)

it.each([403, 404])('hides the expiring panel when the server responds with %i', async (status) => {
  const asked = await openPortal('admin', () => ({ status, message: 'not yours' }))
  await vi.waitFor(() => expect(asked()).toHaveLength(1))
  expect(screen.queryByRole('region', panel)).toBeNull()
})

it('shows the status and message of a 429 response in the panel of expiring subscriptions', async () => {
  await openPortal('admin', () => ({ status: 429, message: 'Too many requests' }))
  const message = await screen.findByText('[429] Too many requests')
  expect(message.className).toContain('text-danger')
  expect(message.closest('[role=alert]')).not.toBeNull()
})
