// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { fill } from '../../../../test/fill.ts'
import { openQuestions, press } from '../../../../test/question-editor.tsx'
import { sampleQuestion } from '../../../../test/sample-question.ts'
import { removeAccessToken, signInWith } from '../../../lib/session/access-token.ts'

const choices = [
  { id: 'A', html: 'at the origin', feedback: 'old' },
  { id: 'B', html: 'nowhere', feedback: 'There is one.' },
  { id: 'C', html: 'twice' },
]

beforeEach(() => {
  removeAccessToken()
  signInWith('token')
})

async function openForm(change: Parameters<typeof sampleQuestion>[0] = {}) {
  const question = sampleQuestion(change)
  const page = await openQuestions(undefined, { 'questions.update': () => ({ data: question }) }, [question])
  await press('Attributes')
  const form = within(await screen.findByRole('dialog', { name: 'Attributes' }))
  return {
    form,
    save: async () => {
      await userEvent.click(form.getByRole('button', { name: 'Apply' }))
      await press('Save')
      await screen.findByText('The question was saved successfully.')
      return page.sent('questions.update')
    },
  }
}

describe('hints, feedback and rubric fields', () => {
  it('sends both hints and the feedback on wrong choices with the next save', async () => {
    const { form, save } = await openForm({ choices, answer: 'A', hints: ['<p>Look.</p>'] })
    await fill(await form.findByLabelText('Second hint'), 'Then compare.')
    expect(form.queryByLabelText('Feedback on choice A')).toBeNull()
    await userEvent.clear(form.getByLabelText('Feedback on choice B'))
    await fill(form.getByLabelText('Feedback on choice C'), 'Once is enough.')
    expect(await save()).toMatchObject([
      {
        hints: ['<p>Look.</p>', 'Then compare.'],
        rubric: '',
        choices: [
          { id: 'A', feedback: '' },
          { id: 'B', feedback: '' },
          { id: 'C', feedback: 'Once is enough.' },
        ],
      },
    ])
  })

  it('sends an empty list of hints when both hints are cleared', async () => {
    const { form, save } = await openForm({ hints: ['<p>Look.</p>', '<p>Then.</p>'] })
    await userEvent.clear(await form.findByLabelText('First hint'))
    await userEvent.clear(form.getByLabelText('Second hint'))
    expect(await save()).toMatchObject([{ hints: [] }])
  })

  it('rejects hints that are too long and keeps the form open', async () => {
    const { form } = await openForm({ hints: ['x'.repeat(4_001)] })
    await form.findByLabelText('First hint')
    await userEvent.click(form.getByRole('button', { name: 'Apply' }))
    expect(await form.findAllByText('At most 2 hints of 1 to 4,000 characters.')).toHaveLength(2)
  })

  it('offers a rubric only for essays, and no hints for assessment items', async () => {
    const { form, save } = await openForm({ choices: [], answer: '' })
    expect(form.queryByLabelText('Rubric')).toBeNull()
    await userEvent.selectOptions(form.getByLabelText('Used for'), 'Assessment only')
    expect(form.queryByLabelText('First hint')).toBeNull()
    await userEvent.selectOptions(form.getByLabelText('Question type'), 'Essay')
    await fill(await form.findByLabelText('Rubric'), 'Two reasons.')
    expect(await save()).toMatchObject([{ question_type: 'essay', rubric: 'Two reasons.', hints: [] }])
  })

  it('keeps showing an existing rubric when the question is not an essay', async () => {
    const { form } = await openForm({ rubric: '<p>Two reasons.</p>' })
    expect(await form.findByLabelText('Rubric')).toBeDefined()
  })

  it('accepts several correct choices for a multiple-select question', async () => {
    const { form, save } = await openForm({ choices, answer: 'A', question_type: 'multiple_select' })
    const answers = within(form.getByRole('group', { name: 'Answer' }))
    await userEvent.click(answers.getByLabelText('Choice C'))
    expect(form.queryByLabelText('Feedback on choice C')).toBeNull()
    expect(await save()).toMatchObject([{ answer: 'A,C' }])
  })
})

it('previews the feedback, hints and rubric when the answer is shown', async () => {
  const shown = { choices, answer: 'A', hints: ['<p>Look.</p>'], rubric: '<p>Two reasons.</p>' }
  await openQuestions(undefined, {}, [sampleQuestion(shown)])
  await press('Preview')
  const preview = within(await screen.findByRole('dialog', { name: 'As a student sees it' }))
  expect(preview.queryByText('There is one.')).toBeNull()
  await userEvent.click(preview.getByRole('button', { name: 'Show the answer' }))
  const answer = await preview.findByText('Answer: A')
  await waitFor(() => expect(document.activeElement).toBe(answer))
  for (const text of ['There is one.', 'Look.', 'Two reasons.']) expect(await preview.findByText(text)).toBeDefined()
})
