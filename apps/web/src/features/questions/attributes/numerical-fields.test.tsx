// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { openQuestions, press } from '../../../../test/question-editor.tsx'
import { sampleQuestion } from '../../../../test/sample-question.ts'
import { removeAccessToken, signInWith } from '../../../lib/session/access-token.ts'

const typed = sampleQuestion({ question_type: 'numerical', choices: [], answer: '2/3' })

beforeEach(() => {
  removeAccessToken()
  signInWith('token')
})

async function openForm(question = typed) {
  const page = await openQuestions(undefined, { 'questions.update': () => ({ data: question }) }, [question])
  await press('Attributes')
  return { ...page, form: within(await screen.findByRole('dialog', { name: 'Attributes' })) }
}

describe('numerical question attributes', () => {
  it('sends the pool, tolerance, unit and additional answers with the next save', async () => {
    const { form, sent } = await openForm()
    await userEvent.selectOptions(form.getByLabelText('Used for'), 'Assessment only')
    await userEvent.type(form.getByLabelText('Tolerance'), '0.5')
    await userEvent.type(form.getByLabelText('Unit'), 'cm')
    await userEvent.type(form.getByLabelText('Other accepted answers'), '-3{enter}{enter} 1/2 ')
    await userEvent.click(form.getByRole('button', { name: 'Apply' }))
    await press('Save')
    await screen.findByText('The question was saved successfully.')
    expect(sent('questions.update')).toMatchObject([
      { pool: 'assessment', answer_tolerance: 0.5, answer_unit: 'cm', accepted_answers: ['-3', '1/2'] },
    ])
  })

  it('clears the stored tolerance, unit and additional answers when the fields are emptied', async () => {
    const { form, sent } = await openForm({ ...typed, answer_tolerance: 2, answer_unit: 'm', accepted_answers: ['1'] })
    for (const label of ['Tolerance', 'Unit', 'Other accepted answers']) {
      await userEvent.clear(form.getByLabelText(label))
    }
    await userEvent.click(form.getByRole('button', { name: 'Apply' }))
    await press('Save')
    await screen.findByText('The question was saved successfully.')
    expect(sent('questions.update')).toMatchObject([
      { answer_tolerance: null, answer_unit: null, accepted_answers: [] },
    ])
  })

  it('rejects a negative tolerance and keeps the form open', async () => {
    const { form } = await openForm()
    await userEvent.type(form.getByLabelText('Tolerance'), '-1')
    await userEvent.click(form.getByRole('button', { name: 'Apply' }))
    expect(await form.findByText('Enter a number from 0 to 1,000,000,000, or leave the field empty.')).toBeDefined()
  })

  it('shows the numerical fields only when the question is numerical or a field has a value', async () => {
    const { form } = await openForm(sampleQuestion())
    expect(form.queryByLabelText('Tolerance')).toBeNull()
    await userEvent.selectOptions(form.getByLabelText('Question type'), 'Numerical answer')
    await userEvent.type(form.getByLabelText('Unit'), 'cm')
    await userEvent.selectOptions(form.getByLabelText('Question type'), 'Short answer')
    expect(form.getByLabelText('Unit')).toBeDefined()
    await userEvent.clear(form.getByLabelText('Unit'))
    expect(form.queryByLabelText('Unit')).toBeNull()
  })
})
