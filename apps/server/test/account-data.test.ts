import { accountExportSchema } from '@pathwise/api/data-export/data-export.schemas'
import { buildShare, buildUser, testPassword } from '@pathwise/testing/builders'
import { closeAfterTests } from '@pathwise/testing/close-after-tests'
import { plainReport } from '@pathwise/testing/plain-report'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { ask, fetchMeStatus, login, mutate, type Person, signIn, signInNewUser } from './people.ts'
import { startTestServer } from './server.ts'

const server = closeAfterTests(await startTestServer())

const savedPlan = { ...plainReport, id: '1795262400000', saved_at: '2026-11-21T12:00:00.000Z' }
const deletedPlan = { id: '1795262400001', deleted_at: '2026-11-21T12:00:01.000Z' }
const work = { id: 'set.1', task: null, started_at: '2026-11-21T12:00:00.000Z', seconds: 90, done_at: null }
const week = { plan: 'US/G11/SAT_1500_PLUS/plan', week: '2026-11-16', minutes: 120 }
const studied = { key: 'skill.math.quadratics', status: 'completed', changed_at: '2026-11-21T12:00:02.000Z' }

/** Signs in a new admin twice, and stores a share, plans, study progress and an operation run for the admin. */
async function signInWithTraces(): Promise<Person> {
  const person = await signInNewUser(server, 'admin')
  await signIn(server, person)
  await server.request('/api/share', { method: 'POST', json: plainReport, headers: person.bearer })
  await mutate(server, 'savedPlans.sync', { plans: [savedPlan], deleted: [deletedPlan] }, person.bearer)
  await mutate(server, 'studyPlan.merge', { items: [studied] }, person.bearer)
  await mutate(server, 'studyPlan.mergeRecord', { works: [work], weeks: [week] }, person.bearer)
  await server.database.prisma.operationRun.create({
    data: { commandId: 'audit_portal', userId: person.id, startedAt: new Date(), outcome: 'exited', exitCode: 0 },
  })
  return person
}

const referencesSchema = z.array(z.object({ table: z.string(), column: z.string(), rule: z.string() }))

/** Returns every foreign key that points to a user or a sign-in, with its delete rule. */
async function references() {
  return referencesSchema.parse(
    await server.database.prisma.$queryRaw`
      SELECT key.table_name::text AS table, key.column_name::text AS column, rule.delete_rule::text AS rule
      FROM information_schema.referential_constraints rule
      JOIN information_schema.key_column_usage key USING (constraint_schema, constraint_name)
      JOIN information_schema.constraint_column_usage target USING (constraint_schema, constraint_name)
      WHERE target.table_name IN ('users', 'sign_ins')`,
  )
}

async function rowsWith(table: string, column: string, value: string): Promise<number> {
  const [row] = z
    .array(z.object({ count: z.number() }))
    .parse(
      await server.database.prisma.$queryRawUnsafe(
        `SELECT count(*)::int AS count FROM "${table}" WHERE "${column}" = $1`,
        value,
      ),
    )
  return row?.count ?? 0
}

describe('account.exportData', () => {
  it('returns all stored data of the user and nothing of other users', async () => {
    await buildShare(server.database, { userId: (await buildUser(server.database)).id })
    await buildShare(server.database)
    const person = await signInWithTraces()
    const { data } = await ask(server, 'account.exportData', person.bearer)
    const exported = accountExportSchema.parse(data)
    expect(exported.account).toMatchObject({ id: person.id, email: person.email, role: 'admin' })
    expect(exported.sign_ins).toHaveLength(2)
    expect(exported.shared_reports).toEqual([
      expect.objectContaining({ ...plainReport, url: expect.stringContaining('/plan?share=') }),
    ])
    expect(exported).toMatchObject({ saved_plans: [savedPlan], deleted_plans: [deletedPlan], study_plan: [studied] })
    expect(exported.study_record).toEqual({ works: [work], weeks: [week] })
    expect(exported.operations).toEqual([expect.objectContaining({ command_id: 'audit_portal', outcome: 'exited' })])
  })

  it('does not export password hashes, access tokens or refresh tokens', async () => {
    const person = await signInWithTraces()
    const { passwordHash } = await server.database.prisma.user.findUniqueOrThrow({ where: { id: person.id } })
    const text = JSON.stringify((await ask(server, 'account.exportData', person.bearer)).data)
    for (const secret of [passwordHash, person.token, person.cookie.split('=')[1]]) expect(text).not.toContain(secret)
    expect(text).not.toMatch(/hash|argon2/i)
  })
})

describe('account.delete', () => {
  it("deletes the user's rows from every table along with the account", async () => {
    const person = await signInWithTraces()
    const bystander = await signInWithTraces()
    const signIns = await server.database.prisma.signIn.findMany({ where: { userId: person.id } })
    const answer = await mutate(server, 'account.delete', { password: testPassword }, person.bearer)
    expect(answer).toMatchObject({ status: 200, data: { ok: true }, cookie: 'pathwise_refresh=' })

    const columns = await references()
    expect(columns.map(({ table }) => table)).toEqual(
      expect.arrayContaining(['access_tokens', 'sessions', 'shares', 'saved_plans', 'study_progress']),
    )
    for (const { table, column } of [...columns, { table: 'users', column: 'id' }]) {
      for (const id of [person.id, ...signIns.map((signIn) => signIn.id)]) {
        expect(await rowsWith(table, column, id), table).toBe(0)
      }
    }
    expect(await fetchMeStatus(server, bystander)).toBe(200)
    expect(await server.database.prisma.share.count({ where: { userId: bystander.id } })).toBe(1)
  })

  it('deletes rows by cascade in every table except nine, which only clear the user id', async () => {
    const kept = (await references()).filter(({ rule }) => rule !== 'CASCADE')
    expect(kept).toHaveLength(10)
    expect(kept).toEqual(
      expect.arrayContaining([
        { table: 'operation_runs', column: 'user_id', rule: 'SET NULL' },
        { table: 'content_items', column: 'author_id', rule: 'SET NULL' },
        { table: 'questions', column: 'author_id', rule: 'SET NULL' },
        { table: 'question_revisions', column: 'author_id', rule: 'SET NULL' },
        { table: 'item_parameters', column: 'status_changed_by', rule: 'SET NULL' },
        { table: 'problem_reports', column: 'reviewed_by', rule: 'SET NULL' },
        { table: 'question_comments', column: 'author_id', rule: 'SET NULL' },
        { table: 'question_comments', column: 'resolved_by', rule: 'SET NULL' },
        { table: 'pictures', column: 'owner_id', rule: 'SET NULL' },
        { table: 'question_reviews', column: 'reviewer_id', rule: 'SET NULL' },
      ]),
    )
  })

  it('defines a foreign key for every user_id column', async () => {
    const columns = z
      .array(z.object({ table: z.string() }))
      .parse(
        await server.database.prisma
          .$queryRaw`SELECT table_name::text AS table FROM information_schema.columns WHERE column_name = 'user_id'`,
      )
    const known = new Set((await references()).map(({ table }) => table))
    expect(columns.filter(({ table }) => !known.has(table))).toEqual([])
  })

  it('ends every session and frees the email address when an account is deleted', async () => {
    const phone = await signInNewUser(server)
    const laptop = await signIn(server, phone)
    await mutate(server, 'account.delete', { password: testPassword }, phone.bearer)
    expect([await fetchMeStatus(server, phone), await fetchMeStatus(server, laptop)]).toEqual([401, 401])
    expect((await login(server, phone.email)).status).toBe(401)
    const registration = { email: phone.email, password: 'seven paper boats', birth_year: 2000 }
    expect((await mutate(server, 'account.register', registration)).status).toBe(200)
  })

  it("deletes the user's shared reports along with the account", async () => {
    const person = await signInNewUser(server)
    const shared = await server.request('/api/share', { method: 'POST', json: plainReport, headers: person.bearer })
    const { id } = z.object({ id: z.string() }).parse(await shared.json())
    expect((await server.request(`/api/share/${id}`)).status).toBe(200)
    await mutate(server, 'account.delete', { password: testPassword }, person.bearer)
    expect((await server.request(`/api/share/${id}`)).status).toBe(404)
  })

  it('rejects an account deletion with a wrong password and keeps the account', async () => {
    const person = await signInWithTraces()
    const answer = await mutate(server, 'account.delete', { password: 'not my password' }, person.bearer)
    expect(answer).toMatchObject({ status: 403, data: { reason: 'wrong_password' } })
    expect(await fetchMeStatus(server, person)).toBe(200)
    expect(await server.database.prisma.share.count({ where: { userId: person.id } })).toBe(1)
  })
})
