import { closeAfterTests } from '@pathwise/testing/close-after-tests'
import { beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { ask, fetchMeStatus, login, mutate, readCookie, signIn, signInNewUser } from './people.ts'
import { startForTest, startTestServer, type TestServer } from './server.ts'

let offset = 0
const server = closeAfterTests(await startTestServer({ now: () => new Date(Date.now() + offset) }))
beforeEach(() => {
  offset = 0
})

const firefox = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' }
const rowsSchema = z.array(z.looseObject({ id: z.string(), current: z.boolean(), last_seen_at: z.string() }))

const refresh = (on: TestServer, cookie: string) =>
  on.request('/api/auth/refresh', { method: 'POST', headers: { cookie } })

describe('auth.signIns', () => {
  it('lists devices with their network, current device first', async () => {
    const laptop = await signInNewUser(server)
    await login(server, laptop.email, undefined, firefox)
    const { data } = await ask(server, 'auth.signIns', laptop.bearer)
    expect(data).toMatchObject([
      { current: true, device: null, network: '127.0.0.0/24' },
      { current: false, device: 'Firefox, Linux', network: '127.0.0.0/24' },
    ])
  })

  it('records the last activity of a device', async () => {
    const { cookie, bearer } = await signInNewUser(server)
    const read = async () => rowsSchema.parse((await ask(server, 'auth.signIns', bearer)).data)[0]?.last_seen_at ?? ''
    const before = await read()
    offset = 10 * 60_000
    await refresh(server, cookie)
    expect(Date.parse(await read()) - Date.parse(before)).toBeGreaterThanOrEqual(10 * 60_000 - 1000)
  })

  it('omits sessions that exceed the limits of the role for idle time or age', async () => {
    const current = await signInNewUser(server)
    const { prisma } = server.database
    await prisma.user.update({ where: { id: current.id }, data: { role: 'editor', factorDueAt: null } })
    await signIn(server, current)
    const list = async () => rowsSchema.parse((await ask(server, 'auth.signIns', current.bearer)).data)
    const [, { id } = { id: '' }] = await list()
    const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000)
    for (const [started, seen, listed] of [
      [71, 71, true],
      [73, 73, false],
      [29 * 24, 1, true],
      [31 * 24, 1, false],
    ] as const) {
      const data = { startedAt: hoursAgo(started), lastSeenAt: hoursAgo(seen) }
      await prisma.signIn.update({ where: { id }, data })
      expect((await list()).some((row) => row.id === id)).toBe(listed)
    }
  })

  it('ends only the session that the user chose', async () => {
    const laptop = await signInNewUser(server)
    const phone = await signIn(server, laptop)
    const other = await signInNewUser(server)
    const rows = rowsSchema.parse((await ask(server, 'auth.signIns', laptop.bearer)).data)
    const id = rows.find(({ current }) => !current)?.id
    expect((await mutate(server, 'auth.endSignIn', { id }, other.bearer)).status).toBe(404)
    expect(await fetchMeStatus(server, phone)).toBe(200)
    expect((await mutate(server, 'auth.endSignIn', { id }, laptop.bearer)).status).toBe(200)
    expect([await fetchMeStatus(server, phone), await fetchMeStatus(server, laptop)]).toEqual([401, 200])
    expect((await refresh(server, phone.cookie)).status).toBe(401)
    expect(rowsSchema.parse((await ask(server, 'auth.signIns', laptop.bearer)).data)).toHaveLength(1)
  })
})

describe('refresh cookie over TLS', () => {
  const overTls = (database = server.database) =>
    startForTest({ database, environment: { publicUrl: 'https://study.example' } })

  it('sets a cookie with the __Host- prefix and without a Domain attribute', async () => {
    const tls = await overTls()
    const { email } = await signInNewUser(server)
    const { headers } = await login(tls, email)
    const [cookie] = headers.getSetCookie()
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains')
    expect(cookie).toMatch(
      /^__Host-pathwise_refresh=[\w-]{43}; HttpOnly; Max-Age=2592000; Path=\/; SameSite=Lax; Secure$/,
    )
  })

  it('prefers the __Host- cookie to a planted cookie with the old name', async () => {
    const tls = await overTls()
    const [victim, attacker] = [await signInNewUser(server), await signInNewUser(server)]
    const own = readCookie(await login(tls, victim.email))
    const tossed = `pathwise_refresh=${'A'.repeat(43)}; ${attacker.cookie}; ${own}`
    expect((await refresh(tls, tossed)).status).toBe(200)
  })

  it('rejects a refresh cookie with the old name, which an attacker could have planted', async () => {
    const tls = await overTls()
    const attacker = await signInNewUser(server)
    expect((await refresh(tls, attacker.cookie)).status).toBe(401)
  })

  it('accepts a cookie with the old name from an older sign-in, and replaces it with the new name', async () => {
    const tls = await overTls()
    const early = await signInNewUser(server)
    await server.database.prisma.signIn.updateMany({ where: { userId: early.id }, data: { device: null } })
    const response = await refresh(tls, early.cookie)
    expect(response.status).toBe(200)
    const cookies = response.headers.getSetCookie()
    expect(cookies[0]).toMatch(/^__Host-pathwise_refresh=[\w-]{43};/)
    expect(cookies[1]).toMatch(/^pathwise_refresh=; HttpOnly; Max-Age=0/)
    expect((await refresh(tls, readCookie(response))).status).toBe(200)
  })
})

describe('Host header', () => {
  const from = (on: TestServer, host: string, origin: string) =>
    on.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: { host, origin },
      payload: { email: 'unknown@study.example', password: 'a guess' },
    })

  it('does not trust the Host header when PUBLIC_URL is set', async () => {
    const on = await startForTest({
      database: server.database,
      environment: { demo: false, publicUrl: 'https://study.example' },
    })
    expect((await from(on, 'evil.example', 'https://evil.example')).statusCode).toBe(403)
    expect((await from(on, 'study.example', 'http://study.example')).statusCode).toBe(403)
    expect((await from(on, 'study.example', 'https://study.example')).statusCode).toBe(401)
  })

  it.each(['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example', '192.168.1.5'])(
    'is rejected as %s by a local demo server',
    async (host) => {
      expect((await from(server, host, `http://${host}`)).statusCode).toBe(403)
      const page = await server.app.inject({ url: '/', headers: { host } })
      expect(page.statusCode).toBe(403)
    },
  )

  it.each(['localhost:3000', '127.0.0.1:3000', '[::1]:3000'])(
    'is accepted as %s by a local demo server',
    async (host) => {
      expect((await from(server, host, `http://${host}`)).statusCode).toBe(401)
    },
  )

  it('accepts any Host header when demo is off', async () => {
    const on = await startForTest({
      database: server.database,
      environment: { demo: false },
    })
    expect((await from(on, 'study.example', 'http://study.example')).statusCode).toBe(401)
  })
})

it('returns 422 when the password is in the query string instead of the body', async () => {
  const { email } = await signInNewUser(server)
  const query = `email=${encodeURIComponent(email)}&password=a+quiet+river+at+dawn`
  const response = await server.request(`/api/auth/login?${query}`, { method: 'POST', json: {} })
  expect(response.status).toBe(422)
})
