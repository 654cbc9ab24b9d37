import { closeAfterTests } from '@pathwise/testing/close-after-tests'
import { createTestDatabase } from '@pathwise/testing/database'
import { expect, it, vi } from 'vitest'
import { buildItems, readJobId, requestZip, standInPool, unzipFiles, watch } from './exports.ts'
import { signInNewUser } from './people.ts'
import { startForTest, startTestServer } from './server.ts'

const database = closeAfterTests(await createTestDatabase())

it('finishes a running export during the drain and notifies its watcher', async () => {
  const server = await startTestServer({ database, renderPool: standInPool })
  const student = await signInNewUser(server)
  const ids = await buildItems(
    server.database,
    Array.from({ length: 10 }, () => 'wait 100'),
  )
  const response = await requestZip(server, student, ids)
  const { messages, closed } = watch(server, readJobId(response), student.bearer)
  await vi.waitFor(() => expect(messages).not.toEqual([]))
  const stopped = server.close()
  expect((await unzipFiles(response)).size).toBe(10)
  expect(await closed).toBe(1000)
  expect(messages.at(-1)).toEqual({ progress: 100, state: 'finished', done: 10, total: 10 })
  await stopped
})

it('aborts an export at the drain time limit and notifies its watcher', async () => {
  const server = await startTestServer({ database, renderPool: standInPool })
  const student = await signInNewUser(server)
  const ids = await buildItems(
    server.database,
    Array.from({ length: 100 }, () => 'wait 900'),
  )
  const response = await requestZip(server, student, ids)
  const { messages, closed } = watch(server, readJobId(response), student.bearer)
  await vi.waitFor(() => expect(messages).not.toEqual([]))
  const stopped = server.close()
  await expect(response.arrayBuffer()).rejects.toThrow(/terminated/)
  expect(await closed).toBe(1000)
  await stopped
  expect(messages.at(-1)).toMatchObject({ state: 'failed', detail: 'The export could not be finished' })
})

it('deletes export jobs older than a day', async () => {
  const { prisma } = database
  const server = await startTestServer({ database, renderPool: standInPool })
  const student = await signInNewUser(server)
  const [old, young] = [
    readJobId(await requestZip(server, student, [1])),
    readJobId(await requestZip(server, await signInNewUser(server), [1])),
  ]
  const hours = (count: number) => new Date(Date.now() - count * 3600 * 1000)
  await prisma.exportJob.update({ where: { id: old }, data: { startedAt: hours(25) } })
  await prisma.exportJob.update({ where: { id: young }, data: { startedAt: hours(23) } })
  await server.close()
  await (await startTestServer({ database, renderPool: standInPool })).close()
  const left = await prisma.exportJob.findMany({ where: { id: { in: [old, young] } }, select: { id: true } })
  expect(left).toEqual([{ id: young }])
})

it('serves only the export, health, version and auth.me routes in the export role', async () => {
  const all = await startForTest({ database, renderPool: standInPool })
  const server = await startForTest({
    database,
    environment: { role: 'export' },
    renderPool: standInPool,
  })
  const student = await signInNewUser(all)
  for (const path of ['/api/__ok', '/api/version', '/auth/me', '/api/auth/me']) {
    expect((await server.request(path, { headers: student.bearer })).status, path).toBe(200)
  }
  const ids = await buildItems(all.database, ['one'])
  const response = await requestZip(server, student, ids)
  expect((await unzipFiles(response)).size).toBe(1)
  const { messages, closed } = watch(all, readJobId(response), student.bearer)
  expect(await closed).toBe(1000)
  expect(messages.at(-1)).toEqual({ progress: 100, state: 'finished', done: 1, total: 1 })
  for (const path of ['/', '/content', '/api/content', '/api/auth/login', '/api/trpc/system.ok', '/api/docs']) {
    const refused = await server.request(path, { headers: { accept: 'text/html' } })
    expect(refused.status, path).toBe(404)
    expect(await refused.json()).toEqual({ detail: `Nothing is here: GET ${path}` })
  }
})
