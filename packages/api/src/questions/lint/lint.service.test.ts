import { buildQuestion } from '@pathwise/testing/builders'
import { closeAfterTests } from '@pathwise/testing/close-after-tests'
import { createTestDatabase, openEmbeddedFromTemplate } from '@pathwise/testing/database'
import { expect, it } from 'vitest'
import { parseIds } from '../parse-ids.ts'
import { listFindings } from './findings.service.ts'
import { lintDueQuestions, lintQuestions } from './lint.service.ts'
import { lintStored } from './lint-stored.ts'

const database = closeAfterTests(await createTestDatabase())
// This test needs the embedded database, whose queries block the event loop. Queries to PostgreSQL do not.
const embedded = closeAfterTests(await openEmbeddedFromTemplate({ seeded: false }))

it('lints no questions when the signal is already aborted', async () => {
  expect(await lintDueQuestions(database.prisma, AbortSignal.abort())).toBe(0)
})

it('yields to the event loop between lint batches', async () => {
  for (let built = 0; built < 60; built++) await buildQuestion(embedded)
  let turns = 0
  let finished = false
  function countTurn() {
    turns += 1
    if (!finished) setImmediate(countTurn)
  }
  setImmediate(countTurn)
  const linted = await lintDueQuestions(embedded.prisma)
  finished = true
  expect(linted).toBe(60)
  expect(turns).toBeGreaterThanOrEqual(linted / 20)
})

it('skips questions that are not due when it lints the questions of a bulk write', async () => {
  const [linted, due] = [await buildQuestion(database), await buildQuestion(database)]
  await lintQuestions(database.prisma, [linted.id])
  const steps: object[] = []
  await lintStored(database.prisma, [linted.id, due.id], { onProgress: (progress) => steps.push(progress) })
  expect(steps).toEqual([{ phase: 'checking', done: 1, total: 1 }])
  expect(await database.prisma.questionLint.count({ where: { due: true } })).toBe(0)
})

it('searches for duplicates again only after a question’s text changes', async () => {
  const { prisma } = database
  const text = { body: '<p>How fast is it?</p>', bodyText: 'How fast is it?' }
  const [one, other] = [await buildQuestion(database, text), await buildQuestion(database, text)]
  const lint = async (change: object) => {
    await prisma.question.update({ where: { id: one.id }, data: change })
    await lintQuestions(prisma, [one.id, other.id])
    return parseIds(await prisma.$queryRaw`SELECT other_id AS id FROM question_twins WHERE one_id = ${one.id}`)
  }
  expect(await lint({})).toEqual([other.id])
  await prisma.$executeRaw`DELETE FROM question_twins`
  expect(await lint({ skillTags: ['a'] })).toEqual([])
  expect(await lint({ bodyText: 'How fast is it? ' })).toEqual([])
  expect(await lint({ bodyText: text.bodyText })).toEqual([other.id])
  expect(await lint({ deletedAt: new Date() })).toEqual([])
  expect(await lint({ deletedAt: null })).toEqual([other.id])
})

it('omits stored findings whose rule this version does not know', async () => {
  const { id } = await buildQuestion(database)
  const known = { rule: 'missing_answer', place: 'answer', detail: '' }
  const findings = [{ rule: 'rule_of_a_newer_version', place: 'answer', detail: '' }, known]
  await database.prisma.questionLint.update({ where: { questionId: id }, data: { findings, due: false } })
  expect(await listFindings(database.prisma, id)).toEqual([{ ...known, other: null }])
})
