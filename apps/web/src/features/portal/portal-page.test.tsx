// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { stubApi } from '../../../test/api.ts'
import type { Answer } from '../../../test/calls.ts'
import { fill } from '../../../test/fill.ts'
import { renderApp } from '../../../test/render-app.tsx'
import { sampleUser, stubCurrentUser } from '../../../test/sample-user.ts'
import { getAccessToken, removeAccessToken, signInWith } from '../../lib/session/access-token.ts'

const user = sampleUser()

beforeEach(removeAccessToken)

interface Server {
  demo?: boolean
  development?: boolean
  logout?: Answer
}

function stubServer({ demo = false, development = false, logout = { data: { ok: true } } }: Server = {}) {
  return stubApi({
    'system.config': () => ({ data: { demo, development } }),
    'auth.login': () => ({ data: { access_token: 'token', user } }),
    'auth.logout': () => logout,
    'auth.me': stubCurrentUser('token', user),
  })
}

it('shows the portal with links to the main pages when the path is unknown', async () => {
  stubServer()
  await renderApp('/no/such/place')
  expect(await screen.findByRole('heading', { level: 1, name: 'There is no page here' })).toBeDefined()
  const places = within(screen.getByRole('navigation', { name: 'Main pages' })).getAllByRole('link')
  expect(places.map((link) => link.getAttribute('href'))).toEqual([
    '/',
    '/#quick-start',
    '/guides/us',
    '/guides/us/exams-admissions',
    '/saved',
    '/plans',
    '/measure',
    '/progress',
  ])
  expect(screen.getByRole('button', { name: 'Open operations' })).toBeDefined()
})

it.each([true, false])('shows the development hint only on a development server: %j', async (development) => {
  stubServer({ demo: true, development })
  await renderApp('/portal')
  await screen.findByRole('heading', { level: 1, name: 'Portal' })
  // The demo accounts appear once the server's configuration has loaded.
  await screen.findByRole('group', { name: 'Demo accounts' })
  expect(screen.queryByText('Development server') !== null).toBe(development)
})

it('signs in and out without leaving the page', async () => {
  stubServer()
  const { place } = await renderApp('/some/where')
  await fill(await screen.findByLabelText('Email'), 'mina@example.org')
  await fill(screen.getByLabelText('Password'), 'four unrelated words')
  await userEvent.click(screen.getByRole('button', { name: 'Login' }))
  const account = within(await screen.findByRole('region', { name: 'Your account' }))
  expect(account.getByText('You are logged in as mina@example.org.')).toBeDefined()
  await userEvent.click(account.getByRole('button', { name: 'Logout' }))
  expect(await screen.findByRole('region', { name: 'Login' })).toBeDefined()
  expect(getAccessToken()).toBeUndefined()
  expect(place.current.pathname).toBe('/some/where')
})

it('stays signed in and shows an error when signing out fails', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  signInWith('token')
  stubServer({ logout: { status: 503, message: 'down' } })
  await renderApp('/portal')
  await userEvent.click(await screen.findByRole('button', { name: 'Logout' }))
  expect((await screen.findByRole('alert')).textContent).toContain('You are still logged in')
  expect(getAccessToken()).toBe('token')
})

async function renderPortalAs(role: 'admin' | 'editor') {
  signInWith('token')
  stubApi({ 'auth.me': () => ({ data: sampleUser({ role }) }), 'system.config': () => ({ data: {} }) })
  await renderApp('/portal')
  await screen.findByRole('region', { name: 'Your account' })
}

it('links to the administration when an admin is signed in', async () => {
  await renderPortalAs('admin')
  const link = await screen.findByRole('link', { name: 'Administration' })
  expect(link.getAttribute('href')).toBe('/admin/users')
})

it('hides the link to the administration when an editor is signed in', async () => {
  await renderPortalAs('editor')
  expect(screen.queryByRole('link', { name: 'Administration' })).toBeNull()
})
