import { buildShare } from '@pathwise/testing/builders'
import { closeAfterTests } from '@pathwise/testing/close-after-tests'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { mutate, signInNew } from './people.ts'
import { plainReport } from './reports.ts'
import { startTestServer } from './server.ts'

const server = closeAfterTests(await startTestServer())

const share = (body: unknown) => server.request('/api/share', { method: 'POST', json: body })
const stored = () => server.database.prisma.share.count()

describe('POST /api/share', () => {
  it('returns a 128-bit id and a link to this deployment', async () => {
    const response = await share(plainReport)
    expect(response.status).toBe(200)
    const { id, url } = await response.json()
    expect(Buffer.from(id, 'base64url')).toHaveLength(16)
    expect(new URL(url).pathname).toBe('/plan')
    expect(new URL(url).searchParams.get('share')).toBe(id)
  })

  it('stores a report and returns it unchanged', async () => {
    const { id } = await (await share(plainReport)).json()
    const response = await server.request(`/api/share/${id}`)
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual(plainReport)
  })

  it('stores a structured strategy, so that the report opens in any language', async () => {
    const result = await server.client.diagnostics.run.mutate({
      context: { country: 'CA', grade: 'G12', goal: 'IB_7' },
    })
    const context = { country: 'CA', grade: 'G12', goal: 'IB_7' } as const
    const { id } = await server.client.share.create.mutate({ result, context })
    expect(await server.client.share.get.query({ id })).toEqual({ result, context })
  })

  it('drops fields that are not part of a report', async () => {
    const { id } = await (await share({ ...plainReport, admin: true })).json()
    expect(await (await server.request(`/api/share/${id}`)).json()).toEqual(plainReport)
  })

  it('stores texts in any script and texts that look like markup unchanged', async () => {
    const summary = '<script>alert(1)</script> 수학 數學 数学 🎓 \' " \\u0000'
    const report = { ...plainReport, result: { ...plainReport.result, summary } }
    const { id } = await (await share(report)).json()
    expect(await (await server.request(`/api/share/${id}`)).json()).toEqual(report)
  })
})

it('returns the plain text of a shared report whose strategy version is unknown', async () => {
  const { result, context } = plainReport
  const { id } = await buildShare(server.database, { result: { ...result, strategy: { version: 99 } }, context })
  expect(await (await server.request(`/api/share/${id}`)).json()).toEqual(plainReport)
})

it('serves a link that contains a whole report', async () => {
  const response = await server.request(`/plan?data=${'A'.repeat(32_000)}`, { headers: { accept: 'text/html' } })
  expect(response.status).toBe(200)
})

describe('POST /api/share with an invalid report', () => {
  it.each([
    ['an empty object', {}, 422],
    ['a list', [], 422],
    ['a result of the wrong type', { ...plainReport, result: { ...plainReport.result, weaknesses: 'all' } }, 422],
    ['an unknown country', { ...plainReport, context: { ...plainReport.context, country: 'KR' } }, 422],
    ['a NUL in a text', { ...plainReport, result: { ...plainReport.result, summary: 'a\0b' } }, 422],
    ['half a surrogate pair', { ...plainReport, result: { ...plainReport.result, summary: '\ud83c' } }, 422],
    [
      'a strategy that this version does not know',
      { ...plainReport, result: { ...plainReport.result, strategy: { version: 99 } } },
      422,
    ],
    [
      'more than 256 kB',
      {
        ...plainReport,
        result: {
          ...plainReport.result,
          nextWeekPlan: Array.from({ length: 7 }, () => ({
            day: 'Mon',
            tasks: Array.from({ length: 50 }, () => 'x'.repeat(1_000)),
          })),
        },
      },
      413,
    ],
  ])('rejects %s and stores nothing', async (_name, body, status) => {
    const before = await stored()
    const response = await share(body)
    expect(response.status).toBe(status)
    expect(await response.json()).toHaveProperty('detail')
    expect(await stored()).toBe(before)
  })
})

describe('GET /api/share/{id} refusals', () => {
  it('returns 404 for an unknown id', async () => {
    const response = await server.request(`/api/share/${'A'.repeat(22)}`)
    expect(response.status).toBe(404)
    expect(await response.json()).toEqual({ detail: 'There is no shared report under this link' })
  })

  it.each(['1', 'x'.repeat(200), '%00', "'%20OR%201=1--"])('returns 422 for the id %s', async (id) => {
    const response = await server.request(`/api/share/${id}`)
    expect(response.status).toBe(422)
  })
})

const madeSchema = z.object({ id: z.string(), deletion_key: z.string() })

async function makeShare(headers: Record<string, string> = {}) {
  const response = await server.request('/api/share', { method: 'POST', json: plainReport, headers })
  return madeSchema.parse(await response.json())
}
const exists = async (id: string) => (await server.request(`/api/share/${id}`)).status === 200

describe('POST /api/share/{id}/delete', () => {
  const removeWith = (id: string, deletion_key: unknown) =>
    server.request(`/api/share/${id}/delete`, { method: 'POST', json: { deletion_key } })

  it('deletes the share with the key from its creation, which is stored only as a hash', async () => {
    const { id, deletion_key } = await makeShare()
    const row = await server.database.prisma.share.findUniqueOrThrow({ where: { id } })
    expect(JSON.stringify(row)).not.toContain(deletion_key)
    const response = await removeWith(id, deletion_key)
    expect([response.status, await response.json()]).toEqual([200, { deleted: true }])
    expect(await exists(id)).toBe(false)
    expect((await removeWith(id, deletion_key)).status).toBe(404)
  })

  it('refuses another key, an empty key and no key, and keeps the share', async () => {
    const { id } = await makeShare()
    const { deletion_key } = await makeShare()
    expect((await removeWith(id, deletion_key)).status).toBe(403)
    expect((await removeWith(id, '')).status).toBe(403)
    expect((await removeWith(id, undefined)).status).toBe(422)
    expect(await exists(id)).toBe(true)
  })

  it('refuses every key for a share that was made before there were keys', async () => {
    const { id } = await buildShare(server.database, plainReport)
    for (const key of ['', 'null', 'a'.repeat(43)]) expect((await removeWith(id, key)).status).toBe(403)
    expect(await exists(id)).toBe(true)
  })
})

describe('DELETE /api/share/{id}', () => {
  const remove = (id: string, headers: Record<string, string> = {}) =>
    server.request(`/api/share/${id}`, { method: 'DELETE', headers })

  it('lets the owner delete a share, but neither visitors nor other users', async () => {
    const owner = await signInNew(server)
    const { id } = await makeShare(owner.bearer)
    expect((await remove(id)).status).toBe(401)
    for (const role of ['student', 'editor'] as const) {
      expect((await remove(id, (await signInNew(server, role)).bearer)).status).toBe(403)
    }
    expect(await exists(id)).toBe(true)
    expect((await remove(id, owner.bearer)).status).toBe(200)
    expect(await exists(id)).toBe(false)
  })

  it('lets only an admin delete the share of a visitor without its key', async () => {
    const { id } = await buildShare(server.database, plainReport)
    expect((await remove(id, (await signInNew(server)).bearer)).status).toBe(403)
    const { bearer } = await signInNew(server, 'admin')
    expect(await mutate(server, 'share.remove', { id }, bearer)).toMatchObject({ data: { deleted: true } })
    expect(await exists(id)).toBe(false)
    expect((await remove(id, bearer)).status).toBe(404)
  })
})
