import type { DatabaseTransaction } from '@pathwise/db/database'
import { buildUser, testPassword } from '@pathwise/testing/builders'
import { closeAfterTests } from '@pathwise/testing/close-after-tests'
import { createTestDatabase } from '@pathwise/testing/database'
import { describe, expect, it, vi } from 'vitest'
import { openRouter } from '../../test/router.ts'
import { changeRole } from '../account/accounts.ts'
import { newId } from '../secrets.ts'
import { auditPageSize } from './audit.schemas.ts'
import { listAudit } from './audit.service.ts'
import { toCsv } from './audit-csv.ts'
import { deleteOldAudit } from './expired.ts'
import { buildCommandSource, recordAudit } from './record-audit.ts'

const database = closeAfterTests(await createTestDatabase())
const { prisma } = database
const { callAs, dependencies } = openRouter(database)
const boss = await buildUser(database, { role: 'admin' })
const admin = callAs({ id: boss.id, role: 'admin' })

async function findEvents(account: string) {
  return (await admin.audit.list({ account })).items
}

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)

function writeEvent(at: Date, id: string) {
  const target = { kind: 'account', id } as const
  return recordAudit(prisma, { ...buildCommandSource(), at }, { action: 'password_changed', target })
}

describe('the audit log', () => {
  it('records the account and IP address of a sign-in, but not the email entered in a failed sign-in', async () => {
    const { id, email } = await buildUser(database)
    await callAs(null).auth.login({ email, password: testPassword })
    await expect(callAs(null).auth.login({ email, password: 'not the password' })).rejects.toThrow('Wrong')
    await expect(callAs(null).auth.login({ email: 'stranger@study.example', password: 'x' })).rejects.toThrow('Wrong')
    expect(await findEvents(email)).toMatchObject([
      { action: 'sign_in_failed', actor: null, target: { kind: 'account', id, email }, address: '192.0.2.1' },
      { action: 'sign_in', actor: { id, email }, target: null, address: '192.0.2.1' },
    ])
    const all = await admin.audit.list({ action: 'sign_in_failed' })
    expect(all.items).toMatchObject([{ target: null }, { target: { id } }])
    expect(JSON.stringify(await prisma.auditEntry.findMany({ select: { details: true } }))).not.toContain('@')
  })

  it('records an account lockout once, no matter how many attempts follow', async () => {
    const { id, email } = await buildUser(database)
    const guesser = callAs(null, '203.0.113.7')
    await dependencies.throttle.take('loginNetwork', `${email} 203.0.113.7`, 10)
    for (const password of ['one', 'two', 'three']) {
      await expect(guesser.auth.login({ email, password })).rejects.toMatchObject({ reason: 'throttled' })
    }
    expect(await findEvents(id)).toMatchObject([{ action: 'sign_in_locked', address: '203.0.113.7' }])
  })

  it('records role-based refusals with the procedure name, up to 60 per account and hour', async () => {
    const { id } = await buildUser(database)
    const student = callAs({ id, role: 'student' })
    await expect(student.ops.commands()).rejects.toMatchObject({ code: 'FORBIDDEN' })
    expect(await findEvents(id)).toMatchObject([
      { action: 'refused', actor: { id }, details: { procedure: 'ops.commands', role: 'student' } },
    ])
    await dependencies.throttle.take('auditRefusal', id, 59)
    await expect(student.ops.commands()).rejects.toMatchObject({ code: 'FORBIDDEN' })
    expect(await findEvents(id)).toHaveLength(1)
  })

  it('keeps the id of a deleted account, but not its email address', async () => {
    const { id, email } = await buildUser(database)
    const student = callAs({ id, email, role: 'student' })
    await student.account.delete({ password: testPassword })
    expect(await findEvents(id)).toMatchObject([
      { action: 'account_deleted', actor: { id, email: null }, target: { kind: 'account', id, email: null } },
    ])
  })

  it('records no event when the transaction of the change is rolled back', async () => {
    const { id } = await buildUser(database)
    const write = prisma.$transaction(async (transaction) => {
      await recordAudit(transaction, buildCommandSource(), { action: 'suspended', target: { kind: 'account', id } })
      throw new Error('rolled back')
    })
    await expect(write).rejects.toThrow('rolled back')
    expect(await findEvents(id)).toEqual([])
  })

  it('records no actor or address when a server command changes a role', async () => {
    const { id, email } = await buildUser(database)
    await changeRole(prisma, { email }, 'editor', buildCommandSource())
    expect(await findEvents(id)).toMatchObject([
      { action: 'role_changed', actor: null, address: null, details: { from: 'student', to: 'editor' } },
    ])
  })

  it('writes each event to the security log', async () => {
    const info = vi.fn<(facts: object, message: string) => void>()
    const source = { actorId: 'a', address: '192.0.2.9', at: new Date(), log: { info } }
    await recordAudit(prisma, source, { action: 'sign_ins_ended', target: { kind: 'account', id: 'b' } })
    const target = { kind: 'account', id: 'b' }
    const line = { security: 'sign_ins_ended', actor: 'a', address: '192.0.2.9', target, details: {} }
    expect(info.mock.calls).toEqual([[line, 'security event']])
  })
})

describe('audit.list', () => {
  it('returns audit log events in pages, newest first', async () => {
    const id = newId()
    for (let n = 0; n <= auditPageSize; n += 1) await writeEvent(new Date(), id)
    const first = await admin.audit.list({ target: id })
    expect(first.items).toHaveLength(auditPageSize)
    const rest = await admin.audit.list({ target: id, cursor: first.next ?? 0 })
    expect(rest).toMatchObject({ next: null, kept_days: 365, protection: 'trigger' })
    const ids = [...first.items, ...rest.items].map((item) => item.id)
    expect(ids).toHaveLength(auditPageSize + 1)
    expect(ids).toEqual(ids.toSorted((a, b) => b - a))
  })

  it('filters audit log events by time', async () => {
    const id = newId()
    for (const days of [1, 2, 3]) await writeEvent(daysAgo(days), id)
    const range = { target: id, from: daysAgo(2.5).toISOString(), to: daysAgo(1.5).toISOString() }
    expect((await admin.audit.list(range)).items).toHaveLength(1)
  })
})

describe('audit.export', () => {
  it('returns matching events as CSV and records the export as an event', async () => {
    // A random ID can start with '-', which the CSV would neutralize as a formula.
    const id = `a${newId()}`
    await writeEvent(new Date(), id)
    const { csv, complete } = await admin.audit.export({ target: id })
    expect(complete).toBe(true)
    expect(csv.split('\r\n')).toEqual([
      '"id","at","action","actor","target_kind","target","address","details"',
      expect.stringContaining(`,"password_changed","","account","${id}","","{}"`),
      '',
    ])
    expect(await findEvents(boss.id)).toMatchObject([{ action: 'audit_exported', details: { rows: 1 } }])
  })

  it.each(['=1+1', '＝1+1'])('quotes CSV fields and neutralizes the formula %s', (formula) => {
    const row = { id: 1, at: '2026-11-25T00:00:00.000Z', action: 'refused', address: formula, details: { a: 'b,"c"' } }
    expect(toCsv([{ ...row, actor: null, target: null }]).split('\r\n')[1]).toBe(
      `"1","2026-11-25T00:00:00.000Z","refused","","","","'${formula}","{""a"":""b,\\""c\\""""}"`,
    )
  })
})

describe('the audit log trigger', () => {
  it.each([
    `UPDATE audit_log SET action = 'other'`,
    'DELETE FROM audit_log',
    'TRUNCATE audit_log',
    `SELECT set_config('pathwise.audit_days', '0', false); DELETE FROM audit_log`,
  ])('rejects the statement %s', async (statement) => {
    await writeEvent(new Date(), newId())
    await expect(database.execute(statement)).rejects.toThrow('append-only')
  })

  it('lets the purge delete only events older than the configured number of days', async () => {
    const id = newId()
    for (const days of [10, 40, 100]) await writeEvent(daysAgo(days), id)
    await deleteOldAudit({ ...dependencies, auditDays: 90 })
    expect((await admin.audit.list({ target: id })).items).toHaveLength(2)
    await deleteOldAudit({ ...dependencies, now: () => daysAgo(-1000), auditDays: 30 })
    expect((await admin.audit.list({ target: id })).items).toHaveLength(1)
  })
})

describe.runIf(database.kind === 'postgres')('a restricted PostgreSQL role', () => {
  it('reports `grants` in audit.list when the role can add and read events but not change them', async () => {
    const role = `audit_${newId().replaceAll(/\W/g, '_').toLowerCase()}`
    await database.execute(`CREATE ROLE ${role}; GRANT SELECT, INSERT, DELETE ON audit_log TO ${role};
      GRANT SELECT ON users TO ${role}; GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO ${role}`)
    const as = <Result>(work: (transaction: DatabaseTransaction) => Promise<Result>) =>
      prisma.$transaction(async (transaction) => {
        await transaction.$executeRawUnsafe(`SET LOCAL ROLE ${role}`)
        return work(transaction)
      })
    await as((transaction) => recordAudit(transaction, buildCommandSource(), { action: 'sign_in' }))
    const change = as((transaction) => transaction.$executeRaw`UPDATE audit_log SET action = 'other'`)
    await expect(change).rejects.toThrow('permission denied')
    expect(await as((transaction) => listAudit({ prisma: transaction, auditDays: 365 }, {}))).toMatchObject({
      protection: 'grants',
    })
    await database.execute(`DROP OWNED BY ${role}; DROP ROLE ${role}`)
  })
})
