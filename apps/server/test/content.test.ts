import { contentDocumentSchema } from '@pathwise/api/content/content.schemas'
import { testPassword } from '@pathwise/testing/builders'
import { closeAfterTests } from '@pathwise/testing/close-after-tests'
import { describe, expect, it } from 'vitest'
import { list, read, write, written } from './content.ts'
import { ask, mutate, signInNewUser } from './people.ts'
import { startTestServer } from './server.ts'

const server = closeAfterTests(await startTestServer())
const editor = await signInNewUser(server, 'editor')
const admin = await signInNewUser(server, 'admin')

function put(id: number, json: object) {
  return server.request(`/api/content/${id}`, { method: 'PUT', json, headers: editor.bearer })
}

function remove(id: number, { bearer } = editor) {
  return server.request(`/api/content/${id}`, { method: 'DELETE', headers: bearer })
}

/** Sends the request as the web app does: with a content type but without a body. */
function undelete(id: number, path = '/content') {
  const headers = { ...editor.bearer, 'content-type': 'application/json' }
  return server.request(`${path}/${id}/undelete`, { method: 'POST', headers })
}

function hardDelete(id: number, path = '/content') {
  return server.request(`${path}/${id}/hard`, { method: 'DELETE', headers: admin.bearer })
}

describe('content create and read', () => {
  it('returns the created item, and shows it to visitors', async () => {
    const item = await write(server, editor, {
      title: 'A <em>circle</em>',
      body: '<p>Of <b>one</b></p>',
      language: 'ko',
    })
    expect(item).toMatchObject({
      title: 'A <em>circle</em>',
      body: '<p>Of <strong>one</strong></p>',
      language: 'ko',
      author_id: editor.id,
      author_name: expect.any(String),
      version: 1,
      deleted_at: null,
    })
    expect(await read(server, item.id)).toEqual(item)
  })

  it('converts formulas in imported HTML, but keeps dollar signs in typed HTML', async () => {
    const texts = { title: 'From $x^2$ to \\(y\\)', body: '<p>$a$ and <math><mi>b</mi></math></p>' }
    const imported = await write(server, editor, texts)
    expect(imported.title).toContain('data-latex="x^2"')
    expect(imported.body).toBe(
      '<p><span data-type="math" data-latex="a"></span> and <span data-type="math" data-latex="b"></span></p>',
    )
    const typed = await write(server, editor, { title: '$5$', body: '<p>From $5 to $6$</p>', as_typed: true })
    expect(typed).toMatchObject({ title: '$5$', body: '<p>From $5 to $6$</p>' })
  })

  it('reports formulas that cannot be converted, but only in responses to writes', async () => {
    const send = (fields: object) =>
      server.request('/api/content', { method: 'POST', json: { ...written, ...fields }, headers: editor.bearer })
    const mathml = '<math><mfrac><mn>1</mn></mfrac></math>'
    const body = `<p>$x^2$, $\\frac{1$ and \\(\\nosuchcommand{2}\\)</p><p>${mathml}</p>`
    const { findings, id } = await (await send({ title: 'From \\(\\nosuchcommand\\)', body })).json()
    expect(findings).toEqual([
      { rule: 'unparsable_latex', place: 'title', detail: '\\nosuchcommand' },
      { rule: 'unparsable_latex', place: 'body', detail: '\\nosuchcommand{2}' },
      { rule: 'unparsable_latex', place: 'body', detail: '\\frac{1' },
      { rule: 'mathml_as_source', place: 'body', detail: mathml },
    ])
    expect(await (await server.request(`/api/content/${id}`)).json()).not.toHaveProperty('findings')
    expect((await (await send({ body: '<p>$x^2$</p>' })).json()).findings).toEqual([])
    const changed = await put(id, { ...written, version: 1, body: '<p>\\(\\nosuchcommand\\)</p>' })
    expect((await changed.json()).findings).toEqual([
      { rule: 'unparsable_latex', place: 'body', detail: '\\nosuchcommand' },
    ])
  })

  it('creates, updates and reads an item through tRPC', async () => {
    const { data } = await mutate(server, 'content.create', written, editor.bearer)
    expect(data).toMatchObject({ ...written, version: 1 })
    const { id } = await write(server, editor)
    const updated = await mutate(server, 'content.update', { ...written, id, version: 1, title: 'New' }, editor.bearer)
    expect(updated.data).toMatchObject({ title: 'New', version: 2 })
    const asked = await ask(server, `content.get?input=${encodeURIComponent(JSON.stringify({ id }))}`)
    expect(updated.data).toEqual({ ...contentDocumentSchema.parse(asked.data), findings: [] })
  })

  it('returns 404 for an unknown item id and 422 for a malformed id', async () => {
    expect((await server.request('/api/content/2147483647')).status).toBe(404)
    for (const id of ['0', '-1', '1.5', 'x', '1e309', '2147483648']) {
      expect((await server.request(`/api/content/${id}`)).status, id).toBe(422)
    }
  })

  it.each([
    ['a language that we do not have', { language: 'fr' }],
    ['no language', { language: undefined }],
    ['no body', { body: undefined }],
    ['a title that is not a string', { title: 1 }],
  ])('returns 422 for %s', async (_what, fields) => {
    const response = await server.request('/api/content', {
      method: 'POST',
      json: { ...written, ...fields },
      headers: editor.bearer,
    })
    expect(response.status).toBe(422)
  })
})

describe('content with an empty title', () => {
  it.each([
    ['nothing', ''],
    ['white space', ' \n\t&nbsp;\u3000'],
    ['empty elements', '<p><em></em><br></p>'],
    ['markup that is removed', '<script>alert(1)</script><!-- a -->'],
    ['invisible characters', '\u200b\u00ad&zwj;\u3164\u202e\u2800\ufeff'],
    ['an empty formula', '<span data-type="math" data-latex=" "></span>'],
  ])('returns 422 for a title that contains only %s', async (_what, title) => {
    const answer = await mutate(server, 'content.create', { ...written, title }, editor.bearer)
    expect(answer).toMatchObject({ status: 422, data: { reason: 'empty_title' } })
    const { id } = await write(server, editor)
    expect((await put(id, { ...written, title, version: 1 })).status).toBe(422)
    expect((await read(server, id)).version).toBe(1)
  })
})

describe('content update', () => {
  it('increments the version and keeps the author when an item is edited', async () => {
    const { id } = await write(server, admin)
    const response = await put(id, { title: 'Better', body: '<h2>b</h2>', language: 'zh-TW', version: 1 })
    expect(await response.json()).toMatchObject({
      title: 'Better',
      body: '<h2>b</h2>',
      language: 'zh-TW',
      version: 2,
      author_id: admin.id,
    })
    expect(await list(server, 'q=Unit%20circle&limit=1')).not.toEqual([expect.objectContaining({ id })])
    expect(await list(server, 'q=Better&limit=1')).toEqual([expect.objectContaining({ id })])
  })

  it('returns 409 when an upgrade has corrected the item without changing its version', async () => {
    const { id } = await write(server, editor)
    const { updated_at } = await read(server, id)
    const updatedAt = new Date(Date.parse(updated_at) + 1)
    await server.database.prisma.contentItem.update({ where: { id }, data: { title: 'Corrected', updatedAt } })
    const edit = { ...written, title: 'Mine', version: 1 }
    expect((await put(id, { ...edit, updated_at })).status).toBe(409)
    expect((await put(id, { ...edit, updated_at: '0000-01-01T00:00:00Z' })).status).toBe(409)
    expect(await read(server, id)).toMatchObject({ title: 'Corrected', version: 1 })
    expect((await put(id, { ...edit, updated_at: updatedAt.toISOString() })).status).toBe(200)
  })

  it('accepts one of several concurrent updates and returns 409 for the rest', async () => {
    const { id } = await write(server, editor)
    const edits = Array.from({ length: 8 }, (_, index) => put(id, { ...written, title: `Edit ${index}`, version: 1 }))
    const statuses = (await Promise.all(edits)).map(({ status }) => status)
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, ...Array.from({ length: 7 }, () => 409)])
    expect(await read(server, id)).toMatchObject({ title: `Edit ${statuses.indexOf(200)}`, version: 2 })

    const late = await mutate(server, 'content.update', { ...written, id, version: 1 }, editor.bearer)
    expect(late).toMatchObject({ status: 409, data: { reason: 'version_conflict' } })
  })

  it('returns 404 for a deleted or unknown item', async () => {
    const { id } = await write(server, editor)
    await remove(id)
    expect((await put(id, { ...written, version: 1 })).status).toBe(404)
    expect((await put(2_147_483_647, { ...written, version: 1 })).status).toBe(404)
  })

  it('returns 422 when the version is not a positive 32-bit integer', async () => {
    const { id } = await write(server, editor)
    for (const version of [0, -1, 1.5, '1', null, 2_147_483_648]) {
      expect((await put(id, { ...written, version })).status, String(version)).toBe(422)
    }
  })
})

describe('content trash', () => {
  it('hides a deleted item from everyone except editors, and restores it unchanged', async () => {
    const item = await write(server, editor)
    const binned = await (await remove(item.id)).json()
    expect(binned).toMatchObject({ id: item.id, deleted_at: expect.stringMatching(/Z$/) })
    expect((await server.request(`/api/content/${item.id}`)).status).toBe(404)
    const student = await signInNewUser(server, 'student')
    expect((await server.request(`/api/content/${item.id}`, { headers: student.bearer })).status).toBe(404)
    // An expired token may belong to an editor, who will refresh the token and retry. The status is therefore 401, not
    // 404.
    const runOut = { authorization: 'Bearer run-out' }
    expect((await server.request(`/api/content/${item.id}`, { headers: runOut })).status).toBe(401)
    expect((await server.request('/api/content/2147483647', { headers: runOut })).status).toBe(401)
    expect((await server.request(`/api/content/${item.id}`, { headers: editor.bearer })).status).toBe(200)
    expect(await list(server, 'limit=1')).not.toEqual([expect.objectContaining({ id: item.id })])

    expect(await (await undelete(item.id)).json()).toMatchObject({ id: item.id, deleted_at: null })
    expect(await read(server, item.id)).toEqual(item)
  })

  it('returns 200 when an item is deleted twice or restored twice', async () => {
    const { id } = await write(server, editor)
    const first = await (await remove(id)).json()
    const second = await remove(id)
    expect([second.status, await second.json()]).toEqual([200, first])
    expect((await undelete(id, '/api/content')).status).toBe(200)
    expect((await undelete(id)).status).toBe(200)
  })

  it('lets admins permanently delete only items in the trash', async () => {
    const { id } = await write(server, editor)
    const early = await mutate(server, 'content.hardDelete', { id }, admin.bearer)
    expect(early).toMatchObject({ status: 409, data: { reason: 'not_in_trash' } })
    await remove(id)
    expect(await (await hardDelete(id)).json()).toEqual({ id })
    const where = { action: 'content_deleted', targetId: String(id) }
    expect(await server.database.prisma.auditEntry.findMany({ where })).toMatchObject([{ actorId: admin.id }])
    for (const again of [hardDelete(id, '/api/content'), undelete(id), remove(id)])
      expect((await again).status).toBe(404)
  })
})

it('returns 405 with the allowed methods for an unsupported method', async () => {
  const response = await server.request('/api/content/1', { method: 'PATCH', json: {} })
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'DELETE, GET, HEAD, PUT'])
})

it("exports an author's items, and keeps them without the author when the account is deleted", async () => {
  const author = await signInNewUser(server, 'editor')
  const item = await write(server, author, { title: 'What I wrote' })
  const binned = await write(server, author, { title: 'What I threw away' })
  await remove(binned.id)
  const { data } = await ask(server, 'account.exportData', author.bearer)
  expect(data).toMatchObject({
    content_items: [
      {
        id: item.id,
        title: item.title,
        body: item.body,
        language: 'en',
        created_at: item.created_at,
        deleted_at: null,
      },
      { id: binned.id, deleted_at: expect.any(String) },
    ],
  })
  await mutate(server, 'account.delete', { password: testPassword }, author.bearer)
  expect(await read(server, item.id)).toMatchObject({ title: item.title, author_id: null, author_name: null })
})
