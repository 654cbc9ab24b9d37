import { buildItem } from '@pathwise/testing/assessment-runs'
import { buildQuestion, buildUser } from '@pathwise/testing/builders'
import { closeAfterTests } from '@pathwise/testing/close-after-tests'
import { createTestDatabase } from '@pathwise/testing/database'
import { describe, expect, it } from 'vitest'
import { openRouter } from '../../../test/router.ts'
import { askable } from '../../assessments/item-pool.ts'
import { findProblemCandidates } from '../../diagnostics/diagnostics.service.ts'
import { createQuestionInputSchema, type Question } from '../questions.schemas.ts'
import type { ReviewState } from './review.vocabulary.ts'

const database = closeAfterTests(await createTestDatabase())
const now = new Date('2026-11-25T12:00:00.000Z')
const { callAs } = openRouter(database, { now: () => now })
const visitor = callAs(null)
const buildEditor = async (name: string, role: 'admin' | 'editor' = 'editor') =>
  callAs({ id: (await buildUser(database, { name, role })).id, role })
const mina = await buildEditor('Mina')
const joon = await buildEditor('Joon')
const head = await buildEditor('Head', 'admin')

const skill = 'math.linear-equations'
const written = createQuestionInputSchema.parse({
  ...{ title: 'A sum', subject: 'mathematics', course: 'Algebra 1', grade_code: 'G9', education_level: 'high_school' },
  ...{ difficulty_level: 'beginner', difficulty_score: 1, question_type: 'multiple_choice', skill_tags: [skill] },
  content_question_mj: '<p>What is 1 + 1?</p>',
  choices: [
    { id: 'A', html: '2' },
    { id: 'B', html: '3' },
  ],
  answer: 'A',
})

const moveTo = (state: ReviewState, { id, version }: Pick<Question, 'id' | 'version'>) => ({
  ...{ id, version, state },
})

const edit = ({ id, legacy_id, version }: Question, title: string, review_state?: ReviewState) => ({
  ...{ ...written, id, legacy_id, version, title, review_state },
})

async function publish(question: Pick<Question, 'id' | 'version'>) {
  await joon.questions.setReviewState(moveTo('reviewed', question))
  return joon.questions.setReviewState(moveTo('live', question))
}

describe('the review state of a question', () => {
  it("creates a draft, which becomes live after another editor's review", async () => {
    const question = await mina.questions.create(written)
    const copy = await mina.questions.duplicate({ id: question.id })
    for (const { review_state, changed_since_review } of [question, copy]) {
      expect({ review_state, changed_since_review }).toEqual({ review_state: 'draft', changed_since_review: false })
    }
    expect(await publish(question)).toMatchObject({
      ...{ review_state: 'live', changed_since_review: false, version: 1, updated_at: question.updated_at },
    })
    const event = { question_version: 1, override: false, at: now.toISOString(), by: 'Joon' }
    expect((await mina.questions.reviews({ id: question.id })).reviews).toMatchObject([
      { ...event, from: 'reviewed', to: 'live' },
      { ...event, from: 'draft', to: 'reviewed' },
    ])
    const { items } = await head.audit.list({ target: String(question.id) })
    expect(items).toMatchObject([
      { action: 'question_reviewed', details: { from: 'reviewed', to: 'live', version: 1, override: false } },
      { action: 'question_reviewed', details: { from: 'draft', to: 'reviewed' } },
    ])
  })

  it('rejects a review by the last author, but lets an administrator override this and records the override', async () => {
    const question = await mina.questions.create(written)
    const refused = mina.questions.setReviewState(moveTo('reviewed', question))
    await expect(refused).rejects.toMatchObject({ code: 'CONFLICT', reason: 'own_change' })
    const edited = await head.questions.update(edit(question, 'Another sum'))
    await expect(head.questions.reviews({ id: question.id })).resolves.toMatchObject({ own_change: true })
    await head.questions.setReviewState(moveTo('reviewed', edited))
    const { reviews } = await mina.questions.reviews({ id: question.id })
    expect(reviews).toMatchObject([{ to: 'reviewed', override: true, by: 'Head' }])
  })

  it('shows the account id of a reviewer without a name, and no reviewer after the account is deleted', async () => {
    const question = await mina.questions.create(written)
    const unnamed = await buildUser(database, { name: null, role: 'editor' })
    await callAs({ id: unnamed.id, role: 'editor' }).questions.setReviewState(moveTo('reviewed', question))
    expect((await mina.questions.reviews({ id: question.id })).reviews).toMatchObject([{ by: unnamed.id }])
    await database.prisma.user.delete({ where: { id: unnamed.id } })
    expect((await mina.questions.reviews({ id: question.id })).reviews).toMatchObject([{ by: null }])
  })

  it('rejects going live without a review, and rejects reviews of outdated versions', async () => {
    const question = await mina.questions.create(written)
    const skipping = joon.questions.setReviewState(moveTo('live', question))
    await expect(skipping).rejects.toMatchObject({ reason: 'not_reviewed' })
    const outdated = joon.questions.setReviewState({ ...moveTo('reviewed', question), version: 2 })
    await expect(outdated).rejects.toMatchObject({ reason: 'version_conflict' })
    await joon.questions.setReviewState(moveTo('reviewed', question))
    const edited = await mina.questions.update(edit(question, 'Edited after its review'))
    expect(edited).toMatchObject({ review_state: 'reviewed', changed_since_review: true })
    const unseen = joon.questions.setReviewState(moveTo('live', edited))
    await expect(unseen).rejects.toMatchObject({ reason: 'not_reviewed' })
    expect((await mina.questions.reviews({ id: question.id })).reviews).toHaveLength(1)
  })

  it('records one review when two editors approve a question concurrently', async () => {
    const question = await mina.questions.create(written)
    const other = await buildEditor('Other')
    const both = await Promise.allSettled(
      [joon, other].map((editor) => editor.questions.setReviewState(moveTo('reviewed', question))),
    )
    // The slower request may be rejected, but only because the row changed after it was read. If it finds the state
    // already set, it succeeds.
    const refusals = both.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
    expect(refusals.filter(({ reason }) => reason !== 'version_conflict')).toEqual([])
    expect((await mina.questions.reviews({ id: question.id })).reviews).toMatchObject([
      { from: 'draft', to: 'reviewed' },
    ])
  })

  it('keeps a question live after an edit, and lets only another editor confirm the edit', async () => {
    const question = await mina.questions.create(written)
    await publish(question)
    const edited = await mina.questions.update(edit(question, 'Edited while live'))
    expect(edited).toMatchObject({ review_state: 'live', changed_since_review: true, version: 2 })
    expect(await joon.questions.reviews({ id: question.id })).toMatchObject({ compare_with: 1, own_change: false })
    const own = mina.questions.setReviewState(moveTo('live', edited))
    await expect(own).rejects.toMatchObject({ reason: 'own_change' })
    const confirmed = await joon.questions.setReviewState(moveTo('live', edited))
    expect(confirmed).toMatchObject({ review_state: 'live', changed_since_review: false })
    expect(await joon.questions.reviews({ id: question.id })).toMatchObject({ compare_with: null })
  })

  it('changes the review state on an update only when the update contains a different state', async () => {
    const question = await mina.questions.create(written)
    const live = await publish(question)
    const edited = await mina.questions.update(edit(live, 'With the state that was read', 'live'))
    expect(edited).toMatchObject({ review_state: 'live', changed_since_review: true })
    const withdrawn = await mina.questions.update(edit(edited, edited.title, 'draft'))
    expect(withdrawn).toMatchObject({ review_state: 'draft', changed_since_review: false, version: edited.version })
    const both = mina.questions.update(edit(withdrawn, 'Never stored', 'reviewed'))
    await expect(both).rejects.toMatchObject({ reason: 'own_change' })
    expect(await mina.questions.get({ id: question.id })).toMatchObject({ title: edited.title, review_state: 'draft' })
  })

  it('rejects a new review state for an archived question, and from students and visitors', async () => {
    const question = await mina.questions.create(written)
    await mina.questions.archive({ id: question.id })
    const archived = joon.questions.setReviewState(moveTo('reviewed', question))
    await expect(archived).rejects.toMatchObject({ code: 'NOT_FOUND' })
    for (const [caller, code] of [
      [visitor, 'UNAUTHORIZED'],
      [callAs({}), 'FORBIDDEN'],
    ] as const) {
      await expect(caller.questions.setReviewState(moveTo('draft', question))).rejects.toMatchObject({ code })
      await expect(caller.questions.reviews({ id: question.id })).rejects.toMatchObject({ code })
    }
  })

  it('filters the question list by review state, and by edits since the review', async () => {
    const title = 'Listed by review state'
    const question = await mina.questions.create({ ...written, title })
    const list = async (review: 'changed' | 'draft' | 'live' | 'reviewed') =>
      (await mina.questions.list({ search: title, review })).questions.map(({ id }) => id)
    expect([await list('draft'), await list('live')]).toEqual([[question.id], []])
    await joon.questions.setReviewState(moveTo('reviewed', question))
    expect([await list('draft'), await list('reviewed')]).toEqual([[], [question.id]])
    await joon.questions.setReviewState(moveTo('live', question))
    expect([await list('live'), await list('changed')]).toEqual([[question.id], []])
    await mina.questions.update(edit(question, `${title}, edited`))
    expect([await list('live'), await list('changed')]).toEqual([[question.id], [question.id]])
  })
})

describe('a question that is not live', () => {
  it.each(['draft', 'reviewed'])('is hidden from practice when it is %s', async (reviewState) => {
    const title = `Hidden while ${reviewState}`
    const question = await buildQuestion(database, { title, reviewState, skillTags: ['math.geometry'] })
    await expect(visitor.practice.get({ id: question.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const listed = async () => (await visitor.practice.list({ skill: 'math.geometry' })).map(({ id }) => id)
    const set = () => visitor.practice.createSet({ kind: 'skill', skill: 'math.geometry', count: 5 })
    const candidates = async () => (await findProblemCandidates(database.prisma, ['math.geometry'])).map(({ id }) => id)
    expect(await listed()).not.toContain(question.id)
    expect(await candidates()).not.toContain(question.id)
    await expect(set()).rejects.toMatchObject({ reason: 'no_items' })
    const where = { id: question.id }
    await database.prisma.question.update({ where, data: { reviewState: 'live' } })
    expect(await listed()).toContain(question.id)
    expect(await candidates()).toContain(question.id)
    expect((await set()).problems.map(({ id }) => id)).toEqual([question.id])
    await database.prisma.question.delete({ where })
  })

  it('asks only live questions in runs', async () => {
    const item = await buildItem(database, { reviewState: 'reviewed' })
    const live = await buildItem(database)
    const found = await database.prisma.question.findMany({
      where: { ...askable, id: { in: [item.id, live.id] } },
      select: { id: true },
    })
    expect(found).toEqual([{ id: live.id }])
  })
})
