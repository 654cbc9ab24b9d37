import { buildItem, buildRun, deleteQuestionsAndRuns } from '@pathwise/testing/assessment-runs'
import { closeAfterTests } from '@pathwise/testing/close-after-tests'
import { createTestDatabase } from '@pathwise/testing/database'
import { expect, it } from 'vitest'
import { calibrate } from '../../calibration/calibrate.ts'
import { listFindings } from './findings.service.ts'
import { levelFarFromLearned } from './learned-level.ts'
import { lintDueQuestions } from './lint.service.ts'

const parameters = { questionVersion: 3, difficulty: 1.5, difficultyDoubt: 0.2, answers: 60 }
const item = { version: 3, difficultyLevel: 'beginner', parameters }

it('reports a level that is two or more levels from the learned difficulty', () => {
  const finding = { rule: 'level_far_from_learned', place: 'difficulty_level' }
  expect(levelFarFromLearned(item)).toEqual([{ ...finding, detail: 'expert' }])
  const easy = { ...item, difficultyLevel: 'expert', parameters: { ...parameters, difficulty: -1.5 } }
  expect(levelFarFromLearned(easy)).toEqual([{ ...finding, detail: 'beginner' }])
})

it.each<[string, Partial<typeof item>]>([
  ['a neighboring level', { difficultyLevel: 'advanced' }],
  ['a learned difficulty whose 80% band includes the level', { parameters: { ...parameters, difficultyDoubt: 2 } }],
  ['too few answers', { parameters: { ...parameters, answers: 49 } }],
  ['answers to an earlier version', { version: 4 }],
])('reports nothing for %s', (_name, change) => {
  expect(levelFarFromLearned({ ...item, ...change })).toEqual([])
})

it('reports nothing for a question that no run has asked', () => {
  expect(levelFarFromLearned({ ...item, parameters: null })).toEqual([])
})

it('stores a finding when answers contradict the level, and removes it after an edit', async () => {
  const database = closeAfterTests(await createTestDatabase())
  const { prisma } = database
  const question = await buildItem(database, { difficultyLevel: 'expert' })
  await lintDueQuestions(prisma)
  const startedAt = new Date('2026-11-02T15:00:00Z')
  for (let run = 0; run < 60; run++) await buildRun(database, { startedAt, answers: [{ question }] })
  await calibrate(prisma, () => new Date('2026-11-05T15:00:00Z'))
  await lintDueQuestions(prisma)
  expect(await listFindings(prisma, question.id)).toMatchObject([
    { rule: 'level_far_from_learned', place: 'difficulty_level', detail: 'beginner' },
  ])
  await prisma.question.update({ where: { id: question.id }, data: { version: 2, title: 'Another text' } })
  await lintDueQuestions(prisma)
  expect(await listFindings(prisma, question.id)).toEqual([])
  await deleteQuestionsAndRuns(database)
})
