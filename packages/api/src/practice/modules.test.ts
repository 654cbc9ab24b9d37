import { describeModule } from '@pathwise/planner/section-module'
import { buildQuestion, buildUser } from '@pathwise/testing/builders'
import { closeAfterTests } from '@pathwise/testing/close-after-tests'
import { createTestDatabase } from '@pathwise/testing/database'
import { beforeEach, describe, expect, it } from 'vitest'
import { buildPracticeAnswer } from '../../test/practicing-student.ts'
import { openRouter } from '../../test/router.ts'

const database = closeAfterTests(await createTestDatabase())
const now = new Date('2026-11-24T12:00:00Z')
const { callAs } = openRouter(database, { now: () => now })
const visitor = callAs(null)
const { domains } = describeModule('sat.math')
const levels = ['expert', 'beginner', 'advanced', 'intermediate']

const choices = ['A', 'B', 'C'].map((id) => ({ id, html: `Choice ${id}`, feedback: `About ${id}` }))
/** Creates enough problems to fill the given number of modules. With `short`, the first domain lacks one problem. */
async function fillBank(modules: number, short = false) {
  for (const [number, { skills, questions }] of domains.entries()) {
    const count = questions * modules - (short && number === 0 ? 1 : 0)
    for (let index = 0; index < count; index++) {
      const difficultyLevel = levels[index % levels.length] ?? 'beginner'
      await buildQuestion(database, { skillTags: [skills[index % skills.length] ?? ''], difficultyLevel, choices })
    }
  }
}

async function signUp() {
  const { id } = await buildUser(database)
  return { id, student: callAs({ id }) }
}

const countOf = async (caller: typeof visitor, seen: number[] = []) =>
  (await caller.practice.countAvailableModules({ seen })).find(({ section }) => section === 'sat.math')

beforeEach(async () => {
  await database.prisma.question.deleteMany()
})

describe('practice.createModule', () => {
  it('returns the exam’s number of problems per domain, easiest first, without answers', async () => {
    await fillBank(2)
    const module = await visitor.practice.createModule({ section: 'sat.math' })
    const counts = domains.map(({ id }) => module.problems.filter(({ domain }) => domain === id).length)
    expect(counts).toEqual(domains.map(({ questions }) => questions))
    const ranks = module.problems.map(({ problem }) =>
      ['beginner', 'intermediate', 'advanced', 'expert'].indexOf(problem.difficultyLevel),
    )
    expect(ranks).toEqual(ranks.toSorted((one, other) => one - other))
    expect(JSON.stringify(module)).not.toContain('About')
    for (const { domain, problem } of module.problems) {
      const { skills } = domains.find(({ id }) => id === domain) ?? { skills: [] }
      expect(skills).toContain(problem.skillTags[0])
    }
  })

  it.each([
    ['standard', '12:35:00'],
    ['half_more', '12:52:30'],
    ['double', '13:10:00'],
  ] as const)('computes the end of %s time from the server’s clock', async (time, end) => {
    await fillBank(1)
    const module = await visitor.practice.createModule({ section: 'sat.math', time })
    expect([module.started_at, module.ends_at]).toEqual(['2026-11-24T12:00:00.000Z', `2026-11-24T${end}.000Z`])
  })

  it('excludes problems that the student has seen, and counts the remaining modules', async () => {
    await fillBank(2)
    const { student } = await signUp()
    expect(await countOf(student)).toMatchObject({ minutes: 35, questions: 22, modules: 2 })
    const first = await student.practice.createModule({ section: 'sat.math' })
    const answers = first.problems.map(({ problem }) => buildPracticeAnswer(problem))
    await student.practice.gradeModule({ answers })
    expect((await countOf(student))?.modules).toBe(1)
    const second = await student.practice.createModule({ section: 'sat.math' })
    const ids = [...first.problems, ...second.problems].map(({ problem }) => problem.id)
    expect(new Set(ids).size).toBe(44)
    const seen = second.problems.map(({ problem }) => problem.id)
    const refused = student.practice.createModule({ section: 'sat.math', seen })
    await expect(refused).rejects.toMatchObject({ code: 'CONFLICT', reason: 'no_items' })
    expect((await countOf(visitor, seen))?.modules).toBe(1)
  })

  it('does not count ACT-format problems toward the available modules', async () => {
    await fillBank(1, true)
    await buildQuestion(database, { skillTags: ['math.linear-equations'], course: 'ACT Math', choices })
    expect((await countOf(visitor))?.modules).toBe(0)
  })

  it('throws no_items when a domain has too few problems', async () => {
    await fillBank(1, true)
    expect((await countOf(visitor))?.modules).toBe(0)
    const refused = visitor.practice.createModule({ section: 'sat.math' })
    await expect(refused).rejects.toMatchObject({ code: 'CONFLICT', reason: 'no_items' })
  })
})

describe('practice.gradeModule', () => {
  it('returns every solution, and stores each answer of a signed-in student once', async () => {
    const { id, student } = await signUp()
    const question = await buildQuestion(database, { choices })
    const typed = { questionType: 'numerical', choices: [], answer: '3' }
    const number = await buildQuestion(database, typed)
    const answers = [
      buildPracticeAnswer(question),
      buildPracticeAnswer(number, { answer: { text: 'three' } }),
      buildPracticeAnswer(await buildQuestion(database, typed), { answer: { text: '3.0' } }),
    ]
    const { replies } = await student.practice.gradeModule({ answers })
    expect(replies.map(({ reply }) => reply?.outcome)).toEqual(['wrong', 'wrong', 'right'])
    expect(replies.map(({ reply }) => reply?.solution?.answer)).toEqual(['B', '3', '3'])
    expect(await student.practice.gradeModule({ answers })).toEqual({ replies })
    const stored = await database.prisma.response.findMany({ where: { userId: id } })
    expect(stored.map(({ purpose, attempt }) => [purpose, attempt])).toEqual(answers.map(() => ['practice', 1]))
  })

  it.each([
    ['6/7', 'right'],
    ['.8571', 'right'],
    ['0.857', 'right'],
    ['0.86', 'wrong'],
    ['x', 'wrong'],
  ] as const)('grades %s as the exam does when the answer is 6/7, also in a later upload', async (text, outcome) => {
    const typed = { questionType: 'numerical', choices: [], answer: '6/7' }
    const answer = buildPracticeAnswer(await buildQuestion(database, typed), { answer: { text } })
    const { replies } = await visitor.practice.gradeModule({ answers: [answer] })
    expect(replies[0]?.reply?.outcome).toBe(outcome)
    const { student } = await signUp()
    const uploaded = await student.practice.upload({ answers: [{ ...answer, in_module: true }] })
    expect(uploaded).toEqual({ stored: [answer.client_key], refused: [] })
    expect(await student.practice.history()).toMatchObject([{ id: answer.id, outcome }])
  })

  it('requires the exact value when a typed answer is not from a module', async () => {
    const { student } = await signUp()
    const typed = { questionType: 'numerical', choices: [], answer: '6/7' }
    const answer = buildPracticeAnswer(await buildQuestion(database, typed), { answer: { text: '.8571' } })
    expect(await student.practice.answer(answer)).toMatchObject({ outcome: 'wrong' })
  })

  it('returns review cards to a visitor, and stores nothing', async () => {
    const question = await buildQuestion(database, { choices })
    const { replies } = await visitor.practice.gradeModule({ answers: [buildPracticeAnswer(question)] })
    expect(replies[0]?.reply?.cards).toMatchObject([{ id: question.id, lapses: 0 }])
    expect(await database.prisma.response.count({ where: { questionId: question.id } })).toBe(0)
  })

  it('returns a null reply for a problem that has been removed', async () => {
    const question = await buildQuestion(database, { choices, deletedAt: new Date() })
    const { replies } = await visitor.practice.gradeModule({ answers: [buildPracticeAnswer(question)] })
    expect(replies).toEqual([{ id: question.id, reply: null }])
  })

  it('stores no answers when one is invalid for its problem', async () => {
    const { id, student } = await signUp()
    const question = await buildQuestion(database, { choices })
    const other = buildPracticeAnswer(await buildQuestion(database, { choices }), { answer: { choice: 'Z' } })
    const refused = student.practice.gradeModule({ answers: [buildPracticeAnswer(question), other] })
    await expect(refused).rejects.toMatchObject({ code: 'UNPROCESSABLE_CONTENT' })
    expect(await database.prisma.response.count({ where: { userId: id } })).toBe(0)
  })
})
