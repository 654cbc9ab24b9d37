import { readFile } from 'node:fs/promises'
import { createdParentLinkSchema } from '@pathwise/api/parent-links/parent-links.schemas'
import { parentViewSchema } from '@pathwise/api/parent-links/parent-view.schemas'
import { closeAfterTests } from '@pathwise/testing/close-after-tests'
import { afterEach, describe, expect, it } from 'vitest'
import { signInNewUser } from './people.ts'
import { startTestServer } from './server.ts'

const start = Date.parse('2026-11-25T03:30:00Z')
let now = start
const server = closeAfterTests(await startTestServer({ now: () => new Date(now) }))
afterEach(() => {
  now = start
})

const fixture = new URL('../../../packages/api/fixtures/parent-view-v1.json', import.meta.url)
const view = parentViewSchema.parse(JSON.parse(await readFile(fixture, 'utf8')))

async function create(headers: Record<string, string> = {}) {
  const json = { label: 'Mom', view }
  const response = await server.request('/api/parent-links', { method: 'POST', json, headers })
  return createdParentLinkSchema.parse(await response.json())
}
const openPage = (id: string) => server.request(`/parents/${id}`, { headers: { accept: 'text/html' } })
const openBoth = async (id: string) => [
  (await openPage(id)).status,
  (await server.request(`/api/parent-links/${id}`)).status,
]

describe('parent link', () => {
  it('serves the page and the data of a parent link, and forbids caching, referrers and indexing', async () => {
    const { id } = await create()
    const data = await server.request(`/api/parent-links/${id}`)
    expect(await data.json()).toMatchObject({ view, today: '2026-11-24' })
    for (const response of [data, await openPage(id)]) {
      expect(response.status).toBe(200)
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex, nofollow',
      })
    }
  })

  it('returns 404 for the page and the data of a revoked link', async () => {
    const { id, key } = await create()
    const revoke = (json: object) => server.request(`/api/parent-links/${id}/revoke`, { method: 'POST', json })
    expect((await revoke({ key: 'A'.repeat(43) })).status).toBe(403)
    expect((await revoke({})).status).toBe(403)
    expect(await openBoth(id)).toEqual([200, 200])
    expect((await revoke({ key })).status).toBe(200)
    expect(await openBoth(id)).toEqual([404, 404])
  })

  it('returns 404 for a link older than 90 days and for an unknown id', async () => {
    const { id, expires_at } = await create()
    now = Date.parse(expires_at) - 1
    expect(await openBoth(id)).toEqual([200, 200])
    now += 1
    expect(await openBoth(id)).toEqual([404, 404])
    expect(await openBoth('A'.repeat(22))).toEqual([404, 404])
    expect(await openBoth('x')).toEqual([404, 422])
  })

  it("returns 404 for a parent link after its creator's account is deleted", async () => {
    const student = await signInNewUser(server)
    const { id, key } = await create(student.bearer)
    expect(key).toBeNull()
    await server.database.prisma.user.delete({ where: { id: student.id } })
    expect(await openBoth(id)).toEqual([404, 404])
  })

  it('does not log the id or the key of a parent link', async () => {
    const { id, key } = await create()
    await openBoth(id)
    await server.request(`/api/trpc/parentLinks.get?input=${encodeURIComponent(JSON.stringify({ id }))}`)
    await server.request(`/api/parent-links/${id}`, { method: 'PUT', json: { view, key } })
    await server.request(`/api/parent-links/${id}`, { method: 'DELETE' })
    await server.request(`/api/parent-links/${id}/revoke`, { method: 'POST', json: { key } })
    const lines = server.log.join('\n')
    expect(lines).toContain('/api/parent-links/:id')
    expect(lines).not.toContain(id)
    expect(lines).not.toContain(key)
  })
})
