import { buildQuestion, buildUser } from '@pathwise/testing/builders'
import { closeAfterTests } from '@pathwise/testing/close-after-tests'
import { createTestDatabase } from '@pathwise/testing/database'
import { beforeEach, describe, expect, it } from 'vitest'
import { buildPracticeAnswer } from '../../test/practicing-student.ts'
import { openRouter } from '../../test/router.ts'

const database = closeAfterTests(await createTestDatabase())
const start = Date.UTC(2026, 10, 24, 15)
let now = start
const { callAs } = openRouter(database, { now: () => new Date(now) })
const day = (number: number) => start + number * 86_400_000
const at = (time: number) => ({ answered_at: new Date(time).toISOString() })
const noItems = { code: 'CONFLICT', reason: 'no_items' }

async function signUp() {
  const { id } = await buildUser(database)
  return callAs({ id })
}

beforeEach(async () => {
  now = start
  await database.prisma.question.deleteMany()
})

describe('an account’s due set', () => {
  it('repeats a missed problem the next day, and schedules another review after a correct answer', async () => {
    const student = await signUp()
    const missed = await buildQuestion(database)
    const solved = await buildQuestion(database, { skillTags: ['math.polynomials'] })
    await student.practice.answer(buildPracticeAnswer(missed, at(now)))
    await student.practice.answer(buildPracticeAnswer(solved, { answer: { choice: 'B' }, ...at(now) }))
    await expect(student.practice.createSet({ kind: 'due' })).rejects.toMatchObject(noItems)
    now = day(1)
    const set = await student.practice.createSet({ kind: 'due' })
    expect(set.problems.map(({ id }) => id)).toEqual([missed.id])
    expect(set.reviews).toEqual([])
    await student.practice.answer(buildPracticeAnswer(missed, { answer: { choice: 'B' }, ...at(now) }))
    await expect(student.practice.createSet({ kind: 'due' })).rejects.toMatchObject(noItems)
    const [history] = await student.practice.history()
    expect(history?.card).toMatchObject({ id: missed.id, reviews: 1, lapses: 0, last_at: new Date(now).toISOString() })
    expect(Date.parse(history?.card?.due_at ?? '')).toBeGreaterThan(day(2))
  })

  it('replaces a missed problem with a similar unseen problem, and updates the card of the missed problem', async () => {
    const student = await signUp()
    const missed = await buildQuestion(database, { skillTags: ['math.quadratics'] })
    await buildQuestion(database, { skillTags: ['math.quadratics'], difficultyLevel: 'expert' })
    await buildQuestion(database, { skillTags: ['math.polynomials', 'math.quadratics'] })
    const fresh = await buildQuestion(database, { skillTags: ['math.quadratics'] })
    await student.practice.answer(buildPracticeAnswer(missed, at(now)))
    now = day(1)
    const set = await student.practice.createSet({ kind: 'due' })
    expect(set.problems.map(({ id }) => id)).toEqual([fresh.id])
    expect(set.reviews).toEqual([{ id: fresh.id, review_of: missed.id }])
    const answer = buildPracticeAnswer(fresh, { answer: { choice: 'B' }, review_of: missed.id, ...at(now) })
    await student.practice.answer(answer)
    const history = await student.practice.history()
    expect(history.map(({ id, card }) => [id, card?.reviews])).toEqual([
      [fresh.id, undefined],
      [missed.id, 1],
    ])
    const stored = await database.prisma.response.findUnique({ where: { clientKey: answer.client_key } })
    expect(stored).toMatchObject({ purpose: 'review', reviewOf: missed.id })
  })

  it('repeats a missed problem when the lint rejects the answer of the only similar unseen problem', async () => {
    const student = await signUp()
    const missed = await buildQuestion(database)
    const rejected = await buildQuestion(database)
    await database.prisma.questionSearch.update({
      where: { questionId: rejected.id },
      data: { problems: ['unreadable_answer'] },
    })
    await student.practice.answer(buildPracticeAnswer(missed, at(now)))
    now = day(1)
    const set = await student.practice.createSet({ kind: 'due' })
    expect(set.problems.map(({ id }) => id)).toEqual([missed.id])
  })

  it('treats a correct answer given with a hint as a miss', async () => {
    const student = await signUp()
    const question = await buildQuestion(database)
    await student.practice.answer(buildPracticeAnswer(question, { answer: { choice: 'B' }, hints: 1, ...at(now) }))
    now = day(1)
    expect((await student.practice.createSet({ kind: 'due' })).problems).toHaveLength(1)
  })

  it('counts reviews already done that day toward the limit of ten', async () => {
    const student = await signUp()
    const skills = ['math.quadratics', 'math.functions', 'math.geometry', 'math.inequalities']
    for (let index = 0; index < 12; index += 1) {
      const question = await buildQuestion(database, { skillTags: [skills[index % 4] ?? ''] })
      await student.practice.answer(buildPracticeAnswer(question, { answer: null, ...at(now) }))
    }
    now = day(1)
    const first = await student.practice.createSet({ kind: 'due', count: 8 })
    expect(first.problems).toHaveLength(8)
    for (const problem of first.problems) {
      await student.practice.answer(buildPracticeAnswer(problem, { answer: { choice: 'B' }, ...at(now) }))
    }
    expect((await student.practice.createSet({ kind: 'due' })).problems).toHaveLength(2)
  })

  it('returns the same history for live answers and for the same answers uploaded in reverse order', async () => {
    const [one, other] = [await signUp(), await signUp()]
    const question = await buildQuestion(database)
    const answers = [
      buildPracticeAnswer(question, at(day(0))),
      buildPracticeAnswer(question, { answer: { choice: 'B' }, ...at(day(1)) }),
      buildPracticeAnswer(question, at(day(5))),
    ]
    now = day(6)
    for (const answer of answers) await one.practice.answer(answer)
    const again = answers.map((answer) => ({ ...answer, client_key: crypto.randomUUID() })).reverse()
    await other.practice.upload({ answers: again })
    const [[first], [second]] = [await one.practice.history(), await other.practice.history()]
    expect(second?.card).toEqual(first?.card)
    expect(first?.card).toMatchObject({ reviews: 2, lapses: 1 })
  })
})

describe('a due set without an account', () => {
  it('chooses problems by the cards that the visitor sends back, and stores nothing', async () => {
    const visitor = callAs(null)
    const question = await buildQuestion(database)
    const { cards } = await visitor.practice.answer(buildPracticeAnswer(question, at(now)))
    expect(cards).toMatchObject([{ id: question.id, reviews: 0, due_at: new Date(start + 43_200_000).toISOString() }])
    await expect(visitor.practice.createSet({ kind: 'due', cards })).rejects.toMatchObject(noItems)
    now = day(1)
    expect((await visitor.practice.createSet({ kind: 'due', cards })).problems.map(({ id }) => id)).toEqual([
      question.id,
    ])
    const right = buildPracticeAnswer(question, { answer: { choice: 'B' }, cards, ...at(now) })
    expect((await visitor.practice.answer(right)).cards).toMatchObject([{ id: question.id, reviews: 1, lapses: 0 }])
    expect(await database.prisma.response.count({ where: { questionId: question.id } })).toBe(0)
  })

  it('returns no card for a problem that was not missed', async () => {
    const question = await buildQuestion(database)
    const right = buildPracticeAnswer(question, { answer: { choice: 'B' }, ...at(now) })
    expect((await callAs(null).practice.answer(right)).cards).toEqual([])
  })

  it.each([
    ['a stability below the minimum', { stability: 0 }],
    ['a difficulty above the maximum', { difficulty: 11 }],
    ['a time before 1970', { last_at: '0001-01-01T00:00:00.000Z' }],
  ])('rejects a card with %s', async (_name, broken) => {
    const question = await buildQuestion(database)
    const { cards } = await callAs(null).practice.answer(buildPracticeAnswer(question, at(now)))
    const given = cards.map((card) => ({ ...card, ...broken }))
    await expect(callAs(null).practice.createSet({ kind: 'due', cards: given })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    })
  })
})
