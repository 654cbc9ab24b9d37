import { buildQuestion, buildUser } from '@pathwise/testing/builders'
import { closeAfterTests } from '@pathwise/testing/close-after-tests'
import { createTestDatabase } from '@pathwise/testing/database'
import { expect, it } from 'vitest'
import { buildPracticeAnswer } from '../../test/practicing-student.ts'
import { openRouter } from '../../test/router.ts'

const database = closeAfterTests(await createTestDatabase())
const { callAs } = openRouter(database)

async function signUp() {
  const { id } = await buildUser(database)
  return callAs({ id })
}

it('returns one entry per problem, newest first, with its first and last outcome', async () => {
  const student = await signUp()
  const [older, newer] = [await buildQuestion(database), await buildQuestion(database)]
  const at = (minute: number) => `2026-11-24T12:0${minute}:00.000Z`
  const last = buildPracticeAnswer(older, { attempt: 2, hints: 1, answer: { choice: 'B' }, answered_at: at(2) })
  await student.practice.answer(buildPracticeAnswer(older, { answered_at: at(1) }))
  await student.practice.answer(last)
  await student.practice.answer(buildPracticeAnswer(newer, { answer: null, answered_at: at(3) }))
  expect(await student.practice.history()).toMatchObject([
    { id: newer.id, outcome: 'unknown', first_outcome: 'unknown', attempts: 1, answered_at: at(3) },
    {
      ...{ id: older.id, outcome: 'right', first_outcome: 'wrong', hints: 1, attempts: 2 },
      ...{ answered_at: at(2), client_key: last.client_key },
    },
  ])
  expect(await (await signUp()).practice.history()).toEqual([])
})

it('returns the first grade of an essay as its first outcome, and `ungraded` before there is one', async () => {
  const student = await signUp()
  const essay = { questionType: 'essay', choices: [], answer: '' }
  const [graded, open] = [await buildQuestion(database, essay), await buildQuestion(database, essay)]
  const answer = { text: 'A source says so.' }
  const write = (question: typeof graded, minute: number, more: Parameters<typeof buildPracticeAnswer>[1] = {}) =>
    student.practice.answer(
      buildPracticeAnswer(question, { answer, answered_at: `2026-11-24T12:0${minute}:00.000Z`, ...more }),
    )
  await write(graded, 1)
  await write(graded, 2, { attempt: 2, self_grade: 'wrong' })
  await write(graded, 3)
  await write(graded, 4, { attempt: 2, self_grade: 'right' })
  await write(open, 5)
  expect(await student.practice.history()).toMatchObject([
    { id: open.id, outcome: 'ungraded', first_outcome: 'ungraded' },
    { id: graded.id, outcome: 'right', first_outcome: 'wrong' },
  ])
})

it.each([
  ['archived', { deletedAt: new Date() }],
  ['moved out of practice', { pool: 'assessment' }],
  ['found to have too few choices', { search: { update: { problems: ['too_few_choices'] } } }],
])('returns no review card for a missed problem that was %s, because it cannot be reviewed', async (_, data) => {
  const student = await signUp()
  const [gone, live] = [await buildQuestion(database), await buildQuestion(database)]
  await student.practice.answer(buildPracticeAnswer(gone))
  await student.practice.answer(buildPracticeAnswer(live))
  await database.prisma.question.update({ where: { id: gone.id }, data })
  const history = await student.practice.history()
  const cards = new Map(history.map(({ id, outcome, card }) => [id, [outcome, card?.id]]))
  expect([cards.get(gone.id), cards.get(live.id)]).toEqual([
    ['wrong', undefined],
    ['wrong', live.id],
  ])
  const ids = [gone.id, live.id, 999_999]
  expect(await callAs(null).practice.listRemoved({ ids })).toEqual([gone.id, 999_999])
})

it('stores each uploaded answer once, and returns a reason for each rejected one', async () => {
  const [student, other] = [await signUp(), await signUp()]
  const question = await buildQuestion(database)
  const archived = await buildQuestion(database, { deletedAt: new Date() })
  const kept = buildPracticeAnswer(question, { answer: { choice: 'B' } })
  const foreign = buildPracticeAnswer(question)
  await other.practice.answer(foreign)
  const gone = buildPracticeAnswer(archived)
  const broken = buildPracticeAnswer(question, { answer: { text: '4' } })
  const answers = [kept, foreign, gone, broken]
  for (let repetition = 0; repetition < 2; repetition += 1) {
    expect(await student.practice.upload({ answers })).toEqual({
      stored: [kept.client_key],
      refused: [
        { client_key: foreign.client_key, reason: 'key_used' },
        { client_key: gone.client_key, reason: 'not_found' },
        { client_key: broken.client_key, reason: 'bad_input' },
      ],
    })
  }
  expect(await student.practice.history()).toMatchObject([{ id: question.id, outcome: 'right', attempts: 1 }])
})

it('requires sign-in for the history and for uploads', async () => {
  const visitor = callAs(null)
  const answers = [buildPracticeAnswer(await buildQuestion(database))]
  await expect(visitor.practice.history()).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
  await expect(visitor.practice.upload({ answers })).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
})

it('includes practice answers in the account export', async () => {
  const student = await signUp()
  const question = await buildQuestion(database)
  await student.practice.answer(buildPracticeAnswer(question, { hints: 2 }))
  const { answers } = await student.account.exportData()
  expect(answers).toMatchObject([{ purpose: 'practice', question: question.id, hints: 2, answer: { choice: 'A' } }])
})

it.each(['1970-01-01T00:00:00Z', '9999-12-31T23:59:59Z'])(
  'stores an answer dated %s by an incorrect clock',
  async (at) => {
    const student = await signUp()
    const question = await buildQuestion(database)
    await student.practice.answer(buildPracticeAnswer(question, { answered_at: at }))
    expect(await student.practice.history()).toMatchObject([{ id: question.id, answered_at: at.replace('Z', '.000Z') }])
  },
)

it.each(['0000-01-01T00:00:00Z', '1970-01-01T00:00:00+14:00', '9999-12-31T23:59:59-14:00'])(
  'rejects an answer dated %s, which is out of range',
  async (at) => {
    const answer = buildPracticeAnswer(await buildQuestion(database), { answered_at: at })
    await expect((await signUp()).practice.answer(answer)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  },
)
