// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import { stubApi } from '../../../test/api.ts'
import { notAuthenticated } from '../../../test/sample-user.ts'
import { getAccessToken, onAuthChanged, removeAccessToken, signInWith } from './access-token.ts'
import { sessionFetch } from './session-fetch.ts'

const refreshPath = '/api/auth/refresh'

beforeEach(() => {
  removeAccessToken()
  signInWith('old')
})

it('retries with a renewed token after a 401', async () => {
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

it('returns a second 401 to the caller and removes the token', async () => {
  const calls = stubApi({
    '/api/file': () => notAuthenticated,
    [refreshPath]: () => ({ data: { access_token: 'new' } }),
  })
  expect((await sessionFetch('/api/file')).status).toBe(401)
  expect(calls).toHaveLength(3)
  expect(getAccessToken()).toBeUndefined()
})

it('does not retry when the status is not 401', async () => {
  const calls = stubApi({ '/api/file': () => ({ status: 403, message: 'no' }) })
  expect((await sessionFetch('/api/file')).status).toBe(403)
  expect(calls).toHaveLength(1)
  expect(getAccessToken()).toBe('old')
})

it('notifies listeners when the session cookie restores a missing token', async () => {
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
