// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { stubApi } from '../../../test/api.ts'
import type { Answer, Call } from '../../../test/calls.ts'
import { notAuthenticated } from '../../../test/sample-user.ts'
import { removeAccessToken, signInWith } from '../../lib/session/access-token.ts'
import { findRecommendations } from './find-recommendations.ts'

const list = '/api/recommend'
const plan = '/api/recommend/plan'
const query = { country: 'US', grade: 'G11', goal: 'SAT 1500+' } as const
const cards = (title: string): Answer => ({ data: { items: [{ slug: '/guides/us/math', title }] } })
const none: Answer = { data: [] }
const failure = (status: number): Answer => ({ status, message: 'no' })

let calls: Call[]

/** Stubs both endpoints. If `second` is omitted, calling the second endpoint throws. */
function answers(first: Answer, second?: Answer) {
  calls = stubApi({
    [list]: () => first,
    [plan]: () => {
      if (!second) throw new Error('not to be asked')
      return second
    },
    '/api/auth/refresh': () => notAuthenticated,
  })
}
const find = (language = 'en', asked: Parameters<typeof findRecommendations>[0] = query) =>
  findRecommendations(asked, language)
const asked = () => calls.map(({ procedure }) => procedure)

beforeEach(() => {
  // Signing out and back in clears the cache.
  removeAccessToken()
  signInWith('token')
})

describe('findRecommendations', () => {
  it('sends the access token and the current language', async () => {
    answers(cards('Math'))
    expect(await find('ko')).toMatchObject({ cards: [{ title: 'Math' }] })
    expect(calls).toMatchObject([{ procedure: list, token: 'token', language: 'ko' }])
  })

  it('sends the query without using the HTTP cache', async () => {
    const fetched = vi.fn<typeof fetch>(async () => Response.json([{ slug: '/a', title: 'A' }]))
    vi.stubGlobal('fetch', fetched)
    await find()
    const [address, init] = fetched.mock.calls[0] ?? []
    expect(address).toBe('/api/recommend?country=US&grade=G11&goal=SAT+1500%2B')
    expect(init).toMatchObject({ cache: 'no-store', credentials: 'include' })
  })

  it('caches the result by country, grade, goal and language', async () => {
    answers(cards('Math'))
    await find()
    expect(await find()).toMatchObject({ cards: [{ title: 'Math' }] })
    expect(asked()).toEqual([list])
    await find('en', { ...query, grade: 'G9' })
    await find('ko')
    expect(asked()).toEqual([list, list, list])
  })

  it('discards cached results when another user signs in', async () => {
    answers(cards('Math'))
    await find()
    signInWith('another')
    await find()
    expect(asked()).toEqual([list, list])
  })

  it('requires login and sends no request when there is no token', async () => {
    removeAccessToken()
    answers(cards('Math'))
    expect(await find()).toEqual({ kind: 'login-required' })
    expect(calls).toEqual([])
  })

  it.each([401, 403])('requires login when either endpoint returns %i', async (status) => {
    answers(failure(status))
    expect(await find()).toEqual({ kind: 'login-required' })
    signInWith('token')
    answers(none, failure(status))
    expect(await find()).toEqual({ kind: 'login-required' })
  })

  it('returns the problem "method" without trying the plan endpoint when the list endpoint returns 405', async () => {
    answers(failure(405))
    expect(await find()).toEqual({ kind: 'found', cards: [], problem: 'method' })
    expect(asked()).toEqual([list])
  })

  it.each([
    ['nothing', none],
    ['500', failure(500)],
    ['404', failure(404)],
    ['a broken answer', { data: 'text' }],
  ] as const)('falls back to the plan endpoint when the list endpoint returns %s', async (_, first) => {
    answers(first, cards('From the plan'))
    expect(await find()).toMatchObject({ cards: [{ title: 'From the plan' }] })
    expect(asked()).toEqual([list, plan])
  })

  it('falls back to the plan endpoint on a network error', async () => {
    vi.stubGlobal('fetch', async (address: string) => {
      if (!address.includes('/plan')) throw new TypeError('offline')
      return Response.json({ cards: [{ path: 'a', label: 'A' }] })
    })
    expect(await find()).toMatchObject({ cards: [{ slug: '/a', title: 'A' }] })
  })

  it('returns the problem "unavailable" when both endpoints fail, and caches nothing', async () => {
    answers(failure(500), failure(503))
    expect(await find()).toEqual({ kind: 'found', cards: [], problem: 'unavailable' })
    answers(cards('Math'))
    expect(await find()).toMatchObject({ cards: [{ title: 'Math' }] })
  })

  it('returns no cards and no problem when both responses are empty', async () => {
    answers(none, none)
    expect(await find()).toEqual({ kind: 'found', cards: [] })
  })
})
