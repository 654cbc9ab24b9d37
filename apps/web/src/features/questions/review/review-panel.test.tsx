// @vitest-environment jsdom
import type { ReviewHistory } from '@pathwise/api/questions/review/review.schemas'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import type { Answer } from '../../../../test/calls.ts'
import { append, openQuestions } from '../../../../test/question-editor.tsx'
import { sampleQuestion } from '../../../../test/sample-question.ts'
import { sampleUser } from '../../../../test/sample-user.ts'
import { removeAccessToken, signInWith } from '../../../lib/session/access-token.ts'

const draft: ReviewHistory = { state: 'draft', compare_with: null, own_change: false, reviews: [] }
const reviewed: ReviewHistory = {
  ...{ state: 'reviewed', compare_with: null, own_change: false },
  reviews: [
    {
      ...{ id: 1, question_version: 3, from: 'draft', to: 'reviewed', override: true },
      ...{ at: '2026-11-25T15:00:00.000Z', by: 'Head' },
    },
  ],
}

const authored = { author_id: null, author_name: null, created_at: '2026-11-19T09:00:00.000Z' }

const findPanel = async () => within(await screen.findByRole('region', { name: 'Review' }))

beforeEach(() => {
  removeAccessToken()
  signInWith('token')
})

it('marks the version as reviewed, then focuses the new state and shows the reviewer', async () => {
  let history = draft
  const { sent } = await openQuestions(undefined, {
    'questions.reviews': () => ({ data: history }),
    'questions.setReviewState': () => {
      history = reviewed
      return { data: sampleQuestion({ review_state: 'reviewed' }) }
    },
  })
  const panel = await findPanel()
  await userEvent.click(panel.getByRole('button', { name: 'Mark as reviewed' }))
  expect(await panel.findByRole('button', { name: 'Publish' })).toBeDefined()
  expect(sent('questions.setReviewState')).toEqual([{ id: 12, version: 3, state: 'reviewed' }])
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Reviewed/))
  expect(panel.getByText(/Draft → Reviewed: Head/)).toBeDefined()
  expect(panel.getByText('Own change, reviewed as administrator')).toBeDefined()
})

it.each([
  ['editor', true],
  ['admin', false],
] as const)('lets only administrators review their own changes (role: %s)', async (role, disabled) => {
  await openQuestions(undefined, {
    'auth.me': () => ({ data: sampleUser({ role }) }),
    'questions.reviews': () => ({ data: { ...draft, own_change: true } }),
  })
  const panel = await findPanel()
  expect(panel.getByRole('button', { name: 'Mark as reviewed' })).toHaveProperty('disabled', disabled)
  expect(panel.getByText(/You made the last change/)).toBeDefined()
})

it('shows what changed in a live question since its review, and lets the editor confirm the change', async () => {
  const { sent } = await openQuestions(undefined, {
    'questions.reviews': () => ({ data: { ...draft, state: 'live', compare_with: 2 } }),
    'questions.setReviewState': () => ({ data: sampleQuestion() }),
    'questions.revisions': () => ({
      data: [{ number: 4, ...authored, author_id: 'user-9' }, ...[3, 2, 1].map((number) => ({ number, ...authored }))],
    }),
    'questions.revision': () => ({ data: { number: 2, ...authored, content: sampleQuestion() } }),
  })
  const panel = await findPanel()
  await userEvent.click(panel.getByRole('button', { name: 'Confirm the change' }))
  expect(sent('questions.setReviewState')).toEqual([{ id: 12, version: 3, state: 'live' }])
  await userEvent.click(panel.getByRole('button', { name: 'Show what changed' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Compare with an earlier version' }))
  expect(await dialog.findByRole('option', { name: /^Version 4, user-9,/ })).toBeDefined()
  expect(dialog.getByRole('option', { name: /^Version 3, a former editor,/ })).toBeDefined()
  expect(dialog.getByRole('combobox', { name: 'Compare with' })).toHaveProperty('value', '2')
  expect(dialog.getAllByRole('option', { name: /^Version 2/ })).toHaveLength(1)
  expect(await dialog.findByRole('heading', { name: 'Version 2' })).toBeDefined()
  expect(sent('questions.revision')).toEqual([{ id: 12, number: 2 }])
})

it('reports a conflict when the version on the page is outdated', async () => {
  await openQuestions(undefined, {
    'questions.reviews': () => ({ data: reviewed }),
    'questions.setReviewState': () => ({ status: 409, message: 'changed', reason: 'version_conflict' }),
  })
  const panel = await findPanel()
  await userEvent.click(panel.getByRole('button', { name: 'Publish' }))
  expect((await panel.findByRole('alert')).textContent).toContain('The question has changed in the meantime')
})

it('keeps the pressed button enabled while the review state is saved, so that it keeps the focus', async () => {
  await openQuestions(undefined, {
    'questions.reviews': () => ({ data: reviewed }),
    'questions.setReviewState': () => new Promise<Answer>(() => {}),
  })
  const panel = await findPanel()
  const pressed = panel.getByRole('button', { name: 'Publish' })
  await userEvent.click(pressed)
  expect(panel.getByRole('button', { name: 'Back to draft' })).toHaveProperty('disabled', true)
  expect(pressed).toHaveProperty('disabled', false)
})

it('disables the review actions when there are unsaved changes', async () => {
  await openQuestions(undefined, { 'questions.reviews': () => ({ data: reviewed }) })
  const panel = await findPanel()
  await append(' More.')
  expect(await panel.findByText('Save your changes first.')).toBeDefined()
  expect(panel.getByRole('button', { name: 'Publish' })).toHaveProperty('disabled', true)
})
