// @vitest-environment jsdom
import type { CurrentUser } from '@pathwise/api/auth/auth.schemas'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { stubApi } from '../../../test/api.ts'
import type { Answer } from '../../../test/calls.ts'
import { renderApp } from '../../../test/render-app.tsx'
import { samplePlan } from '../../../test/sample-plan.ts'
import { sampleUser, stubCurrentUser } from '../../../test/sample-user.ts'
import { getAccessToken, removeAccessToken, signInWith } from '../../lib/session/access-token.ts'

beforeEach(removeAccessToken)

async function openMenu(name: string) {
  const button = await screen.findByRole('button', { name: `Account menu ${name}` })
  await userEvent.click(button)
  const menu = within(button.parentElement ?? document.body)
  await menu.findAllByRole('link')
  return menu
}

async function signedIn(change: Partial<CurrentUser> = {}, logout: () => Answer = () => ({ data: { ok: true } })) {
  signInWith('token')
  const calls = stubApi({ 'auth.me': stubCurrentUser('token', sampleUser(change)), 'auth.logout': logout })
  await renderApp('/about')
  return calls
}

const linksIn = (menu: Awaited<ReturnType<typeof openMenu>>) =>
  menu.getAllByRole('link').map((link) => link.textContent)

describe('UserMenu', () => {
  it('offers visitors a login link that returns to the current path, and does not fetch the current user', async () => {
    const calls = stubApi({})
    await renderApp('/pricing?plan=pro')
    const menu = await openMenu('(anon)')
    expect(menu.getByText('(anon)')).toBeDefined()
    expect(linksIn(menu)).toEqual(['Plans', 'Saved Plans', 'Content', 'Progress', 'Login'])
    expect(menu.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/login?next=%2Fpricing%3Fplan%3Dpro')
    expect(calls.map(({ procedure }) => procedure)).not.toContain('auth.me')
  })

  it.each<[CurrentUser['role'], string[]]>([
    ['student', []],
    ['editor', ['Question editor', 'New content', 'Trash']],
    [
      'admin',
      ['Question editor', 'New content', 'Trash', 'Expiring subscriptions', 'Administration', 'Mail', 'Operations'],
    ],
  ])('shows the name, account link and staff links to a user with the role %s', async (role, places) => {
    await signedIn({ role })
    const menu = await openMenu('Mina Park')
    expect(menu.getByText('Mina Park')).toBeDefined()
    await menu.findByRole('link', { name: 'Progress' })
    expect(linksIn(menu)).toEqual(['Plans', 'Saved Plans', 'Content', 'Account', 'Progress', ...places])
    expect(menu.getByRole('button', { name: 'Logout' })).toBeDefined()
  })

  it.each([null, '', '  '])('shows "(unknown)" when the user’s name is %j', async (name) => {
    await signedIn({ name })
    const menu = await openMenu('(unknown)')
    expect(menu.getByText('(unknown)')).toBeDefined()
  })

  it('shows the user’s billing plan in the menu', async () => {
    signInWith('token')
    stubApi({
      'auth.me': () => ({ data: sampleUser() }),
      'billing.plan': () => ({ data: samplePlan({ plan_id: 'premium_family' }) }),
    })
    await renderApp('/about')
    const menu = await openMenu('Mina Park')
    expect(await menu.findByText('Premium (Family/School) plan')).toBeDefined()
  })

  it('shows the menu without the billing plan when the request for the plan fails', async () => {
    const calls = await signedIn()
    const menu = await openMenu('Mina Park')
    await vi.waitFor(() => expect(calls.map(({ procedure }) => procedure)).toContain('billing.plan'))
    expect(menu.queryByText(/ plan$/)).toBeNull()
  })

  it('shows the anonymous menu until the current user is loaded', async () => {
    signInWith('token')
    let answer: (answer: Answer) => void = () => {}
    const later = new Promise<Answer>((resolve) => {
      answer = resolve
    })
    stubApi({ 'auth.me': () => later })
    await renderApp('/pricing')
    expect(await screen.findByRole('button', { name: 'Account menu (anon)' })).toBeDefined()
    answer({ data: sampleUser() })
    expect(await screen.findByRole('button', { name: 'Account menu Mina Park' })).toBeDefined()
  })

  it('logs out on the server, then removes the local session', async () => {
    const calls = await signedIn()
    const menu = await openMenu('Mina Park')
    await userEvent.click(menu.getByRole('button', { name: 'Logout' }))
    expect(await screen.findByRole('button', { name: 'Account menu (anon)' })).toBeDefined()
    expect(calls.map(({ procedure }) => procedure)).toContain('auth.logout')
    expect(getAccessToken()).toBeUndefined()
  })

  it('stays signed in and shows an error when the logout request fails', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    await signedIn({}, () => ({ status: 503, message: 'down' }))
    const menu = await openMenu('Mina Park')
    await userEvent.click(menu.getByRole('button', { name: 'Logout' }))
    expect((await menu.findByRole('alert')).textContent).toContain('you are still logged in')
    expect(getAccessToken()).toBe('token')
  })

  it('updates the menu when another tab signs in, signs out or switches users', async () => {
    stubApi({
      'auth.me': (call) => stubCurrentUser('second', sampleUser({ id: 'user-2', name: 'Second' }))(call),
      '/api/auth/refresh': () => ({ status: 401, message: 'no' }),
    })
    await renderApp('/pricing')
    await screen.findByRole('button', { name: 'Account menu (anon)' })
    const inOtherTab = (token: string | null) => {
      if (token === null) localStorage.removeItem('access_token')
      else localStorage.setItem('access_token', token)
      dispatchEvent(new StorageEvent('storage', { key: 'access_token', newValue: token }))
    }
    inOtherTab('second')
    expect(await screen.findByRole('button', { name: 'Account menu Second' })).toBeDefined()
    inOtherTab(null)
    expect(await screen.findByRole('button', { name: 'Account menu (anon)' })).toBeDefined()
    stubApi({ 'auth.me': () => ({ data: sampleUser({ name: 'First' }) }) })
    inOtherTab('first')
    expect(await screen.findByRole('button', { name: 'Account menu First' })).toBeDefined()
    stubApi({ 'auth.me': () => ({ data: sampleUser({ id: 'user-3', name: 'Third' }) }) })
    inOtherTab('third')
    expect(await screen.findByRole('button', { name: 'Account menu Third' })).toBeDefined()
  })
})
