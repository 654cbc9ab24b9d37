// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import { stubApi } from '../../../test/api.ts'
import { notAuthenticated } from '../../../test/sample-user.ts'
import { accessToken, onAuthChanged, removeAccessToken, signInWith } from './access-token.ts'
import { sessionFetch } from './session-fetch.ts'

const refreshPath = '/api/auth/refresh'

beforeEach(() => {
  removeAccessToken()
  signInWith('old')
})

it('carries the token and, after a 401, the renewed one', async () => {
  const calls = stubApi({
    '/api/file': ({ token }) => (token === 'new' ? { data: 'a file' } : notAuthenticated),
    [refreshPath]: () => ({ data: { access_token: 'new' } }),
  })
  const response = await sessionFetch('/api/file')
  expect(await response.json()).toBe('a file')
  expect(calls.map(({ procedure, token }) => [procedure, token])).toEqual([
    ['/api/file', 'old'],
    [refreshPath, undefined],
    ['/api/file', 'new'],
  ])
})

it('gives the second 401 to the caller, and the token up', async () => {
  const calls = stubApi({
    '/api/file': () => notAuthenticated,
    [refreshPath]: () => ({ data: { access_token: 'new' } }),
  })
  expect((await sessionFetch('/api/file')).status).toBe(401)
  expect(calls).toHaveLength(3)
  expect(accessToken()).toBeUndefined()
})

it('leaves every other answer alone', async () => {
  const calls = stubApi({ '/api/file': () => ({ status: 403, message: 'no' }) })
  expect((await sessionFetch('/api/file')).status).toBe(403)
  expect(calls).toHaveLength(1)
  expect(accessToken()).toBe('old')
})

it('tells everyone when a cookie that is still good signs somebody in who had lost the token', async () => {
  removeAccessToken()
  const changed = vi.fn<() => void>()
  const stop = onAuthChanged(changed)
  stubApi({
    '/api/file': ({ token }) => (token === 'new' ? { data: 'a file' } : notAuthenticated),
    [refreshPath]: () => ({ data: { access_token: 'new' } }),
  })
  expect((await sessionFetch('/api/file')).status).toBe(200)
  stop()
  expect(changed).toHaveBeenCalledOnce()
})
