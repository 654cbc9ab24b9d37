import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { createMemoryBudget } from '@pathwise/api/throttle/memory-budget'
import { type FastifyInstance, fastify } from 'fastify'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sharedReportPage } from '../src/web/shared-report-page.ts'

let folder: string
let app: FastifyInstance
const shares = new Set<string>()
const render = vi.fn<(search: string) => void>()

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pathwise-share-'))
  const file = pathToFileURL(path.join(folder, 'plan.html'))
  await writeFile(file, '<div id="root"><!--arrived--></div>')
  shares.clear()
  shares.add('teacher')
  render.mockReset()
  const page = sharedReportPage({
    renders: createMemoryBudget(3),
    find: async (_request, _reply, id) => (shares.has(id) ? { id } : undefined),
    render: async (search) => {
      render(search)
      return { html: search, handedOver: '' }
    },
    localize: (text) => text,
  })
  app = fastify()
  app.get<{ Querystring: { share: string } }>('/plan', (request, reply) =>
    page(request, reply, { id: request.query.share, language: 'en', file }),
  )
})
afterEach(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

const open = async (search: string): Promise<unknown> => (await app.inject(`/plan${search}`)).json()

it('renders a report once for 20 concurrent readers', async () => {
  const pages = await Promise.all(Array.from({ length: 20 }, () => open('?share=teacher')))
  expect(new Set(pages.map((page) => JSON.stringify(page))).size).toBe(1)
  expect(pages[0]).toMatchObject({ kind: 'rendered' })
  expect(render).toHaveBeenCalledTimes(1)
})

it('returns "unknown" as soon as the share is deleted', async () => {
  await open('?share=teacher')
  shares.delete('teacher')
  expect(await open('?share=teacher')).toEqual({ kind: 'unknown' })
})

it('returns "failed" when a client address exceeds its render budget', async () => {
  for (const other of ['a', 'b', 'c', 'd']) await open(`?share=teacher&x=${other}`)
  expect(render).toHaveBeenCalledTimes(3)
  expect(await open('?share=teacher&x=d')).toEqual({ kind: 'failed' })
  expect(await open('?share=teacher&x=a')).toMatchObject({ kind: 'rendered' })
})
