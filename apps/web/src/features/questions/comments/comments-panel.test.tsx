// @vitest-environment jsdom
import type { Comment } from '@pathwise/api/questions/comments/comments.schemas'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { stubApi } from '../../../../test/api.ts'
import type { Answer } from '../../../../test/calls.ts'
import { openQuestions } from '../../../../test/question-editor.tsx'
import { renderPart } from '../../../../test/render-part.tsx'
import { sampleQuestions } from '../../../../test/sample-question.ts'
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
  const { refetch } = await renderPart(<CommentsPanel id={12} userId="user-1" />, '/admin/questions')
  fireEvent.change(await screen.findByRole('textbox'), { target: { value: 'Not lost' } })
  comments = { status: 403, message: 'no' }
  await refetch()
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'Not lost')
})

it('resolves a comment, focuses its new state and shows the name of the editor who resolved it', async () => {
  const resolved = { at: '2026-11-21T15:00:00.000Z', by: 'Mina' }
  const { sent } = await openQuestions(undefined, {
    'questions.comments': () => ({ data: [comment] }),
    'questions.setCommentState': () => ({ data: [{ ...comment, resolved }] }),
  })
  const panel = await findPanel()
  await userEvent.click(panel.getByRole('button', { name: 'Resolve' }))
  expect(await panel.findByText(/Resolved by Mina/)).toBeDefined()
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Resolved/))
  expect(sent('questions.setCommentState')).toEqual([{ id: 12, comment: 7, resolved: true }])
  expect(panel.getByRole('button', { name: 'Open again' })).toBeDefined()
})

it('keeps the pressed button enabled while the state of a comment is saved, so that it keeps the focus', async () => {
  await openQuestions(undefined, {
    'questions.comments': () => ({ data: [comment] }),
    'questions.setCommentState': () => new Promise<Answer>(() => {}),
  })
  const pressed = (await findPanel()).getByRole('button', { name: 'Resolve' })
  await userEvent.click(pressed)
  await waitFor(() => expect(pressed.getAttribute('aria-busy')).toBe('true'))
  expect(pressed).toHaveProperty('disabled', false)
})

it('sends the comment on Ctrl+Enter, and keeps the question open', async () => {
  const answers = { 'questions.addComment': () => ({ data: [comment] }) }
  const { sent } = await openQuestions('/admin/questions?id=2', answers, sampleQuestions(3))
  const panel = await findPanel()
  const field = panel.getByRole('textbox', { name: 'Your comment' })
  await userEvent.type(field, '{Control>}{Enter}{/Control}')
  expect(sent('questions.addComment')).toEqual([])
  await userEvent.type(field, 'Sent{Control>}{Enter}{/Control}')
  expect(await panel.findByText(comment.body)).toBeDefined()
  expect(sent('questions.addComment')).toEqual([{ id: 2, body: 'Sent' }])
  expect(sent('questions.get')).toEqual([{ id: 2 }])
  expect(field).toHaveProperty('value', '')
})

it('restores a typed comment of the same account and question until it is sent', async () => {
  stubApi({ 'questions.comments': () => ({ data: [] }), 'questions.addComment': () => ({ data: [comment] }) })
  const openPanel = async (id: number, userId: string) => {
    cleanup()
    await renderPart(<CommentsPanel id={id} userId={userId} />, '/admin/questions')
    return screen.findByRole('textbox')
  }
  fireEvent.change(await openPanel(12, 'user-1'), { target: { value: 'Not lost' } })
  expect(await openPanel(13, 'user-1')).toHaveProperty('value', '')
  expect(await openPanel(12, 'user-2')).toHaveProperty('value', '')
  const field = await openPanel(12, 'user-1')
  expect(field).toHaveProperty('value', 'Not lost')
  fireEvent.click(screen.getByRole('button', { name: 'Add comment' }))
  await waitFor(() => expect(field).toHaveProperty('value', ''))
  expect(await openPanel(12, 'user-1')).toHaveProperty('value', '')
})
