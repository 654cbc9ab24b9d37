import { readFile } from 'node:fs/promises'
import { strategySchema } from '@pathwise/planner/strategy'
import { buildShare } from '@pathwise/testing/builders'
import { closeAfterTests } from '@pathwise/testing/close-after-tests'
import { plainReport } from '@pathwise/testing/plain-report'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { mutate, signInNewUser } from './people.ts'
import { startTestServer } from './server.ts'

const server = closeAfterTests(await startTestServer())

const share = (body: unknown) => server.request('/api/share', { method: 'POST', json: body })
const unknownId = 'A'.repeat(22)
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

  it('stores a structured strategy unchanged, so that it can be displayed in any language', async () => {
    const result = await server.client.diagnostics.run.mutate({
      context: { country: 'CA', grade: 'G12', goal: 'IB_7' },
    })
    const context = { country: 'CA', grade: 'G12', goal: 'IB_7' } as const
    const { id } = await server.client.share.create.mutate({ result, context })
    expect(await server.client.share.get.query({ id })).toEqual({ result, context })
  })

  it('stores a measured strategy, and returns 422 when the strategy contains a run id', async () => {
    const file = new URL(
      '../../../packages/planner/fixtures/strategy-v2/us-g11-sat-1500-measured.json',
      import.meta.url,
    )
    const strategy = strategySchema.parse(JSON.parse(await readFile(file, 'utf8')))
    const report = { ...plainReport, result: { ...plainReport.result, strategy } }
    const { id } = await (await share(report)).json()
    expect(await (await server.request(`/api/share/${id}`)).json()).toEqual(report)
    const focus = strategy.focus.map((area) => ({ ...area, run: unknownId }))
    const response = await share({ ...report, result: { ...report.result, strategy: { ...strategy, focus } } })
    expect(response.status).toBe(422)
  })

  it('drops fields that are not in the report schema', async () => {
    const { id } = await (await share({ ...plainReport, admin: true })).json()
    expect(await (await server.request(`/api/share/${id}`)).json()).toEqual(plainReport)
  })

  it('stores text in any script, and text that resembles markup, unchanged', async () => {
    const summary = '<script>alert(1)</script> 수학 數學 数学 🎓 \' " \\u0000'
    const report = { ...plainReport, result: { ...plainReport.result, summary } }
    const { id } = await (await share(report)).json()
    expect(await (await server.request(`/api/share/${id}`)).json()).toEqual(report)
  })
})

it('returns the plain text of a report whose strategy has an unknown version', async () => {
  const { result, context } = plainReport
  const { id } = await buildShare(server.database, { result: { ...result, strategy: { version: 99 } }, context })
  expect(await (await server.request(`/api/share/${id}`)).json()).toEqual(plainReport)
})

it('serves the page when the link contains a whole report', async () => {
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
  it('returns 404 for an unknown report id', async () => {
    const response = await server.request(`/api/share/${unknownId}`)
    expect(response.status).toBe(404)
    expect(await response.json()).toEqual({ detail: 'There is no shared report under this link' })
  })

  it.each(['1', 'x'.repeat(200), '%00', "'%20OR%201=1--"])('returns 422 for the id %s', async (id) => {
    const response = await server.request(`/api/share/${id}`)
    expect(response.status).toBe(422)
  })
})

const createdSchema = z.object({ id: z.string(), deletion_key: z.string() })

async function createShare(headers: Record<string, string> = {}) {
  const response = await server.request('/api/share', { method: 'POST', json: plainReport, headers })
  return createdSchema.parse(await response.json())
}
const exists = async (id: string) => (await server.request(`/api/share/${id}`)).status === 200

describe('POST /api/share/{id}/delete', () => {
  const removeWith = (id: string, deletion_key: unknown) =>
    server.request(`/api/share/${id}/delete`, { method: 'POST', json: { deletion_key } })

  it('deletes the share when given its deletion key, which is stored only as a hash', async () => {
    const { id, deletion_key } = await createShare()
    const row = await server.database.prisma.share.findUniqueOrThrow({ where: { id } })
    expect(JSON.stringify(row)).not.toContain(deletion_key)
    const response = await removeWith(id, deletion_key)
    expect([response.status, await response.json()]).toEqual([200, { deleted: true }])
    expect(await exists(id)).toBe(false)
  })

  it('returns 404 when an unknown or deleted share is deleted', async () => {
    const { id, deletion_key } = await createShare()
    await removeWith(id, deletion_key)
    for (const gone of [id, unknownId]) expect((await removeWith(gone, deletion_key)).status).toBe(404)
  })

  it('rejects a wrong, empty or missing key and keeps the share', async () => {
    const { id } = await createShare()
    const { deletion_key } = await createShare()
    expect((await removeWith(id, deletion_key)).status).toBe(403)
    expect((await removeWith(id, '')).status).toBe(403)
    expect((await removeWith(id, undefined)).status).toBe(422)
    expect(await exists(id)).toBe(true)
  })

  it('rejects every key for an old share that has no deletion key', async () => {
    const { id } = await buildShare(server.database, plainReport)
    for (const key of ['', 'null', 'a'.repeat(43)]) expect((await removeWith(id, key)).status).toBe(403)
    expect(await exists(id)).toBe(true)
  })

  it('returns 429 after too many attempts with different keys', async () => {
    const { id, deletion_key } = await createShare()
    const { prisma } = server.database
    await prisma.throttle.updateMany({ where: { key: { startsWith: 'share:' } }, data: { points: 1_000_000 } })
    expect((await removeWith(id, deletion_key)).status).toBe(429)
    await prisma.throttle.deleteMany()
    expect(await exists(id)).toBe(true)
  })
})

describe('DELETE /api/share/{id}', () => {
  const remove = async (id: string, headers: Record<string, string> = {}) =>
    (await server.request(`/api/share/${id}`, { method: 'DELETE', headers })).status

  it('lets the owner delete a share, and rejects other users', async () => {
    const owner = await signInNewUser(server)
    const { id } = await createShare(owner.bearer)
    expect(await remove(id)).toBe(401)
    for (const role of ['student', 'editor'] as const) {
      expect(await remove(id, (await signInNewUser(server, role)).bearer)).toBe(403)
    }
    expect(await exists(id)).toBe(true)
    expect(await remove(id, owner.bearer)).toBe(200)
    expect(await exists(id)).toBe(false)
    expect(await remove(id, owner.bearer)).toBe(404)
  })

  it('lets an admin delete any share, and returns 404 for an unknown id', async () => {
    const { id } = await createShare()
    const student = await signInNewUser(server)
    expect(await remove(id, student.bearer)).toBe(403)
    const { bearer } = await signInNewUser(server, 'admin')
    expect(await mutate(server, 'share.remove', { id }, bearer)).toMatchObject({ data: { deleted: true } })
    expect(await exists(id)).toBe(false)
    const { id: own } = await createShare(student.bearer)
    expect(await remove(own, bearer)).toBe(200)
    expect(await exists(own)).toBe(false)
    expect(await remove(unknownId, bearer)).toBe(404)
  })
})
