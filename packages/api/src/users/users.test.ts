import { buildUser, testPassword } from '@pathwise/testing/builders'
import { closeAfterTests } from '@pathwise/testing/close-after-tests'
import { createTestDatabase } from '@pathwise/testing/database'
import { describe, expect, it } from 'vitest'
import { openRouter } from '../../test/router.ts'
import { newId } from '../secrets.ts'
import { usersPageSize } from './users.schemas.ts'

const database = closeAfterTests(await createTestDatabase())
const { prisma } = database
const { callAs } = openRouter(database)
const boss = await buildUser(database, { role: 'admin' })
const caller = { id: boss.id, role: 'admin' } as const
const admin = callAs({ ...caller, passwordGivenAt: new Date() })
/** An admin who has not entered the password recently. */
const idle = callAs(caller)
const visitor = callAs(null)

const signIn = (email: string) => visitor.auth.login({ email, password: testPassword })
const listEvents = async (id: string) =>
  (await admin.audit.list({ target: id })).items.map(({ action, actor }) => [action, actor?.id])

describe('users.list', () => {
  it('counts only the sign-ins that are within the limits of the role', async () => {
    const { id, email } = await buildUser(database, { role: 'editor' })
    await signIn(email)
    const idleSince = new Date(Date.now() - 73 * 3_600_000)
    await prisma.signIn.updateMany({ where: { userId: id }, data: { startedAt: idleSince, lastSeenAt: null } })
    expect((await admin.users.list({ search: email })).items).toMatchObject([{ sign_ins: 0, last_sign_in: null }])
    await prisma.user.update({ where: { id }, data: { role: 'student' } })
    expect((await admin.users.list({ search: email })).items).toMatchObject([{ sign_ins: 1 }])
  })

  it('finds accounts by email, name, id, role or suspension', async () => {
    const { id, email } = await buildUser(database, { email: 'mina_50%@study.example', name: 'Mina Park' })
    for (const search of ['MINA_50%', 'ina pa', id]) {
      const { items } = await admin.users.list({ search })
      expect(items, search).toMatchObject([{ id, email, name: 'Mina Park', role: 'student', sign_ins: 0 }])
    }
    for (const filter of [{ search: 'mina_5%' }, { role: 'editor' as const }, { suspended: true }]) {
      expect((await admin.users.list({ search: 'nothing like it', ...filter })).items).toEqual([])
    }
    const admins = await admin.users.list({ role: 'admin', suspended: false })
    expect(admins.items.map((user) => user.id)).toEqual([boss.id])
  })

  it('pages through accounts without skipping any', async () => {
    const group = newId().toLowerCase()
    const rows = Array.from({ length: usersPageSize + 1 }, (_, n) => ({
      ...{ id: newId(), email: `${group}-${String(n).padStart(3, '0')}@study.example`, passwordHash: '!' },
    }))
    await prisma.user.createMany({ data: rows })
    const first = await admin.users.list({ search: group })
    const rest = await admin.users.list({ search: group, cursor: first.next ?? '' })
    expect([...first.items, ...rest.items].map(({ email }) => email)).toEqual(rows.map(({ email }) => email))
    expect(rest.next).toBeNull()
  })

  it('rejects a cursor with characters that cannot be stored', async () => {
    await expect(admin.users.list({ cursor: 'a\0' })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })
})

describe('users.setSuspended', () => {
  it('signs a suspended account out everywhere, and rejects its sign-ins until the suspension is lifted', async () => {
    const { id, email } = await buildUser(database)
    await signIn(email)
    expect(await admin.users.setSuspended({ id, suspended: true })).toMatchObject({
      suspended_at: expect.any(String),
      sign_ins: 0,
    })
    await expect(signIn(email)).rejects.toMatchObject({ reason: 'suspended' })
    await expect(visitor.auth.login({ email, password: 'wrong' })).rejects.toMatchObject({ reason: 'wrong_password' })
    expect(await prisma.signIn.count({ where: { userId: id } })).toBe(0)
    expect(await admin.users.setSuspended({ id, suspended: false })).toMatchObject({ suspended_at: null })
    expect(await signIn(email)).toMatchObject({ user: { id } })
    expect((await listEvents(id)).filter(([action]) => action !== 'sign_in_failed')).toEqual([
      ['unsuspended', boss.id],
      ['suspended', boss.id],
    ])
  })

  it('records nothing for an account that is already suspended', async () => {
    const { id } = await buildUser(database)
    await admin.users.setSuspended({ id, suspended: true })
    await admin.users.setSuspended({ id, suspended: true })
    expect(await listEvents(id)).toEqual([['suspended', boss.id]])
  })
})

describe('users.setRole', () => {
  it('changes the role, signs the account out everywhere, and records the old and new role', async () => {
    const { id, email } = await buildUser(database)
    await signIn(email)
    expect(await admin.users.setRole({ id, role: 'editor' })).toMatchObject({ role: 'editor', sign_ins: 0 })
    const { items } = await admin.audit.list({ action: 'role_changed', target: id })
    expect(items).toMatchObject([{ actor: { id: boss.id }, details: { from: 'student', to: 'editor' } }])
  })
})

describe('users.endSignIns', () => {
  it('ends all current sign-ins of the account, but allows the user to sign in again', async () => {
    const { id, email } = await buildUser(database)
    await signIn(email)
    expect((await admin.users.list({ search: email })).items).toMatchObject([{ sign_ins: 1 }])
    expect(await admin.users.endSignIns({ id })).toMatchObject({ sign_ins: 0, last_sign_in: null })
    expect(await signIn(email)).toMatchObject({ user: { id } })
  })
})

describe('users.export', () => {
  it("returns the account's data, and records the export", async () => {
    const { id, email } = await buildUser(database)
    await signIn(email)
    const exported = await admin.users.export({ id })
    expect(exported).toMatchObject({ account: { id, email, suspended_at: null }, sign_ins: [{}] })
    expect(exported.security_events).toMatchObject([
      { action: 'sign_in', by_account: true, address: '192.0.2.1' },
      { action: 'account_exported', by_account: false, address: null },
    ])
    expect(JSON.stringify(exported)).not.toContain('$argon2')
  })
})

describe('users.remove', () => {
  it('deletes the account, but keeps its audit events', async () => {
    const { id, email } = await buildUser(database)
    await signIn(email)
    expect(await admin.users.remove({ id })).toEqual({ ok: true })
    expect(await prisma.user.count({ where: { id } })).toBe(0)
    expect(await listEvents(id)).toEqual([['account_deleted', boss.id]])
    expect((await admin.audit.list({ account: id })).items).toMatchObject([
      { action: 'account_deleted' },
      { action: 'sign_in' },
    ])
  })
})

describe('users.resetFactors', () => {
  it('removes second factors and recovery codes, signs the account out everywhere, and records which admin did it', async () => {
    const { id, email } = await buildUser(database, { role: 'editor' })
    await signIn(email)
    const factor = { id: newId(), userId: id, kind: 'totp', name: 'Phone', createdAt: new Date() }
    await prisma.secondFactor.create({ data: factor })
    await prisma.recoveryCode.create({ data: { id: newId(), userId: id } })
    expect((await admin.users.list({ search: email })).items).toMatchObject([{ factors: 1, sign_ins: 1 }])
    expect(await admin.users.resetFactors({ id })).toMatchObject({ factors: 0, sign_ins: 0 })
    expect(await prisma.recoveryCode.count({ where: { userId: id } })).toBe(0)
    expect(await listEvents(id)).toEqual([['factors_reset', boss.id]])
  })
})

const changes = [
  ['setRole', (as: typeof admin, id: string) => as.users.setRole({ id, role: 'student' })],
  ['setSuspended', (as: typeof admin, id: string) => as.users.setSuspended({ id, suspended: true })],
  ['resetFactors', (as: typeof admin, id: string) => as.users.resetFactors({ id })],
  ['remove', (as: typeof admin, id: string) => as.users.remove({ id })],
] as const

describe('changes by an admin', () => {
  it.each([...changes, ['export', (as: typeof admin, id: string) => as.users.export({ id })] as const])(
    'users.%s requires a recently entered password',
    async (_name, change) => {
      const { id } = await buildUser(database)
      await expect(change(idle, id)).rejects.toMatchObject({ reason: 'reauthenticate' })
      expect(await listEvents(id)).toEqual([])
    },
  )

  it.each(changes)("users.%s rejects the admin's own account", async (_name, change) => {
    await expect(change(admin, boss.id)).rejects.toMatchObject({ reason: 'own_account' })
    expect(await prisma.user.findUnique({ where: { id: boss.id } })).toMatchObject({ role: 'admin', suspendedAt: null })
  })

  it.each(changes)('users.%s returns not_found for an unknown account', async (_name, change) => {
    await expect(change(admin, newId())).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})
