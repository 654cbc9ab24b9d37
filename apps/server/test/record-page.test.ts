import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { createMemoryBudget } from '@pathwise/api/throttle/memory-budget'
import { type FastifyInstance, fastify } from 'fastify'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { parseRequestUrl } from '../src/http/request-url.ts'
import { readRecordAddress } from '../src/web/find-record.ts'
import { createRecordPage } from '../src/web/record-page.ts'

let folder: string
let app: FastifyInstance
const versions = new Map<string, number | string>()
const render = vi.fn<(search: string) => void>()
const find = vi.fn<() => Promise<void>>()

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pathwise-record-'))
  const file = pathToFileURL(path.join(folder, 'report.html'))
  await writeFile(file, '<!--record-tags--><div id="root"><!--record--></div>')
  versions.clear()
  versions.set('teacher', 1)
  render.mockReset()
  find.mockReset()
  const page = createRecordPage({
    renders: createMemoryBudget(3),
    find: async (_request, _reply, { id }) => {
      await find()
      const version = versions.get(id)
      return version === undefined ? undefined : { id, version }
    },
    render: async ({ search, record }) => {
      render(search)
      return { tags: '', html: JSON.stringify(record), embeddedQuery: '' }
    },
    localize: (text) => text,
  })
  app = fastify()
  app.get('/*', (request, reply) => {
    const address = readRecordAddress(parseRequestUrl(request))
    return address && page(request, reply, { address, language: 'en', file })
  })
})
afterEach(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

const open = async (search: string): Promise<unknown> => (await app.inject(`/plan${search}`)).json()

it('renders a page once for 20 concurrent readers', async () => {
  const pages = await Promise.all(Array.from({ length: 20 }, () => open('?share=teacher')))
  expect(new Set(pages.map((page) => JSON.stringify(page))).size).toBe(1)
  expect(pages[0]).toMatchObject({ kind: 'rendered' })
  expect(render).toHaveBeenCalledTimes(1)
})

it('renders the page again as soon as the record changes', async () => {
  await open('?share=teacher')
  versions.set('teacher', 2)
  expect(await open('?share=teacher')).toMatchObject({ page: expect.stringContaining('"version":2') })
})

it('renders a problem page once, regardless of the query string', async () => {
  versions.set('12', 1)
  for (const query of ['', '?x=1', '?utm_source=mail']) {
    expect((await app.inject(`/practice/12${query}`)).json()).toMatchObject({ kind: 'rendered' })
  }
  expect(render.mock.calls).toEqual([['']])
})

it("lets the browser render a problem that is too long for the server's thread", async () => {
  versions.set('12', 'x'.repeat(40_000))
  expect((await app.inject('/practice/12')).json()).toEqual({ kind: 'failed' })
  expect(render).not.toHaveBeenCalled()
})

it('returns "failed" when the record cannot be read', async () => {
  find.mockRejectedValueOnce(new Error('The database is busy'))
  expect(await open('?share=teacher')).toEqual({ kind: 'failed' })
})

it('returns "unknown" as soon as the record is deleted', async () => {
  await open('?share=teacher')
  versions.delete('teacher')
  expect(await open('?share=teacher')).toEqual({ kind: 'unknown' })
})

it('returns "failed" when a client address exceeds its render budget', async () => {
  for (const other of ['a', 'b', 'c', 'd']) await open(`?share=teacher&x=${other}`)
  expect(render).toHaveBeenCalledTimes(3)
  expect(await open('?share=teacher&x=d')).toEqual({ kind: 'failed' })
  expect(await open('?share=teacher&x=a')).toMatchObject({ kind: 'rendered' })
})
