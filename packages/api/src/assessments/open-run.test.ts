import { buildAssessmentItems } from '@pathwise/testing/assessment-items'
import { closeAfterTests } from '@pathwise/testing/close-after-tests'
import { createTestDatabase } from '@pathwise/testing/database'
import { expect, it } from 'vitest'
import { answer, type Manner, openItem, overview } from '../../test/measured-student.ts'
import { openRouter } from '../../test/router.ts'
import type { RunState } from './assessments.schemas.ts'
import { buildSubject } from './measured-subject.ts'

const database = closeAfterTests(await createTestDatabase())
await buildAssessmentItems(database, { skills: buildSubject('sat.math').skills })
const visitor = openRouter(database).callAs(null)
const questions = await database.prisma.question.findMany()

/** Returns every key and value in a JSON value, at any depth. */
function walk(value: unknown, key = ''): { key: string; value: unknown }[] {
  if (Array.isArray(value)) return value.flatMap((one) => walk(one, key))
  if (typeof value !== 'object' || value === null) return [{ key, value }]
  return Object.entries(value).flatMap(([name, inner]) => [{ key: name, value: null }, ...walk(inner, name)])
}

/** Asserts that an open run does not reveal the answer to its item. */
function assertNoAnswer(state: RunState): void {
  const { body } = openItem(state)
  const question = questions.find((one) => one.body === body)
  if (!question) throw new Error(`There is no question with the text ${body}`)
  const found = walk(state)
  const hidden = /^(answer|explanation|title|difficulty|difficulty_.*|question_id|legacy_id|skill.*|curve|accepted.*)$/
  expect(found.filter(({ key }) => hidden.test(key))).toEqual([])
  const texts = found.flatMap(({ value }) => (typeof value === 'string' ? [value] : []))
  expect(texts.filter((text) => /secret/.test(text) || text === question.legacyId)).toEqual([])
  // Check only numerical answers, because the answer to a multiple-choice item is the id of a choice, and the ids of
  // all choices are displayed.
  expect(question.questionType === 'numerical' ? texts : []).not.toContain(question.answer)
  const numbers = found.flatMap(({ value }) => (typeof value === 'number' ? [value] : []))
  expect(numbers).not.toContain(question.id)
  expect([state.measurement, state.answers]).toEqual([null, []])
}

it('never returns the answer, explanation, difficulty, title or question id of an open item', async () => {
  // Add 5,000 to the question ids, so that no id equals a position or count in a response.
  await database.prisma.$executeRaw`UPDATE questions SET id = id + 5000`
  for (const question of questions) question.id += 5000
  const manners: readonly Manner[] = ['right', 'unknown', 'wrong', 'unknown', 'unknown', 'right']
  let run = await visitor.assessments.start(overview)
  let shown = 0
  for (let index = 0; run.item; index++) {
    assertNoAnswer(run)
    assertNoAnswer(await visitor.assessments.get({ id: run.id }))
    run = await answer(database, visitor, run, manners[index % manners.length] ?? 'wrong')
    shown++
  }
  expect(shown).toBeGreaterThan(8)
  expect(JSON.stringify(run.answers)).toContain('secret')
  expect(JSON.stringify(await visitor.assessments.offers())).not.toMatch(/secret|Item/)
})
