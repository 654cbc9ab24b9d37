import type { Question } from '@pathwise/db/prisma'
import { buildAssessmentItems } from '@pathwise/testing/assessment-items'
import { copyRun } from '@pathwise/testing/assessment-runs'
import { buildQuestion, buildUser } from '@pathwise/testing/builders'
import { closeAfterTests } from '@pathwise/testing/close-after-tests'
import { createTestDatabase } from '@pathwise/testing/database'
import { describe, expect, it } from 'vitest'
import { answerAll, chooseWeakAnswer, overview } from '../../test/measured-student.ts'
import { buildPracticeAnswer } from '../../test/practicing-student.ts'
import { openRouter, type RouterCaller } from '../../test/router.ts'
import type { AnswerPracticeInput } from '../practice/practice.schemas.ts'
import { buildSubject } from './measured-subject.ts'

const database = closeAfterTests(await createTestDatabase())
await buildAssessmentItems(database, { skills: buildSubject('sat.math').skills })
const finishedAt = new Date('2026-11-24T12:00:00Z')
const day = 24 * 3600 * 1000
const { callAs } = openRouter(database, { now: () => new Date(finishedAt.getTime() + 30 * day) })
const measuring = openRouter(database, { now: () => finishedAt })
const skill = 'math.quadratics'

const choices = ['A', 'B', 'C', 'D'].map((id) => ({ id, html: `Choice ${id}` }))
const buildProblem = (fields: Parameters<typeof buildQuestion>[1] = {}) =>
  buildQuestion(database, { choices, answer: 'B', skillTags: [skill], estimatedSeconds: 60, ...fields })

const visitor = measuring.callAs(null)
const { id: answeredRun } = await answerAll(database, visitor, await visitor.assessments.start(overview), {
  choose: chooseWeakAnswer,
})

/** Creates a student with a copy of the completed overview. */
async function measureStudent() {
  const { id: userId } = await buildUser(database)
  await copyRun(database, answeredRun, { userId, laterMs: 0 })
  return callAs({ id: userId })
}

/** Reads the student's measurement of `skill`, and the number of practice problems that it is based on. */
async function readSkill(caller: RouterCaller) {
  const { measurement, practiced, answers } = await caller.assessments.estimates({ section: 'sat.math' })
  const claim = measurement?.skills.find((one) => one.skill === skill)
  if (!claim) throw new Error('The student was not measured')
  return { practiced, middle: (claim.low + claim.high) / 2, answers, claim }
}

type Changes = Partial<AnswerPracticeInput>
/** Sets an answer's time to `days` days after the overview measurement. */
const on = (days: number, changes: Changes = {}): Changes => ({
  answered_at: new Date(finishedAt.getTime() + days * day).toISOString(),
  ...changes,
})
const right = { answer: { choice: 'B' } }

describe('practice as evidence', () => {
  it('raises a skill’s range after correct first attempts', async () => {
    const caller = await measureStudent()
    const before = await readSkill(caller)
    for (const minute of [1, 2, 3, 4, 5]) {
      await caller.practice.answer(buildPracticeAnswer(await buildProblem(), on(1 + minute / 1000, right)))
    }
    const after = await readSkill(caller)
    expect([before.practiced, after.practiced]).toEqual([0, 5])
    expect(after.middle).toBeGreaterThan(before.middle)
    expect(after.answers).toHaveLength(before.answers.length + 5)
    const positions = after.answers.flatMap((one) => (one.skill === skill ? [one.position] : []))
    expect(after.claim.answers).toEqual(positions)
  })

  it('lowers a skill’s range after an incorrect first attempt', async () => {
    const caller = await measureStudent()
    const before = await readSkill(caller)
    await caller.practice.answer(buildPracticeAnswer(await buildProblem({ difficultyLevel: 'beginner' }), on(1)))
    const after = await readSkill(caller)
    expect(after.practiced).toBe(1)
    expect(after.middle).toBeLessThan(before.middle)
  })

  it('counts a practice answer that a device uploads', async () => {
    const caller = await measureStudent()
    const answer = buildPracticeAnswer(await buildProblem(), on(2, right))
    await caller.practice.upload({ answers: [answer] })
    expect((await readSkill(caller)).practiced).toBe(1)
  })

  type Answers = (problem: Question) => AnswerPracticeInput[]
  const left: readonly [string, Answers, Parameters<typeof buildQuestion>[1]?][] = [
    ['with a hint', (one) => [buildPracticeAnswer(one, on(1, { ...right, hints: 1 }))], { hints: ['<p>Look</p>'] }],
    [
      'after an attempt with a hint',
      (one) => [buildPracticeAnswer(one, on(1, { hints: 1 })), buildPracticeAnswer(one, on(2, right))],
      { hints: ['<p>Look</p>'] },
    ],
    ['from before the overview', (one) => [buildPracticeAnswer(one, on(-1, right))]],
    [
      'that was given too fast to be a genuine attempt',
      (one) => [buildPracticeAnswer(one, on(1, { ...right, elapsed_ms: 900 }))],
    ],
    [
      'to a skill that the section does not measure',
      (one) => [buildPracticeAnswer(one, on(1, right))],
      { skillTags: [] },
    ],
    [
      'that the student graded',
      (one) => [
        buildPracticeAnswer(one, on(1, { answer: { text: 'So it is' } })),
        buildPracticeAnswer(one, on(2, { answer: { text: 'So it is' }, self_grade: 'right', attempt: 2 })),
      ],
      { questionType: 'essay', choices: [], answer: '' },
    ],
  ]
  it.each(left)('does not count an answer %s', async (_name, answers, fields) => {
    const caller = await measureStudent()
    const before = await readSkill(caller)
    for (const answer of answers(await buildProblem(fields))) await caller.practice.answer(answer)
    expect(await readSkill(caller)).toEqual(before)
  })

  it('counts only the first of two answers to the same problem', async () => {
    const caller = await measureStudent()
    const problem = await buildProblem({ difficultyLevel: 'beginner' })
    await caller.practice.answer(buildPracticeAnswer(problem, on(1)))
    const once = await readSkill(caller)
    await caller.practice.answer(buildPracticeAnswer(problem, on(2, right)))
    expect(await readSkill(caller)).toEqual(once)
  })

  it('ignores a sitting of random taps, but counts a later sitting', async () => {
    const caller = await measureStudent()
    for (let index = 0; index < 16; index++) {
      const problem = await buildProblem({ difficultyLevel: 'beginner', skillTags: ['math.linear-equations'] })
      const tap = index % 4 === 0 ? right : { answer: { choice: 'A' } }
      await caller.practice.answer(buildPracticeAnswer(problem, on(1 + index / 1000, tap)))
    }
    await caller.practice.answer(buildPracticeAnswer(await buildProblem(), on(3, right)))
    expect((await readSkill(caller)).practiced).toBe(1)
  })

  it('does not count another student’s practice', async () => {
    const caller = await measureStudent()
    const other = await measureStudent()
    await other.practice.answer(buildPracticeAnswer(await buildProblem(), on(1, right)))
    expect((await readSkill(caller)).practiced).toBe(0)
  })
})
