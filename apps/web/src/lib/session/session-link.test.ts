// @vitest-environment jsdom
import type { AppRouter } from '@pathwise/api/root'
import { createTRPCClient } from '@trpc/client'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { stubApi } from '../../../test/api.ts'
import type { Answer, Call } from '../../../test/calls.ts'
import { notAuthenticated, sampleUser, stubCurrentUser } from '../../../test/sample-user.ts'
import { createApiLinks } from '../api-client.ts'
import { getAccessToken, onAuthChanged, removeAccessToken, signInWith } from './access-token.ts'

const user = sampleUser()
const report = { message: 'No such report', status: 404, code: 'NOT_FOUND' }
const refreshPath = '/api/auth/refresh'

function newClient() {
  return createTRPCClient<AppRouter>({ links: createApiLinks(() => 'en') })
}

const named = (calls: Call[], name: string) => calls.filter(({ procedure }) => procedure === name)

beforeEach(() => {
  removeAccessToken()
  signInWith('old')
})

describe('sessionLink', () => {
  it('refreshes once for ten concurrent 401 responses, then retries each call', async () => {
    let allSent = () => {}
    const sent = new Promise<void>((resolve) => {
      allSent = resolve
    })
    const calls = stubApi({
      'auth.me': async (call) => {
        if (named(calls, 'auth.me').length === 10) allSent()
        await sent
        return stubCurrentUser('new', user)(call)
      },
      [refreshPath]: () => ({ data: { access_token: 'new' } }),
    })
    // Use ten clients, because one client would send the calls as a batch and receive a single response.
    const answers = await Promise.all(Array.from({ length: 10 }, () => newClient().auth.me.query()))
    expect(answers).toEqual(Array.from({ length: 10 }, () => user))
    expect(named(calls, refreshPath)).toHaveLength(1)
    expect(named(calls, 'auth.me').map(({ token }) => token)).toEqual([
      ...Array.from({ length: 10 }, () => 'old'),
      ...Array.from({ length: 10 }, () => 'new'),
    ])
    expect(localStorage.getItem('access_token')).toBe('new')
  })

  it('retries only the failed calls of a batch', async () => {
    const calls = stubApi({
      'auth.me': stubCurrentUser('new', user),
      'system.version': () => ({ data: { version: '1' } }),
      'share.get': () => report,
      [refreshPath]: () => ({ data: { access_token: 'new' } }),
    })
    const client = newClient()
    const [me, version, share] = await Promise.allSettled([
      client.auth.me.query(),
      client.system.version.query(),
      client.share.get.query({ id: 'x' }),
    ])
    expect([me.status, version.status, share.status]).toEqual(['fulfilled', 'fulfilled', 'rejected'])
    expect(calls.map(({ procedure }) => procedure)).toEqual([
      'auth.me',
      'system.version',
      'share.get',
      refreshPath,
      'auth.me',
    ])
  })

  it('retries an unauthenticated call once, then removes the token and notifies listeners', async () => {
    const changed = vi.fn<() => void>()
    const stop = onAuthChanged(changed)
    const calls = stubApi({
      'auth.me': () => notAuthenticated,
      [refreshPath]: () => ({ data: { access_token: 'new' } }),
    })
    await expect(newClient().auth.me.query()).rejects.toThrow('Not authenticated')
    stop()
    expect(named(calls, 'auth.me')).toHaveLength(2)
    expect(named(calls, refreshPath)).toHaveLength(1)
    expect(getAccessToken()).toBeUndefined()
    expect(changed).toHaveBeenCalledOnce()
  })

  it.each([401, 403])('removes the token when the refresh returns %i', async (status) => {
    const calls = stubApi({ 'auth.me': () => notAuthenticated, [refreshPath]: () => ({ status, message: 'No' }) })
    await expect(newClient().auth.me.query()).rejects.toThrow('Not authenticated')
    expect(named(calls, 'auth.me')).toHaveLength(1)
    expect(getAccessToken()).toBeUndefined()
  })

  it.each<[string, Answer]>([
    ['404', { status: 404, message: 'Not found' }],
    ['429', { status: 429, message: 'later' }],
    ['500', { status: 500, message: 'Internal server error' }],
    ['503', { status: 503, message: 'later' }],
    ['no token', { data: {} }],
  ])('keeps the token when the refresh returns %s', async (_, refresh) => {
    stubApi({ 'auth.me': () => notAuthenticated, [refreshPath]: () => refresh })
    await expect(newClient().auth.me.query()).rejects.toThrow('Not authenticated')
    expect(getAccessToken()).toBe('old')
  })

  it('keeps the token when the refresh gets no response', async () => {
    stubApi({ 'auth.me': () => notAuthenticated, [refreshPath]: () => Promise.reject(new TypeError('offline')) })
    await expect(newClient().auth.me.query()).rejects.toThrow('Not authenticated')
    expect(getAccessToken()).toBe('old')
  })

  it('uses a newer token from another tab instead of refreshing', async () => {
    const calls = stubApi({
      'auth.me': (call) => {
        if (call.token === 'old') localStorage.setItem('access_token', 'from another tab')
        return stubCurrentUser('from another tab', user)(call)
      },
    })
    expect(await newClient().auth.me.query()).toEqual(user)
    expect(named(calls, refreshPath)).toHaveLength(0)
  })

  it('stays signed out when the user signs out during the refresh', async () => {
    stubApi({
      'auth.me': () => notAuthenticated,
      [refreshPath]: () => {
        removeAccessToken()
        return { data: { access_token: 'new' } }
      },
    })
    await expect(newClient().auth.me.query()).rejects.toThrow('Not authenticated')
    expect(getAccessToken()).toBeUndefined()
  })

  it('tries to refresh the token when auth.me returns 404', async () => {
    const calls = stubApi({ 'auth.me': () => report, [refreshPath]: () => notAuthenticated })
    await expect(newClient().auth.me.query()).rejects.toThrow('No such report')
    expect(named(calls, refreshPath)).toHaveLength(1)
    expect(getAccessToken()).toBeUndefined()
  })

  it.each<[string, Answer]>([
    ['auth.login', notAuthenticated],
    ['account.register', notAuthenticated],
    ['account.delete', { ...notAuthenticated, reason: 'wrong_password' }],
  ])('does not refresh the token when %s returns 401 for wrong credentials', async (procedure, answer) => {
    const calls = stubApi({ [procedure]: () => answer })
    const client = newClient()
    const credentials = { email: 'a@example.org', password: 'a long password' }
    const attempt = {
      'auth.login': () => client.auth.login.mutate(credentials),
      'account.register': () => client.account.register.mutate({ ...credentials, birth_year: 2000 }),
      'account.delete': () => client.account.delete.mutate({ password: 'a' }),
    }[procedure]
    await expect(attempt?.()).rejects.toThrow('Not authenticated')
    expect(calls).toHaveLength(1)
    expect(getAccessToken()).toBe('old')
  })
})
