import { buildAssessmentItems } from '@pathwise/testing/assessment-items'
import { closeAfterTests } from '@pathwise/testing/close-after-tests'
import { createTestDatabase } from '@pathwise/testing/database'
import { describe, expect, it } from 'vitest'
import { answer, answerAll, buildAnswer, openItem, overview } from '../../test/measured-student.ts'
import { openRouter } from '../../test/router.ts'
import { buildSubject } from './measured-subject.ts'

const database = closeAfterTests(await createTestDatabase())
await buildAssessmentItems(database, { skills: buildSubject('sat.math').skills })
const visitor = openRouter(database).callAs(null)

/** Starts a run with three correct answers, so that the student is expected to know the next one. */
async function startStrong() {
  const run = await visitor.assessments.start({ ...overview, goal: 'My SAT Math score is 800' })
  return answerAll(database, visitor, run, { choose: () => 'right', most: 3 })
}

describe('"I don\'t know"', () => {
  it('offers a second try when the student probably knows the answer, and counts only the second try', async () => {
    const run = await startStrong()
    const first = await buildAnswer(database, run, 'unknown')
    const back = await visitor.assessments.answer(first)
    expect(back).toMatchObject({ answered: 3, item: { ...openItem(run), try_anyway: true } })
    expect(await visitor.assessments.answer(first)).toEqual(back)
    expect(await visitor.assessments.get({ id: run.id })).toEqual(back)
    const next = await answer(database, visitor, back, 'right')
    expect(next).toMatchObject({ answered: 4, item: { position: 4, try_anyway: false } })
    const { answers } = await visitor.assessments.finish({ id: run.id })
    expect(answers).toHaveLength(4)
    expect(answers[3]).toMatchObject({ tried: true, outcome: 'right' })
    expect(await database.prisma.response.count({ where: { runId: run.id } })).toBe(5)
  })

  it('moves to the next item after a second "I don\'t know"', async () => {
    const back = await answer(database, visitor, await startStrong(), 'unknown')
    const next = await answer(database, visitor, back, 'unknown')
    expect(next.item).toMatchObject({ position: 4, try_anyway: false })
  })

  it('counts "I don\'t know" as the answer when the student finishes the run instead of trying again', async () => {
    const back = await answer(database, visitor, await startStrong(), 'unknown')
    const { answered, answers } = await visitor.assessments.finish({ id: back.id })
    expect([answered, answers.at(-1)?.outcome, answers.at(-1)?.tried]).toEqual([4, 'unknown', false])
  })

  it('moves to the next item when the student probably does not know the answer', async () => {
    const run = await visitor.assessments.start({ ...overview, grade: 'G9', goal: 'My SAT Math score is 200' })
    const weak = await answerAll(database, visitor, run, { choose: () => 'wrong', most: 6 })
    const next = await answer(database, visitor, weak, 'unknown')
    expect(next.item).toMatchObject({ position: 7, try_anyway: false })
  })
})

describe('answers submitted too quickly', () => {
  const rushed = { elapsed_ms: 900 }

  it('stores rushed answers without counting them, up to six per run', async () => {
    let run = await visitor.assessments.start(overview)
    for (let index = 0; index < 6; index++) run = await answer(database, visitor, run, 'wrong', rushed)
    expect(run).toMatchObject({ answered: 0, rushed: 6, item: { position: 6 } })
    run = await answer(database, visitor, run, 'wrong', rushed)
    expect(run).toMatchObject({ answered: 1, rushed: 6 })
    const { answers, measurement } = await visitor.assessments.finish({ id: run.id })
    expect(answers.map(({ counts }) => counts)).toEqual([false, false, false, false, false, false, true])
    expect(measurement?.skills.flatMap((claim) => claim.answers)).toEqual([6])
  })

  it('offers no second try after a rushed "I don\'t know"', async () => {
    const run = await startStrong()
    const next = await answer(database, visitor, run, 'unknown', rushed)
    expect(next).toMatchObject({ answered: 3, rushed: 1, item: { position: 4, try_anyway: false } })
  })

  it('detects a rushed answer by the item’s usual answer time, if it is known', async () => {
    const run = await visitor.assessments.start(overview)
    const { id, version } = await database.prisma.question.findFirstOrThrow({ where: { body: openItem(run).body } })
    await database.prisma.itemParameters.create({
      data: {
        ...{ questionId: id, questionVersion: version, grid: [], slope: 1, difficulty: 0, slopeDoubt: 0.2 },
        ...{ difficultyDoubt: 0.3, usualMs: 100_000, updatedAt: new Date() },
      },
    })
    expect((await answer(database, visitor, run, 'wrong', { elapsed_ms: 11_000 })).rushed).toBe(1)
  })
})

it('returns no verdicts when every answer is "I don\'t know"', async () => {
  const run = await visitor.assessments.start(overview)
  const done = await answerAll(database, visitor, run, { choose: () => 'unknown' })
  expect(done.measurement).toMatchObject({ few_answers: false, low_effort: true })
  const verdicts = [...(done.measurement?.skills ?? []), ...(done.measurement?.domains ?? [])]
  expect(verdicts.every(({ verdict }) => verdict === 'not_sure' || verdict === 'inferred')).toBe(true)
})
