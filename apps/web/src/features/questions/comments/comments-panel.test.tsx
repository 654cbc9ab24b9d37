// @vitest-environment jsdom
import type { Comment } from '@pathwise/api/questions/comments/comments.schemas'
import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { stubApi } from '../../../../test/api.ts'
import type { Answer } from '../../../../test/calls.ts'
import { openQuestions } from '../../../../test/question-editor.tsx'
import { renderPart } from '../../../../test/render-part.tsx'
import { removeAccessToken, signInWith } from '../../../lib/session/access-token.ts'
import { CommentsPanel } from './comments-panel.tsx'

const comment: Comment = {
  ...{ id: 7, body: '<b>B</b>?', question_version: 3, by: 'Joon', resolved: null },
  at: '2026-11-20T15:00:00.000Z',
}

const findPanel = async () => within(await screen.findByRole('region', { name: 'Comments' }))

beforeEach(() => {
  removeAccessToken()
  signInWith('token')
})

it('adds a comment, shows it as plain text and clears the field', async () => {
  const { sent } = await openQuestions(undefined, { 'questions.addComment': () => ({ data: [comment] }) })
  const panel = await findPanel()
  const field = panel.getByRole('textbox', { name: 'Your comment' })
  await userEvent.type(field, comment.body)
  await userEvent.click(panel.getByRole('button', { name: 'Add comment' }))
  expect(await panel.findByText(comment.body)).toBeDefined()
  expect(sent('questions.addComment')).toEqual([{ id: 12, body: comment.body }])
  expect(field).toHaveProperty('value', '')
})

it('keeps the text and shows an error when adding a comment fails', async () => {
  await openQuestions(undefined, { 'questions.addComment': () => ({ status: 500, message: 'none' }) })
  const panel = await findPanel()
  await userEvent.type(panel.getByRole('textbox'), 'Not lost')
  await userEvent.click(panel.getByRole('button', { name: 'Add comment' }))
  expect(await panel.findByRole('alert')).toBeDefined()
  expect(panel.getByRole('textbox')).toHaveProperty('value', 'Not lost')
})

it('keeps the typed comment when reloading the comments fails', async () => {
  let comments: Answer = { data: [comment] }
  stubApi({ 'questions.comments': () => comments })
  const { refetch } = await renderPart(<CommentsPanel id={12} />, '/admin/questions')
  fireEvent.change(await screen.findByRole('textbox'), { target: { value: 'Not lost' } })
  comments = { status: 403, message: 'no' }
  await refetch()
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'Not lost')
})

it('resolves a comment and shows the name of the editor who resolved it', async () => {
  const resolved = { at: '2026-11-21T15:00:00.000Z', by: 'Mina' }
  const { sent } = await openQuestions(undefined, {
    'questions.comments': () => ({ data: [comment] }),
    'questions.setCommentState': () => ({ data: [{ ...comment, resolved }] }),
  })
  const panel = await findPanel()
  await userEvent.click(panel.getByRole('button', { name: 'Resolve' }))
  expect(await panel.findByText(/Resolved by Mina/)).toBeDefined()
  expect(sent('questions.setCommentState')).toEqual([{ id: 12, comment: 7, resolved: true }])
  expect(panel.getByRole('button', { name: 'Open again' })).toBeDefined()
})
