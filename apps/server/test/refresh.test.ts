import * as accessTokens from '@pathwise/api/auth/access-tokens'
import { closeAfterTests } from '@pathwise/testing/close-after-tests'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fetchMeStatus, readCookie, signIn, signInNewUser } from './people.ts'
import { startForTest, startTestServer } from './server.ts'

let offset = 0
const server = closeAfterTests(await startTestServer({ now: () => new Date(Date.now() + offset) }))
beforeEach(() => {
  offset = 0
})

const refresh = (cookie: string, on = server) =>
  on.request('/auth/refresh', { method: 'POST', headers: { cookie, 'content-type': 'application/json' } })

async function renewed(cookie: string, on = server) {
  const response = await refresh(cookie, on)
  expect(response.status).toBe(200)
  const { access_token } = await response.json()
  return { cookie: readCookie(response), bearer: { authorization: `Bearer ${access_token}` } }
}

describe('POST /auth/refresh', () => {
  it('returns a new access token and cookie, and keeps the old token valid', async () => {
    const person = await signInNewUser(server)
    const next = await renewed(person.cookie)
    expect(next.cookie).not.toBe(person.cookie)
    expect(await fetchMeStatus(server, next)).toBe(200)
    expect(await fetchMeStatus(server, person)).toBe(200)
  })

  it('accepts several refreshes when each sends the latest cookie', async () => {
    let { cookie } = await signInNewUser(server)
    for (let time = 0; time < 4; time++) {
      offset += 20_000
      cookie = (await renewed(cookie)).cookie
    }
    expect((await refresh(cookie)).status).toBe(200)
  })

  it('returns the same refresh cookie when several tabs refresh concurrently', async () => {
    const { cookie } = await signInNewUser(server)
    const tabs = await Promise.all([renewed(cookie), renewed(cookie), renewed(cookie)])
    expect(new Set(tabs.map((tab) => tab.cookie)).size).toBe(1)
    for (const tab of tabs) expect(await fetchMeStatus(server, tab)).toBe(200)
    offset = 70_000
    expect((await refresh(tabs[0]?.cookie ?? '')).status).toBe(200)
  })

  it('returns the same refresh cookie when several tabs refresh concurrently on two servers', async () => {
    const other = await startForTest({ database: server.database })
    const { cookie } = await signInNewUser(server)
    const [here, there] = await Promise.all([renewed(cookie), renewed(cookie, other)])
    expect(here.cookie).toBe(there.cookie)
  })

  it('accepts a replaced cookie for a minute after its replacement', async () => {
    const { cookie } = await signInNewUser(server)
    const second = await renewed(cookie)
    const third = await renewed(second.cookie)
    offset = 59_000
    expect((await renewed(cookie)).cookie).toBe(third.cookie)
  })

  it('does not replace the cookie when no access token can be issued', async () => {
    const { cookie } = await signInNewUser(server)
    const issue = vi.spyOn(accessTokens, 'issueAccessToken').mockRejectedValueOnce(new Error('The database is gone'))
    expect((await refresh(cookie)).status).toBe(500)
    issue.mockRestore()
    offset = 61_000
    expect((await refresh(cookie)).status).toBe(200)
  })
})

describe('replaced refresh cookie after the grace period', () => {
  it('ends the whole session and records an audit event when a replaced cookie is reused', async () => {
    const person = await signInNewUser(server)
    const owner = await renewed(person.cookie)
    offset = 61_000
    expect((await refresh(person.cookie)).status).toBe(401)
    expect((await refresh(owner.cookie)).status).toBe(401)
    expect([await fetchMeStatus(server, person), await fetchMeStatus(server, owner)]).toEqual([401, 401])
    expect(server.log.join('')).toContain(`"user":"${person.id}","msg":"a replaced refresh cookie was used`)
    const where = { action: 'session_reused', targetId: person.id }
    expect(await server.database.prisma.auditEntry.count({ where })).toBe(1)
  })

  it('ends the session when a replaced cookie is used after the grace period, even if it was accepted before', async () => {
    const { cookie } = await signInNewUser(server)
    await renewed(cookie)
    offset = 59_000
    await renewed(cookie)
    offset = 62_000
    expect((await refresh(cookie)).status).toBe(401)
  })

  it('ends only the session to which the replaced cookie belongs', async () => {
    const phone = await signInNewUser(server)
    const laptop = await signIn(server, phone)
    await renewed(phone.cookie)
    offset = 61_000
    await refresh(phone.cookie)
    expect((await refresh(laptop.cookie)).status).toBe(200)
  })
})

describe('POST /auth/refresh refusals', () => {
  it.each([
    ['no cookie', ''],
    ['a forged cookie', `pathwise_refresh=${'A'.repeat(43)}`],
    ['a malformed cookie', 'pathwise_refresh=%00%ff'],
    ['an empty cookie', 'pathwise_refresh='],
  ])('returns 401 for %s and clears the cookie', async (_name, cookie) => {
    const response = await refresh(cookie)
    expect(response.status).toBe(401)
    expect(await response.json()).toEqual({ detail: 'Not authenticated' })
    expect(readCookie(response)).toBe('pathwise_refresh=')
  })

  it('accepts a valid cookie among malformed cookies of another application', async () => {
    const { cookie } = await signInNewUser(server)
    expect((await refresh(`other=%ff; ${cookie}; last=%`)).status).toBe(200)
  })

  it('returns 401 at session expiry, 30 days after the last refresh', async () => {
    const { id, cookie } = await signInNewUser(server)
    const session = { signIn: { userId: id } }
    const { expiresAt } = await server.database.prisma.session.findFirstOrThrow({ where: session })
    expect(Math.round((expiresAt.getTime() - Date.now()) / 86_400_000)).toBe(30)
    await server.database.prisma.session.updateMany({ where: session, data: { expiresAt: new Date() } })
    expect((await refresh(cookie)).status).toBe(401)
  })

  it('returns 401 when the password was last entered 180 days ago, even for an active session', async () => {
    const { id, cookie } = await signInNewUser(server)
    let next = { cookie }
    for (const day of [29, 58, 87, 116, 145, 174]) {
      offset = day * 86_400_000
      next = await renewed(next.cookie)
    }
    offset = 181 * 86_400_000
    expect((await refresh(next.cookie)).status).toBe(401)
    expect(await server.database.prisma.signIn.count({ where: { userId: id } })).toBe(0)
  })

  it('returns 401 when a session has been idle for 72 hours (editor) or 30 days (student)', async () => {
    offset = 0
    const [student, editor] = [await signInNewUser(server), await signInNewUser(server)]
    await server.database.prisma.user.update({ where: { id: editor.id }, data: { role: 'editor' } })
    offset = 71 * 3_600_000
    const next = await renewed(editor.cookie)
    offset = 144 * 3_600_000
    expect((await refresh(next.cookie)).status).toBe(401)
    expect((await refresh(student.cookie)).status).toBe(200)
  })
})

describe('deleteExpired', () => {
  it('deletes expired sessions, tokens and rate limit counts at server start', async () => {
    const [gone, here] = [await signInNewUser(server), await signInNewUser(server)]
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
    expect(await fetchMeStatus(server, here)).toBe(200)
  })
})
