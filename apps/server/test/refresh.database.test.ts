import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { cookieOf, meStatus, signInNew } from './people.ts'
import { startTestServer, type TestServer } from './server.ts'

let server: TestServer
let offset = 0
beforeAll(async () => {
  server = await startTestServer({ now: () => new Date(Date.now() + offset) })
})
beforeEach(() => {
  offset = 0
})
afterAll(() => server.close())

const refresh = (cookie: string, on = server) =>
  on.request('/auth/refresh', { method: 'POST', headers: { cookie, 'content-type': 'application/json' } })

async function renewed(cookie: string, on = server) {
  const response = await refresh(cookie, on)
  expect(response.status).toBe(200)
  const { access_token } = await response.json()
  return { cookie: cookieOf(response), bearer: { authorization: `Bearer ${access_token}` } }
}

describe('a refresh', () => {
  it('gives another token and another cookie, and the older token stays good until it expires', async () => {
    const person = await signInNew(server)
    const next = await renewed(person.cookie)
    expect(next.cookie).not.toBe(person.cookie)
    expect(await meStatus(server, next)).toBe(200)
    expect(await meStatus(server, person)).toBe(200)
  })

  it('works time after time, with the cookie of the one before', async () => {
    let { cookie } = await signInNew(server)
    for (let time = 0; time < 4; time++) {
      offset += 20_000
      cookie = (await renewed(cookie)).cookie
    }
    expect((await refresh(cookie)).status).toBe(200)
  })

  it('of two tabs at once keeps both signed in, with one cookie between them', async () => {
    const { cookie } = await signInNew(server)
    const tabs = await Promise.all([renewed(cookie), renewed(cookie), renewed(cookie)])
    expect(new Set(tabs.map((tab) => tab.cookie)).size).toBe(1)
    for (const tab of tabs) expect(await meStatus(server, tab)).toBe(200)
    offset = 60_000
    expect((await refresh(tabs[0]?.cookie ?? '')).status).toBe(200)
  })

  it('of two tabs on two servers agrees as well', async () => {
    const other = await startTestServer({ database: server.database })
    const { cookie } = await signInNew(server)
    const [here, there] = await Promise.all([renewed(cookie), renewed(cookie, other)])
    expect(here.cookie).toBe(there.cookie)
    await other.close()
  })

  it('whose answer was lost can be asked again, also when another tab has gone on meanwhile', async () => {
    const { cookie } = await signInNew(server)
    const second = await renewed(cookie)
    const third = await renewed(second.cookie)
    offset = 9_000
    expect((await renewed(cookie)).cookie).toBe(third.cookie)
  })
})

describe('a replaced cookie that somebody uses later', () => {
  it('ends the whole sign-in, for the thief and for the owner', async () => {
    const person = await signInNew(server)
    const owner = await renewed(person.cookie)
    offset = 11_000
    expect((await refresh(person.cookie)).status).toBe(401)
    expect((await refresh(owner.cookie)).status).toBe(401)
    expect([await meStatus(server, person), await meStatus(server, owner)]).toEqual([401, 401])
    expect(server.log.join('')).toContain(`"user":"${person.id}","msg":"a replaced refresh cookie was used`)
  })

  it('does so however often it was used within the grace', async () => {
    const { cookie } = await signInNew(server)
    await renewed(cookie)
    offset = 9_000
    await renewed(cookie)
    offset = 12_000
    expect((await refresh(cookie)).status).toBe(401)
  })

  it('leaves the person’s other devices alone', async () => {
    const phone = await signInNew(server)
    const laptop = await signInNew(server)
    await renewed(phone.cookie)
    offset = 11_000
    await refresh(phone.cookie)
    expect((await refresh(laptop.cookie)).status).toBe(200)
  })
})

describe('a refresh is refused', () => {
  it.each([
    ['no cookie', ''],
    ['a forged one', `pathwise_refresh=${'A'.repeat(43)}`],
    ['a malformed one', 'pathwise_refresh=%00%ff'],
    ['an empty one', 'pathwise_refresh='],
  ])('with %s, and the browser forgets it', async (_name, cookie) => {
    const response = await refresh(cookie)
    expect(response.status).toBe(401)
    expect(await response.json()).toEqual({ detail: 'Not authenticated' })
    expect(cookieOf(response)).toBe('pathwise_refresh=')
  })

  it('never because another application on this host has set a broken cookie', async () => {
    const { cookie } = await signInNew(server)
    expect((await refresh(`other=%ff; ${cookie}; last=%`)).status).toBe(200)
  })

  it('after 30 days without one', async () => {
    const { id, cookie } = await signInNew(server)
    const session = { signIn: { userId: id } }
    const { expiresAt } = await server.database.prisma.session.findFirstOrThrow({ where: session })
    expect(Math.round((expiresAt.getTime() - Date.now()) / 86_400_000)).toBe(30)
    await server.database.prisma.session.updateMany({ where: session, data: { expiresAt: new Date() } })
    expect((await refresh(cookie)).status).toBe(401)
  })

  it('180 days after the password was given, however busy the session was', async () => {
    const { id, cookie } = await signInNew(server)
    offset = 179 * 86_400_000
    const next = await renewed(cookie)
    offset = 181 * 86_400_000
    expect((await refresh(next.cookie)).status).toBe(401)
    expect(await server.database.prisma.signIn.count({ where: { userId: id } })).toBe(0)
  })
})

describe('what has expired', () => {
  it('is deleted when a server starts, and nothing else', async () => {
    const [gone, here] = [await signInNew(server), await signInNew(server)]
    const { prisma } = server.database
    const long = new Date(Date.now() - 40 * 86_400_000)
    await prisma.signIn.updateMany({ where: { userId: gone.id }, data: { startedAt: long } })
    await prisma.session.updateMany({ where: { signIn: { userId: gone.id } }, data: { expiresAt: long } })
    await prisma.accessToken.updateMany({ where: { signIn: { userId: gone.id } }, data: { expiresAt: long } })
    await prisma.throttle.create({ data: { key: 'old', points: 1, expire: long.getTime() } })
    await (await startTestServer({ database: server.database })).close()
    expect(await prisma.signIn.count({ where: { userId: gone.id } })).toBe(0)
    expect(await prisma.accessToken.count({ where: { expiresAt: { lte: new Date() } } })).toBe(0)
    expect(await prisma.throttle.count({ where: { key: 'old' } })).toBe(0)
    expect(await meStatus(server, here)).toBe(200)
  })
})
