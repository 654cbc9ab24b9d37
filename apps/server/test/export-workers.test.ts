import { access, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { closeAfterTests } from '@pathwise/testing/close-after-tests'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { buildItems, readJobId, requestZip, standInPool, unzipFiles } from './exports.ts'
import { type Person, signInNewUser } from './people.ts'
import { startForTest, startTestServer } from './server.ts'

const folder = await mkdtemp(join(tmpdir(), 'pathwise-export-'))
afterAll(() => rm(folder, { recursive: true }))
const server = closeAfterTests(await startTestServer({ renderPool: standInPool }))
const student = await signInNewUser(server)
const editor = await signInNewUser(server, 'editor')

const readState = async (id: string) =>
  server.database.prisma.exportJob.findUniqueOrThrow({ where: { id }, select: { state: true, done: true } })

describe('export with a failing renderer', () => {
  it.each([
    ['ends its thread', 'exit', 'Something went wrong on our end. Please try exporting it again on its own.'],
    ['fails', 'throw', 'Something went wrong on our end. Please try exporting it again on its own.'],
    [
      'has an unhandled rejection',
      'reject',
      'Something went wrong on our end. Please try exporting it again on its own.',
    ],
    ['hangs', 'hang', 'Making a PDF of it took too long.'],
    ['needs too much memory', 'eat', 'It is too large for a PDF.'],
    ['rejects the item as too long', 'refuse', 'It is too large for a PDF.'],
  ])('skips an item when the renderer %s, and exports the rest', async (_name, title, reason) => {
    const ids = await buildItems(server.database, ['one', 'two', title, 'three', 'four', 'five'])
    const response = await requestZip(server, student, ids)
    const files = await unzipFiles(response)
    const words = ['one', 'two', 'three', 'four', 'five']
    expect([...files.keys()].map((name) => name.replace(/^\d+ /, ''))).toEqual([
      ...words.map((word) => `${word}.pdf`),
      'skipped.txt',
    ])
    expect(files.get('skipped.txt')?.toString('utf8')).toContain(`#${ids[2]} ${title}: ${reason}`)
    await vi.waitFor(async () => expect(await readState(readJobId(response))).toEqual({ state: 'finished', done: 6 }))
  })
})

describe('POST /api/export/draft', () => {
  const draft = { title: 'one', body: '<p>Not saved.</p>', language: 'ko' }
  const askForDraft = ({ bearer }: Pick<Person, 'bearer'>, changed: object = {}) =>
    server.request('/api/export/draft', { method: 'POST', json: { ...draft, ...changed }, headers: bearer })

  it('returns the PDF of an unsaved text to editors only', async () => {
    const response = await askForDraft(editor)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('application/pdf')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.text()).toBe('%PDF-one')
    expect((await askForDraft(student)).status).toBe(403)
    expect((await server.request('/api/export/draft', { method: 'POST', json: draft })).status).toBe(401)
    expect((await server.request('/api/export/draft', { headers: editor.bearer })).status).toBe(405)
  })

  it.each([
    ['is too large', 'refuse', 413],
    ['takes too long', 'hang', 503],
    ['makes the renderer fail', 'throw', 500],
  ])('refuses a text that %s, and renders the next one', async (_name, title, status) => {
    const before = server.log.filter((line) => line.includes('"level":50')).length
    expect((await askForDraft(editor, { title })).status).toBe(status)
    expect((await askForDraft(editor)).status).toBe(200)
    const logged = server.log.filter((line) => line.includes('"level":50')).slice(before)
    expect(logged).toHaveLength(status >= 500 ? 1 : 0)
  })

  it('returns 422 for a text without a language', async () => {
    expect((await askForDraft(editor, { language: 'xx' })).status).toBe(422)
  })

  it('returns 503 for a text that is still being rendered when the server stops', async () => {
    const stopping = await startTestServer({
      database: server.database,
      renderPool: { ...standInPool, millisecondsPerItem: 60_000 },
    })
    const ask = (title: string) =>
      stopping.request('/api/export/draft', { method: 'POST', json: { ...draft, title }, headers: editor.bearer })
    const started = join(folder, 'started')
    const answer = ask(`stay ${started}`)
    await vi.waitFor(() => access(started), 10_000)
    expect((await ask('second')).status).toBe(429)
    await stopping.close()
    expect((await answer).status).toBe(503)
    expect(await (await answer).text()).toContain('The server is stopping')
  })

  it('renders one text at a time for each account', async () => {
    const answers = await Promise.all(['wait 700', 'wait 700'].map((title) => askForDraft(editor, { title })))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 429]))
  })
})

describe('export without a working renderer', () => {
  it('returns a ZIP that lists every item as skipped', async () => {
    const broken = await startForTest({
      database: server.database,
      renderPool: { ...standInPool, worker: { file: join(folder, 'nowhere.mjs'), argv: [] } },
    })
    const ids = await buildItems(server.database, ['one', 'two', 'three', 'four'])
    const files = await unzipFiles(await requestZip(broken, student, ids))
    expect([...files.keys()]).toEqual(['skipped.txt'])
    for (const id of ids) expect(files.get('skipped.txt')?.toString('utf8')).toContain(`#${id} `)
  })
})

describe('export after the client disconnects', () => {
  it('stops rendering within a second after the client disconnects, and continues other exports', async () => {
    const file = join(folder, 'notes')
    const ids = await buildItems(
      server.database,
      Array.from({ length: 200 }, () => `note ${file}`),
    )
    const leaving = new AbortController()
    const response = await requestZip(server, student, ids, { signal: leaving.signal })
    const rendered = async () => (await readFile(file, 'utf8').catch(() => '')).length
    await vi.waitFor(async () => expect(await rendered()).toBeGreaterThan(3), 10_000)
    leaving.abort()
    await vi.waitFor(async () => expect((await readState(readJobId(response))).state).toBe('cancelled'), 1_000)
    const { done } = await readState(readJobId(response))
    expect(done).toBeLessThan(100)
    const renderedAtMost = (await rendered()) + 2
    // If tasks of the aborted export were still queued, they would run before the tasks of the next export.
    await unzipFiles(
      await requestZip(server, student, await buildItems(server.database, ['one', 'two', 'three', 'four'])),
    )
    expect(await rendered()).toBeLessThanOrEqual(renderedAtMost)
  })
})

describe('export limit per account', () => {
  it('allows two concurrent exports per user and returns 429 for the third', async () => {
    const ids = await buildItems(
      server.database,
      Array.from({ length: 40 }, () => 'wait 200'),
    )
    const leaving = new AbortController()
    const running = [
      await requestZip(server, student, ids, { signal: leaving.signal }),
      await requestZip(server, student, ids, { signal: leaving.signal }),
    ]
    expect(running.map(({ status }) => status)).toEqual([200, 200])
    const refused = await requestZip(server, student, ids)
    expect(refused.status).toBe(429)
    expect(await refused.json()).toEqual({ detail: '2 of your exports are still running. Please wait for one.' })
    expect(refused.headers.has('x-export-job')).toBe(false)
    const other = await requestZip(server, await signInNewUser(server), ids, { signal: leaving.signal })
    expect(other.status).toBe(200)
    leaving.abort()
    await vi.waitFor(async () => {
      const freed = await requestZip(server, student, ids.slice(0, 1))
      expect(freed.status).toBe(200)
      await freed.arrayBuffer()
    }, 5_000)
  })
})
