import { buildUser } from '@pathwise/testing/builders'
import { closeAfterTests } from '@pathwise/testing/close-after-tests'
import { createTestDatabase } from '@pathwise/testing/database'
import { expect, it, vi } from 'vitest'
import { openRouter } from '../../test/router.ts'
import { newId } from '../secrets.ts'

const database = closeAfterTests(await createTestDatabase())
const { prisma } = database
const { callAs } = openRouter(database)

const openAdmin = async () => {
  const { id } = await buildUser(database, { role: 'admin' })
  return callAs({ id, role: 'admin', passwordGivenAt: new Date() })
}

it('throws UNAUTHORIZED when a deleted account starts a second-factor confirmation', async () => {
  const deleted = callAs({ id: newId() })
  await expect(deleted.auth.startConfirmFactor()).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
})

it('issues two different challenges when a user starts two second-factor confirmations concurrently', async () => {
  const own = callAs({ id: (await buildUser(database)).id })
  const [one, other] = await Promise.all([own.auth.startConfirmFactor(), own.auth.startConfirmFactor()])
  expect(one.challenge).not.toBe(other.challenge)
})

it('removes a user’s second factors and records both resets when two resets run concurrently', async () => {
  const [admin, { id }] = [await openAdmin(), await buildUser(database)]
  await prisma.secondFactor.create({
    data: { id: newId(), userId: id, kind: 'totp', name: 'Phone', createdAt: new Date() },
  })
  const rows = await Promise.all([admin.users.resetFactors({ id }), admin.users.resetFactors({ id })])
  expect(rows.map(({ factors }) => factors)).toEqual([0, 0])
  expect(await prisma.auditEntry.count({ where: { targetId: id, action: 'factors_reset' } })).toBe(2)
})

it.each([
  ['resetFactors', async (id: string) => (await openAdmin()).users.resetFactors({ id })],
  ['setRole', async (id: string) => (await openAdmin()).users.setRole({ id, role: 'editor' })],
] as const)('users.%s returns not_found when the account is deleted concurrently', async (_name, change) => {
  const { id } = await buildUser(database)
  let changing: Promise<unknown> | undefined
  await prisma.$transaction(async (transaction) => {
    await transaction.user.delete({ where: { id } })
    changing = change(id).catch((error: unknown) => error)
    // Wait only on PostgreSQL. The embedded database has one connection, so the change starts only after this
    // transaction ends.
    if (database.kind === 'postgres') await vi.waitUntil(isWaitingForRow, { timeout: 10_000 })
  })
  expect(await changing).toMatchObject({ code: 'NOT_FOUND' })
})

async function isWaitingForRow(): Promise<boolean> {
  const rows = await prisma.$queryRaw<unknown[]>`
    SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`
  return rows.length > 0
}
