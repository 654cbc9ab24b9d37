import { buildQuestion } from '@pathwise/testing/builders'
import { closeAfterTests } from '@pathwise/testing/close-after-tests'
import { createTestDatabase } from '@pathwise/testing/database'
import { expect, it } from 'vitest'
import { findSetInputSchema } from '../questions.schemas.ts'
import { findSetFindings } from './set-findings.service.ts'

const database = closeAfterTests(await createTestDatabase())

it('finds the answer position that is correct too often among the questions that match the filter', async () => {
  for (const answer of 'CCCCCCCCCCCCCCCCABBDD') await buildQuestion(database, { answer })
  for (const answer of 'ABCD') await buildQuestion(database, { answer, subject: 'physics' })
  await buildQuestion(database, { answer: 'C', deletedAt: new Date() })
  await buildQuestion(database, { questionType: 'numerical', choices: [], answer: '3' })
  const find = (filter: object) => findSetFindings(database, findSetInputSchema.parse(filter))
  expect(await find({})).toEqual([{ rule: 'key_imbalance', choices: 4, position: 3, count: 17, total: 25 }])
  expect(await find({ subject: 'mathematics' })).toMatchObject([{ count: 16, total: 21 }])
  expect(await find({ subject: 'physics' })).toEqual([])
})
