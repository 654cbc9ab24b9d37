// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { stubApi } from '../../test/api.ts'
import { renderApp } from '../../test/render-app.tsx'
import { sampleUser } from '../../test/sample-user.ts'
import { signInWith } from '../lib/session/access-token.ts'
import * as routes from './routes.tsx'

it('loads the account on the next page when the home page failed to load it', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  // The types of `spyOn` reject 'get' for a property that is a function, so declare the property as unknown.
  const exported: { readonly AccountParts: unknown } = routes
  const broken = vi.spyOn(exported, 'AccountParts', 'get').mockImplementation(() => {
    throw new TypeError('Failed to fetch dynamically imported module')
  })
  stubApi({ 'auth.me': () => ({ data: sampleUser() }) })
  signInWith('token')
  await renderApp('/')
  await vi.waitFor(() => expect(logged).toHaveBeenCalledWith('The account could not be loaded', expect.any(TypeError)))
  expect(screen.getByRole('button', { name: 'Account menu (anon)' })).toBeDefined()
  broken.mockRestore()
  await userEvent.click(await screen.findByRole('link', { name: 'Browse US Guides' }))
  expect(await screen.findByRole('button', { name: `Account menu ${sampleUser().name}` })).toBeDefined()
})
