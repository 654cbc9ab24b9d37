// @vitest-environment jsdom
import type { Role } from '@pathwise/api/auth/roles.vocabulary'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { stubApi } from '../../../test/api.ts'
import type { Answer } from '../../../test/calls.ts'
import { renderApp } from '../../../test/render-app.tsx'
import { sampleUser } from '../../../test/sample-user.ts'
import { removeAccessToken, signInWith } from '../../lib/session/access-token.ts'

const pages = [
  ['/account', 'Account', ['student', 'editor', 'admin']],
  ['/content/edit', 'New content', ['editor', 'admin']],
  ['/admin/questions', 'Question editor', ['editor', 'admin']],
  ['/admin/trash', 'Trash', ['editor', 'admin']],
  ['/admin/users', 'Users', ['admin']],
  ['/admin/links', 'Shared links', ['admin']],
  ['/admin/audit', 'Audit log', ['admin']],
  ['/admin/system', 'System', ['admin']],
  ['/admin/settings', 'Settings', ['admin']],
  ['/admin/mail', 'Mail and reset links', ['admin']],
  ['/admin/expiring', 'Expiring Subscriptions', ['admin']],
] as const
const roles = ['student', 'editor', 'admin'] as const
const cases = pages.flatMap(([path, heading, allowed]) =>
  roles.map((role) => ({ path, role, heading, allowed: allowed.some((known) => known === role) })),
)

const deadline = '2026-11-20T09:00:00.000Z'

function signedInAs(
  role: Role,
  { overdue = false, enrollBy = deadline }: { overdue?: boolean; enrollBy?: string | null } = {},
) {
  const factors = { factors: [], recovery_codes_left: 0, available: true, required: true, overdue }
  signInWith('token')
  stubApi({
    'auth.me': () => ({ data: sampleUser({ role }) }),
    'factors.list': () => ({ data: { ...factors, enroll_by: enrollBy } }),
  })
}

beforeEach(removeAccessToken)

describe('RequireRole', () => {
  it.each(pages)('redirects a visitor from %s to the login page, with a next parameter', async (path) => {
    stubApi({})
    const { place } = await renderApp(`${path}?id=7`)
    expect(await screen.findByRole('heading', { level: 1, name: 'Login' })).toBeDefined()
    const login = { pathname: '/login', search: `?next=${encodeURIComponent(`${path}?id=7`)}` }
    await waitFor(() => expect(place.current).toMatchObject(login))
  })

  it.each(cases.filter(({ allowed }) => allowed))(
    'shows $path to a user with the role $role',
    async ({ path, role, heading }) => {
      signedInAs(role)
      await renderApp(path)
      expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeDefined()
    },
  )

  it.each(cases.filter(({ allowed }) => !allowed))(
    'denies $path to a user with the role $role',
    async ({ path, role }) => {
      signedInAs(role)
      const { place } = await renderApp(path)
      expect(await screen.findByRole('heading', { level: 1, name: 'You don’t have access to this page' })).toBeDefined()
      expect(screen.getByText(/mina@example.org/)).toBeDefined()
      expect(place.current.pathname).toBe(path)
    },
  )

  const staffPages = pages.filter(([path]) => path !== '/account')

  it.each(staffPages)('says on %s that a second step is overdue, and where to add one', async (path) => {
    signedInAs('admin', { overdue: true })
    await renderApp(path)
    expect(await screen.findByRole('heading', { level: 1, name: 'Second step at login' })).toBeDefined()
    expect(screen.getByText(/^Your role requires a second step\. Add one/)).toBeDefined()
    await userEvent.click(within(screen.getByRole('main')).getByRole('link', { name: 'Account' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Account' })).toBeDefined()
  })

  it.each([
    ['/content/edit', 'New content'],
    ['/admin/system', 'System'],
  ])('shows %s below the deadline for a second step before that is overdue', async (path, heading) => {
    signedInAs('admin')
    await renderApp(path)
    expect(await screen.findByText(/^Your role requires a second step\. Add one by November\s20, 2026/)).toBeDefined()
    const link = within(screen.getByRole('main')).getByRole('link', { name: 'Account' })
    expect(link.getAttribute('href')).toBe('/account')
    expect(screen.getByRole('heading', { level: 1, name: heading })).toBeDefined()
  })

  it('shows a staff page without a notice when the account has a second step', async () => {
    signedInAs('admin', { enrollBy: null })
    await renderApp('/admin/system')
    await screen.findByRole('heading', { level: 1, name: 'System' })
    expect(screen.queryByText(/^Your role requires a second step/)).toBeNull()
  })

  it('shows an error and a retry button when the current user cannot be loaded', async () => {
    signInWith('token')
    let answer: Answer = { status: 403, message: 'broken' }
    stubApi({ 'auth.me': () => answer })
    await renderApp('/admin/trash')
    expect(await screen.findByRole('heading', { level: 1, name: 'We cannot check who you are' })).toBeDefined()
    answer = { data: sampleUser({ role: 'editor' }) }
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Trash' })).toBeDefined()
  })

  it('redirects to the login page when the session ends in another tab', async () => {
    signedInAs('admin')
    await renderApp('/admin/expiring')
    await screen.findByRole('heading', { level: 1, name: 'Expiring Subscriptions' })
    localStorage.removeItem('access_token')
    dispatchEvent(new StorageEvent('storage', { key: 'access_token', newValue: null }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Login' })).toBeDefined()
  })
})
