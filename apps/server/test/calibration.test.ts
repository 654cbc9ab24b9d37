import { addMinutes, buildItem, buildRun } from '@pathwise/testing/assessment-runs'
import { closeAfterTests } from '@pathwise/testing/close-after-tests'
import { expect, it, vi } from 'vitest'
import { calibrateItems, parseCalibrateCommand } from '../src/commands/calibrate-command.ts'
import { signInNewUser } from './people.ts'
import { startTestServer } from './server.ts'

const start = new Date('2026-11-02T15:00:00Z')
const now = () => addMinutes(start, 60)
const server = closeAfterTests(await startTestServer({ now }))
const editor = await signInNewUser(server, 'editor')

it("returns an item's statistics and suspends the item through the question endpoints", async () => {
  const question = await buildItem(server.database)
  await buildRun(server.database, { startedAt: start, answers: [{ question }] })
  expect(await calibrateItems(server.database, now)).toEqual(['Items learned from 1 answers in 1 runs.'])
  const path = `/api/admin/questions/${question.id}`
  const read = await server.request(`${path}/parameters`, { headers: editor.bearer })
  expect([read.status, await read.json()]).toMatchObject([200, { answers: 1, status: 'guessed' }])
  const put = (suspended: unknown) =>
    server.request(`${path}/suspended`, { method: 'PUT', json: { suspended }, headers: editor.bearer })
  expect((await put('perhaps')).status).toBe(422)
  const suspended = await put(true)
  expect([suspended.status, await suspended.json()]).toMatchObject([200, { status: 'suspended' }])
  const listed = await server.request('/api/admin/questions?status=suspended', { headers: editor.bearer })
  expect(await listed.json()).toMatchObject({ total_count: 1, questions: [{ id: question.id }] })
})

it('returns 404 for the statistics of a practice question', async () => {
  const { id } = await server.database.prisma.question.findFirstOrThrow({ where: { pool: 'practice' } })
  const response = await server.request(`/api/admin/questions/${id}/parameters`, { headers: editor.bearer })
  expect(response.status).toBe(404)
})

it('calibrates items with answers from runs that were stored before the server started', async () => {
  const question = await buildItem(server.database)
  await buildRun(server.database, { startedAt: start, answers: [{ question }] })
  const other = await startTestServer({ now, database: server.database, runsQuestionJobs: true })
  const where = { questionId: question.id }
  const learned = () => server.database.prisma.itemParameters.findUnique({ where })
  await vi.waitFor(async () => expect(await learned()).toMatchObject({ answers: 1 }), { timeout: 60_000 })
  await other.close()
})

it('lists unreadable assessment runs, and throws when given command-line arguments', async () => {
  const question = await buildItem(server.database)
  const answers = [{ question, columns: { curve: {} } }]
  const id = await buildRun(server.database, { startedAt: start, answers })
  expect(await calibrateItems(server.database, now)).toEqual([
    'Items learned from 0 answers in 1 runs.',
    `Runs that cannot be read, which teach nothing: ${id}`,
  ])
  expect(() => parseCalibrateCommand(['now'])).toThrow('Usage: npm run calibrate')
})
