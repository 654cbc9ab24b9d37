import { buildQuestion, buildUser } from '@pathwise/testing/builders'
import { closeAfterTests } from '@pathwise/testing/close-after-tests'
import { createTestDatabase } from '@pathwise/testing/database'
import { describe, expect, it } from 'vitest'
import { openRouter } from '../../../test/router.ts'
import { commentLimits } from './comments.vocabulary.ts'

const database = closeAfterTests(await createTestDatabase())
const now = new Date('2026-11-25T12:00:00.000Z')
const { callAs } = openRouter(database, { now: () => now })
const mina = await buildUser(database, { name: 'Mina', role: 'editor' })
const joon = await buildUser(database, { name: 'Joon', role: 'editor' })
const author = callAs({ id: mina.id, role: 'editor' })
const colleague = callAs({ id: joon.id, role: 'editor' })

describe('a comment on a question', () => {
  it('shows a comment with its author and version to all editors, but exports it only for its author', async () => {
    const { id } = await buildQuestion(database, { version: 3 })
    await author.questions.addComment({ id, body: '  Is B <b>right</b> as well?  ' })
    const comment = { body: 'Is B <b>right</b> as well?', question_version: 3, at: now.toISOString(), by: 'Mina' }
    expect(await colleague.questions.comments({ id })).toEqual([{ ...comment, id: expect.any(Number), resolved: null }])
    expect(await author.account.exportData()).toMatchObject({
      question_comments: [{ question_id: id, body: comment.body, created_at: now.toISOString() }],
    })
    expect(await colleague.account.exportData()).toMatchObject({ question_comments: [] })
  })

  it('lists resolved comments last, and can reopen them', async () => {
    const { id } = await buildQuestion(database)
    await author.questions.addComment({ id, body: 'older' })
    const [older] = await author.questions.addComment({ id, body: 'newer' })
    const change = { id, comment: older?.id ?? 0 }
    expect(await colleague.questions.setCommentState({ ...change, resolved: true })).toMatchObject([
      { body: 'newer', resolved: null },
      { body: 'older', resolved: { at: now.toISOString(), by: 'Joon' } },
    ])
    expect(await author.questions.setCommentState({ ...change, resolved: false })).toMatchObject([
      { body: 'older', resolved: null },
      { body: 'newer', resolved: null },
    ])
    const { items } = await callAs({ id: mina.id, role: 'admin' }).audit.list({ target: String(id) })
    expect(items.map(({ action, actor, details }) => [action, actor?.id, details])).toEqual([
      ['comment_reopened', mina.id, { comment: older?.id }],
      ['comment_resolved', joon.id, { comment: older?.id }],
      ['comment_added', mina.id, { comment: expect.any(Number) }],
      ['comment_added', mina.id, { comment: older?.id }],
    ])
  })

  it('shows the account id of an editor without a name, and no author after the account is deleted', async () => {
    const { id } = await buildQuestion(database)
    const unnamed = await buildUser(database, { name: null, role: 'editor' })
    const caller = callAs({ id: unnamed.id, role: 'editor' })
    const [comment] = await caller.questions.addComment({ id, body: 'Unclear' })
    expect(await caller.questions.setCommentState({ id, comment: comment?.id ?? 0, resolved: true })).toMatchObject([
      { by: unnamed.id, resolved: { by: unnamed.id } },
    ])
    await database.prisma.user.delete({ where: { id: unnamed.id } })
    expect(await author.questions.comments({ id })).toMatchObject([{ by: null, resolved: { by: null } }])
  })

  it('throws NOT_FOUND for a comment of another question, and for an unknown question', async () => {
    const { id } = await buildQuestion(database)
    const other = await buildQuestion(database)
    const [comment] = await author.questions.addComment({ id, body: 'here' })
    const elsewhere = author.questions.setCommentState({ id: other.id, comment: comment?.id ?? 0, resolved: true })
    await expect(elsewhere).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const nowhere = author.questions.addComment({ id: 2_147_483_647, body: 'nowhere' })
    await expect(nowhere).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('rejects a comment that is empty, too long or not storable', async () => {
    const { id } = await buildQuestion(database)
    for (const body of [' ', 'x'.repeat(commentLimits.body + 1), 'a\0b']) {
      await expect(author.questions.addComment({ id, body })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    }
    expect(await author.questions.comments({ id })).toEqual([])
  })

  it('rejects a comment when the question already has the maximum number', async () => {
    const { id } = await buildQuestion(database)
    await database.prisma.questionComment.createMany({
      data: Array.from({ length: commentLimits.perQuestion }, () => ({
        ...{ questionId: id, questionVersion: 1, body: 'again', createdAt: now },
      })),
    })
    const refused = author.questions.addComment({ id, body: 'one more' })
    await expect(refused).rejects.toMatchObject({ code: 'PAYLOAD_TOO_LARGE' })
  })

  it('rejects comments from visitors and students', async () => {
    const { id } = await buildQuestion(database)
    for (const [caller, code] of [
      [callAs(null), 'UNAUTHORIZED'],
      [callAs({}), 'FORBIDDEN'],
    ] as const) {
      await expect(caller.questions.comments({ id })).rejects.toMatchObject({ code })
      await expect(caller.questions.addComment({ id, body: 'hello' })).rejects.toMatchObject({ code })
      const change = caller.questions.setCommentState({ id, comment: 1, resolved: true })
      await expect(change).rejects.toMatchObject({ code })
    }
  })
})
