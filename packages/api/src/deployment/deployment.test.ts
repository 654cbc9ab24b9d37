import { buildUser } from '@pathwise/testing/builders'
import { closeAfterTests } from '@pathwise/testing/close-after-tests'
import { createTestDatabase } from '@pathwise/testing/database'
import { expect, it } from 'vitest'
import { openRouter } from '../../test/router.ts'
import { failedEventsPageSize } from './deployment.schemas.ts'

const database = closeAfterTests(await createTestDatabase())
const { prisma } = database
const { callAs } = openRouter(database)
const { id } = await buildUser(database, { role: 'admin' })
const admin = callAs({ id, role: 'admin' })

it('returns versions, the size of the database and counts of pending work to an admin', async () => {
  await prisma.failedStripeEvent.create({ data: { id: 'evt_1', type: 'a', failedAt: new Date() } })
  const health = await admin.deployment.health()
  expect(health).toMatchObject({ version: '1.2.3', node: process.version, jobs: [] })
  expect(health.waiting).toEqual({ mails: 0, exports: 0, lint: 0, failed_events: 1 })
  expect(health.database.version).toMatch(/^\d+/)
  expect(health.database.bytes).toBeGreaterThan(1_000_000)
  expect(health.database.migration).toMatch(/^2026\d+_/)
})

it('returns the newest backup, null when there is none, and nothing without a backup directory', async () => {
  const readBackup = async (newest: { createdAt: Date; bytes: number } | null) => {
    const backups = { directory: '/safe', everyHours: 24, findNewest: async () => newest }
    const { backup } = await openRouter(database, { backups }).callAs({ id, role: 'admin' }).deployment.health()
    return backup
  }
  const createdAt = new Date('2026-11-20T04:00:00.000Z')
  expect(await readBackup({ createdAt, bytes: 7 })).toEqual({ created_at: createdAt.toISOString(), bytes: 7 })
  expect(await readBackup(null)).toBeNull()
  expect((await admin.deployment.health()).backup).toBeUndefined()
})

it('lists every failed event across pages when events have equal timestamps', async () => {
  const failedAt = new Date('2026-11-20T00:00:00.000Z')
  const rows = Array.from({ length: failedEventsPageSize }, (_, n) => ({ id: `evt_x${n}`, type: 'a', failedAt }))
  await prisma.failedStripeEvent.createMany({ data: rows })
  const first = await admin.deployment.failedEvents({})
  const rest = await admin.deployment.failedEvents({ cursor: first.next ?? '' })
  expect(new Set([...first.items, ...rest.items].map((event) => event.id)).size).toBe(failedEventsPageSize + 1)
  expect(rest.next).toBeNull()
})

it('rejects retrying an event when billing is off', async () => {
  await expect(admin.deployment.retryEvent({ id: 'evt_1' })).rejects.toMatchObject({ reason: 'billing_off' })
})
