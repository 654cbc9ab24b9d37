import { randomUUID } from 'node:crypto'
import { buildItem, buildRun } from '@pathwise/testing/assessment-runs'
import { buildQuestion, buildUser } from '@pathwise/testing/builders'
import { closeAfterTests } from '@pathwise/testing/close-after-tests'
import { createTestDatabase } from '@pathwise/testing/database'
import { describe, expect, it } from 'vitest'
import { openRouter } from '../../test/router.ts'
import type { ReportProblemInput } from './problem-reports.schemas.ts'

const database = closeAfterTests(await createTestDatabase())
const now = new Date('2026-11-24T12:00:00.000Z')
const { callAs, dependencies } = openRouter(database, { now: () => now })
const visitor = callAs(null)
const mina = await buildUser(database, { name: 'Mina', role: 'editor' })
const editor = callAs({ id: mina.id, role: 'editor' })

const buildReport = ({ id }: { id: number }, changes: Partial<ReportProblemInput> = {}): ReportProblemInput => ({
  ...{ id, version: 1, client_key: randomUUID(), kind: 'wrong_answer', note: 'B is right as well' },
  ...changes,
})

describe('a report about a problem', () => {
  it('shows a report with its note to editors, and stores a resent report once', async () => {
    const question = await buildQuestion(database)
    const report = buildReport(question, { note: '  B is right as well  ' })
    expect(await visitor.practice.report(report)).toEqual({ received: true })
    expect(await visitor.practice.report(report)).toEqual({ received: true })
    expect(await editor.questions.reports({ id: question.id })).toEqual([
      {
        id: expect.any(Number),
        ...{ kind: 'wrong_answer', note: 'B is right as well', state: 'open', question_version: 1, reviewed: null },
        created_at: now.toISOString(),
      },
    ])
  })

  it('rejects a report whose note is too long or cannot be stored', async () => {
    const question = await buildQuestion(database)
    for (const note of ['x'.repeat(501), 'a\0b', '\ud800']) {
      await expect(visitor.practice.report(buildReport(question, { note }))).rejects.toMatchObject({
        code: 'BAD_REQUEST',
      })
    }
    expect(await editor.questions.reports({ id: question.id })).toEqual([])
  })

  it('rejects reports about archived problems, assessment items and unknown versions', async () => {
    const archived = await buildQuestion(database, { deletedAt: now })
    const secret = await buildQuestion(database, { pool: 'assessment' })
    for (const question of [archived, secret]) {
      await expect(visitor.practice.report(buildReport(question))).rejects.toMatchObject({ code: 'NOT_FOUND' })
    }
    const question = await buildQuestion(database)
    await expect(visitor.practice.report(buildReport(question, { version: 2 }))).rejects.toMatchObject({
      reason: 'version_conflict',
    })
  })

  it('throttles reports after 200 per hour from an address or 30 from an account', async () => {
    const question = await buildQuestion(database)
    const crowd = callAs(null, '203.0.113.90')
    await dependencies.throttle.take('problemReport', '203.0.113.90', 200)
    await expect(crowd.practice.report(buildReport(question))).rejects.toMatchObject({ reason: 'throttled' })
    await dependencies.throttle.take('problemReportAccount', mina.id, 30)
    await expect(editor.practice.report(buildReport(question))).rejects.toMatchObject({ reason: 'throttled' })
  })
})

describe('a report about a run’s item', () => {
  it('accepts a report only when the run is finished and the reporter may read the run', async () => {
    const { id: userId } = await buildUser(database)
    const student = callAs({ id: userId })
    const item = await buildItem(database)
    const answers = [{ question: item }]
    const id = await buildRun(database, { userId, startedAt: now, finishedAt: null, answers })
    const report = { id, position: 0, client_key: randomUUID(), kind: 'typo', note: 'teh' } as const
    await expect(student.assessments.reportItem(report)).rejects.toMatchObject({ code: 'CONFLICT' })
    await database.prisma.assessmentRun.update({ where: { id }, data: { finishedAt: now } })
    expect(await student.assessments.reportItem(report)).toEqual({ received: true })
    await expect(visitor.assessments.reportItem(report)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(student.assessments.reportItem({ ...report, position: 1 })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    expect(await editor.questions.reports({ id: item.id })).toMatchObject([
      { kind: 'typo', note: 'teh', state: 'open' },
    ])
  })
})

describe('the question list', () => {
  it('shows the number of open reports, and can list only questions with open reports', async () => {
    const question = await buildQuestion(database, { title: 'Reported for the list' })
    await buildQuestion(database, { title: 'Reported for the list, not really' })
    const list = async (reports?: 'open') => {
      const { questions } = await editor.questions.list({ search: 'Reported for the list', reports })
      return questions.map(({ id, open_reports }) => ({ id, open_reports }))
    }
    expect(await list('open')).toEqual([])
    await visitor.practice.report(buildReport(question))
    await visitor.practice.report(buildReport(question))
    expect(await list()).toEqual([
      { id: question.id + 1, open_reports: 0 },
      { id: question.id, open_reports: 2 },
    ])
    expect(await list('open')).toEqual([{ id: question.id, open_reports: 2 }])
    for (const { id: report } of await editor.questions.reports({ id: question.id })) {
      await editor.questions.setReportState({ id: question.id, report, state: 'fixed' })
    }
    expect(await list('open')).toEqual([])
  })
})

describe('the state of a report', () => {
  it('records who closed a report, and lists closed reports last', async () => {
    const question = await buildQuestion(database)
    await visitor.practice.report(buildReport(question, { note: 'older' }))
    await visitor.practice.report(buildReport(question, { note: 'newer' }))
    const [newer] = await editor.questions.reports({ id: question.id })
    const closing = { id: question.id, report: newer?.id ?? 0 }
    expect(await editor.questions.setReportState({ ...closing, state: 'fixed' })).toMatchObject([
      { note: 'older', state: 'open', reviewed: null },
      { note: 'newer', state: 'fixed', reviewed: { at: now.toISOString(), by: 'Mina' } },
    ])
    expect(await editor.questions.setReportState({ ...closing, state: 'open' })).toMatchObject([
      { note: 'newer', state: 'open', reviewed: null },
      { note: 'older' },
    ])
    const where = { action: 'report_reviewed', actorId: mina.id, targetId: String(question.id) }
    expect(await database.prisma.auditEntry.count({ where })).toBe(2)
  })

  it('shows the account id of an editor without a name, and no editor after the account is deleted', async () => {
    const { id } = await buildQuestion(database)
    await visitor.practice.report(buildReport({ id }))
    const [report] = await editor.questions.reports({ id })
    const unnamed = await buildUser(database, { name: null, role: 'editor' })
    const closing = { id, report: report?.id ?? 0, state: 'fixed' } as const
    expect(await callAs({ id: unnamed.id, role: 'editor' }).questions.setReportState(closing)).toMatchObject([
      { reviewed: { by: unnamed.id } },
    ])
    await database.prisma.user.delete({ where: { id: unnamed.id } })
    expect(await editor.questions.reports({ id })).toMatchObject([{ reviewed: { by: null } }])
  })

  it('throws NOT_FOUND when a report is changed through another question', async () => {
    const question = await buildQuestion(database)
    const other = await buildQuestion(database)
    await visitor.practice.report(buildReport(question))
    const [report] = await editor.questions.reports({ id: question.id })
    const change = editor.questions.setReportState({ id: other.id, report: report?.id ?? 0, state: 'fixed' })
    await expect(change).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})
