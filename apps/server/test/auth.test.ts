import { hash, verify } from '@node-rs/argon2'
import { buildUser, testPassword } from '@pathwise/testing/builders'
import { closeAfterTests } from '@pathwise/testing/close-after-tests'
import { describe, expect, it, vi } from 'vitest'
import { fetchMeStatus, login, mutate, readCookie, signIn, signInNewUser } from './people.ts'
import { startForTest, startTestServer } from './server.ts'

let offset = 0
const server = closeAfterTests(await startTestServer({ now: () => new Date(Date.now() + offset) }))

describe('POST /auth/login', () => {
  it('returns a token, the user and an HttpOnly refresh cookie', async () => {
    const user = await buildUser(server.database, { role: 'editor', name: '지민' })
    const response = await login(server, `  ${user.email.toUpperCase()} `)
    expect(response.status).toBe(200)
    const { access_token, user: shown } = await response.json()
    expect(access_token).toMatch(/^[\w-]{43}$/)
    expect(shown).toEqual({
      id: user.id,
      name: '지민',
      email: user.email,
      role: 'editor',
      signed_in_at: expect.stringMatching(/Z$/),
    })
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^pathwise_refresh=[\w-]{43}; HttpOnly; Max-Age=2592000; Path=\/; SameSite=Lax$/),
    ])
  })

  it('sets the Secure flag on the cookie when the public URL is https', async () => {
    const overTls = await startForTest({
      database: server.database,
      environment: { publicUrl: 'https://study.example' },
    })
    const { email } = await buildUser(server.database)
    expect((await login(overTls, email)).headers.getSetCookie()[0]).toMatch(/; Secure/)
  })

  it('stores the refresh cookie and the access token only as hashes', async () => {
    const { cookie, token } = await signInNewUser(server)
    const sessions = await server.database.prisma.session.findMany()
    const tokens = await server.database.prisma.accessToken.findMany()
    const stored = JSON.stringify([sessions, tokens])
    expect(sessions).not.toHaveLength(0)
    expect(tokens).not.toHaveLength(0)
    expect(stored).not.toContain(token)
    expect(stored).not.toContain(cookie.split('=')[1])
  })

  it('returns 422 when the credentials are in the query string', async () => {
    const { email } = await buildUser(server.database)
    const query = new URLSearchParams({ email, password: testPassword })
    for (const path of ['/api/auth/login', '/auth/login']) {
      const response = await server.request(`${path}?${query}`, { method: 'POST', json: {} })
      expect([response.status, await response.json()]).toMatchObject([
        422,
        { detail: [{ loc: ['email'] }, { loc: ['password'] }] },
      ])
    }
  })

  it('ignores an email in the query string when the body has one', async () => {
    const { email } = await buildUser(server.database)
    const other = await buildUser(server.database)
    const path = `/api/auth/login?email=${encodeURIComponent(other.email)}`
    const response = await server.request(path, { method: 'POST', json: { email, password: testPassword } })
    expect(await response.json()).toMatchObject({ user: { email } })
  })

  it('upgrades a low-cost password hash only after a successful sign-in', async () => {
    const passwordHash = await hash(testPassword, { memoryCost: 8192, timeCost: 1 })
    const { id, email } = await buildUser(server.database, { passwordHash })
    const stored = async () => (await server.database.prisma.user.findUniqueOrThrow({ where: { id } })).passwordHash
    await login(server, email, 'a wrong one')
    expect(await stored()).toBe(passwordHash)
    expect((await login(server, email)).status).toBe(200)
    const renewed = await stored()
    expect(renewed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect((await login(server, email)).status).toBe(200)
    expect(await stored()).toBe(renewed)
  })

  it('accepts a password in any Unicode normalization form', async () => {
    const { bearer, email } = await signInNewUser(server)
    const password = 'café에서 공부하는 저녁 시간'.normalize('NFC')
    const changed = await mutate(
      server,
      'account.changePassword',
      { current_password: testPassword, new_password: password },
      bearer,
    )
    expect(changed.status).toBe(200)
    expect((await login(server, email, password.normalize('NFD'))).status).toBe(200)
  })

  it('ends the previous session when the same browser signs in again', async () => {
    const first = await signInNewUser(server)
    const json = { email: first.email, password: testPassword }
    await server.request('/auth/login', { method: 'POST', json, headers: { cookie: first.cookie } })
    expect(await fetchMeStatus(server, first)).toBe(401)
  })

  it.each(['/api/auth/login', '/auth/login'])('signs in through %s', async (path) => {
    const { email } = await buildUser(server.database)
    const response = await server.request(path, { method: 'POST', json: { email, password: testPassword } })
    expect(response.status).toBe(200)
  })
})

describe('POST /auth/login with invalid credentials', () => {
  it('verifies exactly one hash, and returns the same response for an unknown email and a wrong password', async () => {
    const { email } = await buildUser(server.database)
    await login(server, email, 'to compute the placeholder hash')
    const answers = []
    for (const tried of [email, 'nobody@test.example', 'no address']) {
      vi.mocked(verify).mockClear()
      const response = await login(server, tried, 'not my password')
      answers.push({ status: response.status, body: await response.json(), cookies: response.headers.getSetCookie() })
      expect(verify).toHaveBeenCalledOnce()
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
      new Set([JSON.stringify({ status: 401, body: { detail: 'Wrong email or password' }, cookies: [] })]),
    )
  })

  it('rejects every password for a locked account', async () => {
    const { email } = await buildUser(server.database, { passwordHash: '!' })
    for (const password of ['!', testPassword]) expect((await login(server, email, password)).status).toBe(401)
  })

  it.each([
    ['no password', { email: 'a@test.example' }],
    ['an empty password', { email: 'a@test.example', password: '' }],
    ['no email', { password: 'x' }],
    ['an endless password', { email: 'a@test.example', password: 'x'.repeat(1001) }],
    ['a NUL in the email', { email: 'a\0@test.example', password: 'x' }],
    ['a list as the email', { email: ['a@test.example'], password: 'x' }],
  ])('returns 422 for %s', async (_name, json) => {
    const response = await server.request('/api/auth/login', { method: 'POST', json })
    expect(response.status).toBe(422)
  })
})

describe('GET /auth/me', () => {
  it.each(['/auth/me', '/api/auth/me'])('returns the signed-in user through %s', async (path) => {
    const person = await signInNewUser(server)
    const response = await server.request(path, { headers: person.bearer })
    expect(await response.json()).toMatchObject({ id: person.id, email: person.email, role: 'student' })
  })

  it.each([
    ['no token', {}],
    ['an empty value', { authorization: 'Bearer ' }],
    ['a forged value', { authorization: `Bearer ${'A'.repeat(43)}` }],
    ['a malformed value', { authorization: "Bearer ' OR 1=1 --" }],
    ['another scheme', { authorization: 'Basic YTpi' }],
  ])('returns 401 with %s as the token', async (_name, headers) => {
    const response = await server.request('/auth/me', { headers })
    expect(response.status).toBe(401)
    expect(await response.json()).toEqual({ detail: 'Not authenticated' })
  })

  it('rejects a refresh cookie as an access token', async () => {
    const { cookie } = await signInNewUser(server)
    expect((await server.request('/auth/me', { headers: { cookie } })).status).toBe(401)
    const value = cookie.split('=')[1] ?? ''
    expect(await fetchMeStatus(server, { bearer: { authorization: `Bearer ${value}` } })).toBe(401)
  })

  it('returns 401 after the access token has expired', async () => {
    const person = await signInNewUser(server)
    offset = 899_000
    const before = await fetchMeStatus(server, person)
    offset = 901_000
    const after = await fetchMeStatus(server, person)
    offset = 0
    expect([before, after]).toEqual([200, 401])
  })
})

describe('GET /api/auth/login', () => {
  it('reports whether the access token of the request is valid', async () => {
    const { bearer } = await signInNewUser(server)
    const probe = async (headers: Record<string, string>) =>
      (await server.request('/api/auth/login', { headers })).json()
    expect(await probe(bearer)).toEqual({ ok: true, authenticated: true })
    expect(await probe({})).toEqual({ ok: true, authenticated: false })
  })
})

describe('POST /auth/logout', () => {
  it.each(['/auth/logout', '/api/auth/logout'])('ends the session and clears the cookie through %s', async (path) => {
    const person = await signInNewUser(server)
    const response = await server.request(path, {
      method: 'POST',
      headers: { ...person.bearer, cookie: person.cookie },
    })
    expect(await response.json()).toEqual({ ok: true })
    expect(response.headers.getSetCookie()[0]).toMatch(/^pathwise_refresh=; HttpOnly; Max-Age=0/)
    expect(await fetchMeStatus(server, person)).toBe(401)
    const refreshed = await server.request('/auth/refresh', { method: 'POST', headers: { cookie: person.cookie } })
    expect(refreshed.status).toBe(401)
  })

  it('signs out with only the cookie and keeps other devices signed in', async () => {
    const phone = await signInNewUser(server)
    const laptop = await signIn(server, phone)
    await server.request('/auth/logout', { method: 'POST', headers: { cookie: phone.cookie } })
    expect([await fetchMeStatus(server, phone), await fetchMeStatus(server, laptop)]).toEqual([401, 200])
  })

  it('returns 200 from /auth/logout when the visitor is not signed in', async () => {
    const response = await server.request('/auth/logout', {
      method: 'POST',
      headers: { cookie: 'pathwise_refresh=gone', authorization: 'Bearer gone' },
    })
    expect(response.status).toBe(200)
    expect(readCookie(response)).toBe('pathwise_refresh=')
  })
})

describe('cross-origin auth requests', () => {
  const foreign = ['https://evil.example', 'null', 'http://localhost.evil.example', 'not an origin']

  it.each(['/auth/refresh', '/auth/logout', '/api/auth/login'])(
    'returns 403 for a POST to %s from another site',
    async (path) => {
      const { cookie } = await signInNewUser(server)
      for (const origin of foreign) {
        const response = await server.request(path, { method: 'POST', headers: { cookie, origin }, json: {} })
        expect(response.status, origin).toBe(403)
        expect(response.headers.getSetCookie()).toEqual([])
      }
      const own = await server.request('/auth/refresh', { method: 'POST', headers: { cookie, origin: server.url } })
      expect(own.status).toBe(200)
    },
  )

  it('accepts only the public URL as the origin when the server is behind a proxy', async () => {
    const publicUrl = 'https://study.example'
    const behindProxy = await startForTest({ database: server.database, environment: { publicUrl } })
    const status = async (origin: string) =>
      (await behindProxy.request('/auth/logout', { method: 'POST', headers: { origin } })).status
    expect(await status(publicUrl)).toBe(200)
    expect(await status('http://study.example')).toBe(403)
  })
})
