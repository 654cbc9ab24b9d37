import { runStateSchema } from '@pathwise/api/assessments/assessments.schemas'
import { currentPlanOutputSchema } from '@pathwise/api/billing/billing.schemas'
import { itemParametersSchema } from '@pathwise/api/calibration/statistics.schemas'
import { contentItemSchema } from '@pathwise/api/content/content.schemas'
import { accountExportSchema } from '@pathwise/api/data-export/data-export.schemas'
import { questionSchema } from '@pathwise/api/questions/questions.schemas'
import { getRevisionOutputSchema, listRevisionsOutputSchema } from '@pathwise/api/questions/revisions.schemas'
import { syncSavedPlansOutputSchema } from '@pathwise/api/saved-plans/saved-plans.schemas'
import type { Database } from '@pathwise/db/client'
import { seed } from '@pathwise/seed/seed'
import { frozen, restoreFrozenDatabase } from '@pathwise/testing/frozen'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { type Shop, startShop } from './billing.ts'
import * as content from './content.ts'
import { ask, fetchMeStatus, login, mutate, readCookie } from './people.ts'
import * as questions from './questions.ts'

const minute = 60 * 1000

describe.each(frozen)('frozen database of $name', ({ contents, databaseFile, localStorage }) => {
  const { accounts, measuring, reports, subscriptions } = contents
  const savedPlanIds = [...reports.savedPlanIds, ...(measuring ? [measuring.planId] : [])]
  const bearers = {
    student: { bearer: { authorization: `Bearer ${accounts.student.accessToken}` } },
    editor: { bearer: { authorization: `Bearer ${accounts.editor.accessToken}` } },
    admin: { bearer: { authorization: `Bearer ${accounts.admin.accessToken}` } },
  }
  const { student, editor } = bearers
  let database: Database
  let emptyTables: string[]
  let shop: Shop
  let server: Shop['server']

  beforeAll(async () => {
    // The stored sessions are valid only around the fixture's date. Only `Date` is faked.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(contents.frozenAt) + minute })
    database = await restoreFrozenDatabase({ databaseFile })
    emptyTables = await findEmptyTables(database)
    await database.migrate()
    await seed(database)
    shop = await startShop({ database })
    server = shop.server
  })
  afterAll(async () => {
    vi.useRealTimers()
    await shop.close()
    await database.close()
  })

  it('includes at least one row of every table', () => {
    expect(emptyTables).toEqual([])
  })

  it.each(Object.entries(accounts))(
    'signs in as %s, and accepts the stored access token',
    async (role, { email, id }) => {
      const response = await login(server, email, contents.password)
      expect(await response.json()).toMatchObject({ user: { id, role, email, name: `Frozen ${role}` } })
      const person = Object.entries(bearers).find(([name]) => name === role)?.[1] ?? student
      expect(await fetchMeStatus(server, person)).toBe(200)
    },
  )

  it('returns the saved study plans except the deleted one', async () => {
    const { data } = await mutate(server, 'savedPlans.sync', { plans: [], deleted: [] }, student.bearer)
    const { plans, deleted } = syncSavedPlansOutputSchema.parse(data)
    expect(plans.map(({ id }) => id).toSorted()).toEqual(savedPlanIds.toSorted())
    const versions = measuring ? [1, 2, undefined] : [1, undefined]
    expect(plans.map(({ result }) => result.strategy?.version)).toEqual(expect.arrayContaining(versions))
    expect(deleted).toEqual([reports.deletedPlanId])
  })

  it('returns every shared report, and omits strategies of a newer version', async () => {
    const open = (id: string) => server.client.share.get.query({ id })
    const { result, context } = await open(reports.shareIds.withStrategy)
    expect(result.strategy).toMatchObject({ version: 1 })
    expect(result.reading).toEqual(reports.reading)
    expect(context).toMatchObject(reports.context ?? { goal: 'IB_7' })
    expect((await open(reports.shareIds.plain)).result.summary).toBe('Start with linear equations. 수학 數學 数学 🎓')
    const newer = await open(reports.shareIds.ofNewerVersion)
    expect(newer.result.strategy).toBeUndefined()
    expect(newer.result.summary).not.toBe('')
  })

  it.runIf(measuring)('returns the finished assessment run, and continues the unfinished run', async () => {
    const { finished = '', open = '' } = measuring ?? {}
    const read = async (id: string, headers = {}) =>
      runStateSchema.parse(await (await server.request(`/api/assessments/${id}`, { headers })).json())
    const result = await read(finished, student.bearer)
    expect(result.item).toBeNull()
    expect(result.measurement?.few_answers).toBe(false)
    expect(result.answers.length).toBeGreaterThanOrEqual(8)
    expect((await server.request(`/api/assessments/${finished}`)).status).toBe(404)
    const { item } = await read(open)
    expect(item?.position).toBeGreaterThan(0)
    const next = await server.request(`/api/assessments/${open}/answers`, {
      method: 'POST',
      json: {
        client_key: crypto.randomUUID(),
        position: item?.position,
        answer: null,
        elapsed_ms: 60_000,
        answered_at: contents.frozenAt,
      },
    })
    expect(next.status).toBe(200)
  })

  it.runIf(measuring)('shows an editor the statistics of an item with an answer from the finished run', async () => {
    const { questionId: id } = await database.prisma.itemParameters.findFirstOrThrow({ where: { answers: 1 } })
    const { data } = await ask(server, questions.buildQueryPath('questions.parameters', { id }), editor.bearer)
    const { choices, exposure } = itemParametersSchema.parse(data)
    expect(choices.flatMap(({ counts }) => counts).reduce((sum, count) => sum + count, 0)).toBe(1)
    expect(exposure.runs).toBeGreaterThanOrEqual(1)
  })

  it("returns the stored progress of the student's study plan", async () => {
    const { data } = await ask(server, 'studyPlan.progress', student.bearer)
    expect(data).toEqual({ items: reports.studyPlan })
  })

  const followed = localStorage['pathwise.followed-plan.1']
  it.runIf(followed)('returns the followed plan as the browser stored it', async () => {
    const { data } = await mutate(server, 'studyPlan.syncPlan', { plan: null }, editor.bearer)
    expect(data).toEqual({ plan: JSON.parse(followed ?? '') })
  })

  it('lists the revisions of an edited question, and restores the first revision', async () => {
    const { edited } = contents.questions
    expect(await questions.read(server, editor, edited)).toMatchObject({ title: 'Edited, version 3', version: 3 })
    const listed = await ask(server, questions.buildQueryPath('questions.revisions', { id: edited }), editor.bearer)
    expect(listRevisionsOutputSchema.parse(listed.data).map(({ number }) => number)).toEqual([3, 2, 1])
    const first = await ask(
      server,
      questions.buildQueryPath('questions.revision', { id: edited, number: 1 }),
      editor.bearer,
    )
    const original = getRevisionOutputSchema.parse(first.data)
    const edit = { ...original.content, id: edited, version: 3 }
    const restored = await mutate(server, 'questions.update', edit, editor.bearer)
    expect(questionSchema.parse(restored.data)).toMatchObject({ ...original.content, version: 4 })
  })

  it('returns archived questions, lint findings and links between duplicate questions', async () => {
    const { archived, edited, own, twin } = contents.questions
    const archive = await questions.list(server, editor, 'archived=1')
    expect(archive.questions.map(({ id }) => id)).toEqual([archived])
    const draft = await questions.read(server, editor, own)
    expect(draft.findings.map(({ rule }) => rule)).toEqual(
      expect.arrayContaining(['missing_answer', 'unparsable_latex']),
    )
    const { findings } = await questions.read(server, editor, twin)
    expect(findings.flatMap(({ other }) => other?.id ?? [])).toEqual([edited])
  })

  it('returns edited and created items, and restores a deleted item', async () => {
    const { edited, own, trashed, erased } = contents.content
    expect(await content.read(server, edited)).toMatchObject({
      title: 'An edited title',
      body: '<p>Edited.</p>',
      version: 2,
    })
    expect(await content.read(server, own)).toMatchObject({ author_id: accounts.editor.id, body: '<p>수학</p>' })
    const trash = await content.list(server, 'include_deleted=1', editor.bearer)
    expect(trash.map(({ id }) => id)).toEqual([trashed])
    const { data } = await mutate(server, 'content.undelete', { id: trashed }, editor.bearer)
    expect(contentItemSchema.parse(data)).toMatchObject({ id: trashed, deleted_at: null })
    expect((await server.request(`/api/content/${erased}`)).status).toBe(404)
  })

  it('seeds missing items, except permanently deleted ones', async () => {
    const shipped = { version: 1, authorId: null, deletedAt: null }
    expect(await database.prisma.question.count({ where: shipped })).toBeGreaterThanOrEqual(240)
    const keys = await database.prisma.contentItem.findMany({
      where: { seedKey: { not: null } },
      select: { seedKey: true },
    })
    expect(keys.length).toBeGreaterThanOrEqual(59)
    const { keys: ever } = await database.prisma.seedState.findUniqueOrThrow({ where: { name: 'content' } })
    // One shipped item is missing because an admin permanently deleted it.
    expect(ever.filter((key) => keys.every(({ seedKey }) => seedKey !== key))).toHaveLength(1)
  })

  it('returns the billing plans of an active and of an ended subscription', async () => {
    const readPlan = async ({ bearer }: typeof student) =>
      currentPlanOutputSchema.parse((await ask(server, 'billing.plan', bearer)).data)
    expect(await readPlan(student)).toMatchObject({ plan_id: 'pro', renews: true, has_portal: true })
    expect(await readPlan(editor)).toMatchObject({ plan_id: 'free', has_portal: true })
    const listed = await server.request('/api/stripe/subscriptions', { headers: editor.bearer })
    expect(await listed.json()).toMatchObject([{ id: subscriptions.ended, status: 'canceled' }])
  })

  it('exports all data of an account', async () => {
    const read = async ({ bearer }: typeof student) =>
      accountExportSchema.parse((await ask(server, 'account.exportData', bearer)).data)
    const ofStudent = await read(student)
    expect(ofStudent.saved_plans).toHaveLength(savedPlanIds.length)
    expect(ofStudent.deleted_plans.map(({ id }) => id)).toEqual([reports.deletedPlanId])
    expect(ofStudent.shared_reports.map(({ id }) => id)).toContain(reports.shareIds.withStrategy)
    expect(ofStudent.subscriptions).toMatchObject([{ id: subscriptions.active }])
    const ofEditor = await read(editor)
    expect(ofEditor.content_items.map(({ id }) => id)).toContain(contents.content.own)
    expect(ofEditor.question_revisions.length).toBeGreaterThanOrEqual(2)
    expect((await read(bearers.admin)).operations.map(({ outcome }) => outcome).toSorted()).toEqual([
      'exited',
      'running',
    ])
  })

  it('deletes a shared report by key, and returns 403 for a report without one', async () => {
    const { shareIds, deletionKeys } = reports
    const remove = async (id: string, deletion_key: string) =>
      (await server.request(`/api/share/${id}/delete`, { method: 'POST', json: { deletion_key } })).status
    const key = deletionKeys?.plain ?? 'none'
    expect(await remove(shareIds.withStrategy, key)).toBe(403)
    expect(await remove(shareIds.plain, key)).toBe(deletionKeys ? 200 : 403)
    expect((await server.request(`/api/share/${shareIds.plain}`)).status).toBe(deletionKeys ? 404 : 200)
  })

  it('refreshes with the stored cookie, and ends the session when a replaced cookie is reused', async () => {
    const refresh = (cookie: string) => server.request('/api/auth/refresh', { method: 'POST', headers: { cookie } })
    const refreshed = await refresh(contents.cookies.current)
    expect(refreshed.status).toBe(200)
    expect((await refresh(contents.cookies.replaced)).status).toBe(401)
    expect((await refresh(readCookie(refreshed))).status).toBe(401)
  })
})

const tableNamesSchema = z.array(z.object({ name: z.string() }))

async function findEmptyTables({ prisma }: Database): Promise<string[]> {
  const tables = tableNamesSchema.parse(
    await prisma.$queryRaw`
      SELECT table_name::text AS name FROM information_schema.tables WHERE table_schema = 'public' ORDER BY table_name`,
  )
  const empty: string[] = []
  for (const { name } of tables) {
    if ((await prisma.$queryRawUnsafe<unknown[]>(`SELECT FROM "${name}" LIMIT 1`)).length === 0) empty.push(name)
  }
  return empty
}
