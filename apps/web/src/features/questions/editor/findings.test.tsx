// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { openQuestions } from '../../../../test/question-editor.tsx'
import { sampleQuestion } from '../../../../test/sample-question.ts'
import { removeAccessToken, signInWith } from '../../../lib/session/access-token.ts'

beforeEach(() => {
  removeAccessToken()
  signInWith('token')
})

const faulty = sampleQuestion({
  findings: [
    { rule: 'unparsable_latex', place: 'choices.B', detail: '\\frac{1', other: null },
    { rule: 'level_far_from_learned', place: 'difficulty_level', detail: 'expert', other: null },
    { rule: 'untranslated_tag', place: 'skill_tags', detail: 'math.odd', other: null },
    {
      rule: 'duplicate',
      place: 'content_question_mj',
      detail: 'MATH-0011',
      other: { id: 11, legacy_id: 'MATH-0011', title: 'Vertex of a ball' },
    },
  ],
})

it('lists the lint findings of a question and links to its duplicate', async () => {
  const { place } = await openQuestions('/admin/questions?page=1&id=12', {}, [
    faulty,
    sampleQuestion({ id: 11, title: 'Vertex of a ball' }),
  ])
  const panel = within(await screen.findByRole('region', { name: 'Vertex of a thrown ball' }))
  expect(panel.getByText('Choice B: this formula cannot be read: \\frac{1')).toBeDefined()
  expect(panel.getByText('Students’ answers show this difficulty instead: Expert')).toBeDefined()
  expect(panel.getByText('This tag has no name that students can read: math.odd')).toBeDefined()
  await userEvent.click(panel.getByRole('link', { name: 'MATH-0011 · Vertex of a ball' }))
  await waitFor(() => expect(place.current.search).toBe('?id=11'))
})

it('shows the number of findings on each card and filters the list by lint rule', async () => {
  const { asked } = await openQuestions('/admin/questions', {}, [faulty])
  const list = within(await screen.findByRole('region', { name: 'Questions' }))
  expect(await list.findByText('4 issues')).toBeDefined()
  await userEvent.selectOptions(list.getByLabelText('Issues'), 'Unreadable formula')
  await waitFor(() => expect(asked.at(-1)).toEqual({ page: 1, problems: 'unparsable_latex' }))
})

it('warns about an overused answer position when the list has enough questions', async () => {
  const answers = {
    'questions.setFindings': () => ({
      data: [{ rule: 'key_imbalance', choices: 4, position: 1, count: 20, total: 24 }],
    }),
  }
  const { sent } = await openQuestions('/admin/questions?subject=physics', answers, [faulty], 24)
  const list = within(await screen.findByRole('region', { name: 'Questions' }))
  expect(await list.findByText(/^A is right in 20 of 24 questions with 4 choices/)).toBeDefined()
  expect(sent('questions.setFindings')).toEqual([{ subject: 'physics' }])
})
