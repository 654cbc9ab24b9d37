import { readdir, readFile } from 'node:fs/promises'
import { exportChannel } from '@pathwise/api/content-export/job'
import { closeAfterTests } from '@pathwise/testing/close-after-tests'
import { createTestDatabase } from '@pathwise/testing/database'
import { expect, it, vi } from 'vitest'
import { findUrl } from './beside.ts'
import { readJobId, standInPool, unzipFiles, watch } from './exports.ts'
import { startProcess } from './killed-process.ts'
import { isRunning } from './operations.ts'
import { type Person, signInNewUser } from './people.ts'
import { startForTest } from './server.ts'

const database = closeAfterTests(await createTestDatabase())
const url = await findUrl(database)

async function listChildren(pid: number): Promise<number[]> {
  const tasks = await readdir(`/proc/${pid}/task`).catch(() => [])
  const lists = await Promise.all(
    tasks.map((task) => readFile(`/proc/${pid}/task/${task}/children`, 'utf8').catch(() => '')),
  )
  return lists.flatMap((list) => list.split(' ').filter(Boolean).map(Number))
}

/** Creates items whose export is so long that it fills every buffer while the client is not reading. */
async function buildLongItems(): Promise<number[]> {
  const body = Array.from(
    { length: 300 },
    (_, index) => `<p>Line ${index} of a long text, which takes its time.</p>`,
  ).join('')
  const rows = await database.prisma.contentItem.createManyAndReturn({
    data: Array.from({ length: 400 }, (_, index) => ({
      title: `Sheet ${index}`,
      titleText: `Sheet ${index}`,
      body,
      language: 'en',
    })),
    select: { id: true },
  })
  return rows.map(({ id }) => id)
}

/** Sets an export's last update to 14 seconds ago, and notifies its watchers. */
async function ageExport(id: string): Promise<void> {
  await database.prisma.$executeRaw`
    UPDATE export_jobs SET seen_at = clock_timestamp() - interval '14 seconds' WHERE id = ${id}`
  await database.prisma.$executeRaw`SELECT pg_notify(${exportChannel}, ${id})`
}

const askAt = (origin: string, { bearer }: Person, ids: readonly number[]) =>
  fetch(`${origin}/export/zip?ids=${ids.join(',')}&fmt=pdf`, { headers: bearer })

it('leaves no orphan processes when a server is killed, and notifies watchers on other servers', {
  timeout: 180_000,
}, async ({ skip }) => {
  if (!url) return skip('Needs PostgreSQL: two processes cannot share the embedded database')
  const server = await startForTest({ database, renderPool: standInPool })
  const student = await signInNewUser(server)
  const ids = await buildLongItems()

  const startExporter = () => startProcess({ place: url, directory: undefined }, { ROLE: 'export' })
  const killed = await startExporter()
  const response = await askAt(killed.origin, student, ids)
  expect(response.status).toBe(200)
  const { messages, closed } = watch(server, readJobId(response), student.bearer)
  await vi.waitFor(() => expect(messages.at(-1)?.progress).toBeGreaterThan(0), 60_000)
  const helpers = await listChildren(killed.pid)
  await killed.kill()
  await expect(response.arrayBuffer()).rejects.toThrow(/terminated/)
  // A child process needs a short time to detect that its parent has exited.
  await vi.waitFor(async () => {
    for (const pid of [killed.pid, ...helpers]) expect(await isRunning(pid)).toBe(false)
  }, 10_000)
  await ageExport(readJobId(response))
  expect(await closed).toBe(1000)
  expect(messages.at(-1)).toMatchObject({ state: 'failed', detail: 'The server of this export has stopped' })

  const next = await startExporter()
  // One item starts only one of the two render threads, each of which loads MathJax.
  expect((await unzipFiles(await askAt(next.origin, student, ids.slice(0, 1)))).size).toBe(1)
})
