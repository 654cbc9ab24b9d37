// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { append, bodyField, openQuestions, press } from '../../../../test/question-editor.tsx'
import { sampleQuestion } from '../../../../test/sample-question.ts'
import { removeAccessToken, signInWith } from '../../../lib/session/access-token.ts'

const choices = [
  { id: 'A', html: 'at the origin' },
  { id: 'B', html: 'nowhere', feedback: 'There is one.' },
]
const saved = () => ({ data: sampleQuestion({ version: 4 }) })

beforeEach(() => {
  removeAccessToken()
  signInWith('token')
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

async function openPanel(
  change: Parameters<typeof sampleQuestion>[0] = {},
  more: Parameters<typeof openQuestions>[1] = {},
) {
  const page = await openQuestions(undefined, { 'questions.update': saved, ...more }, [
    sampleQuestion({ choices, ...change }),
    sampleQuestion({ id: 11, title: 'Other' }),
  ])
  await bodyField()
  return { ...page, panel: within(screen.getByRole('region', { name: 'Vertex of a thrown ball' })) }
}

/** Simulates an input method that types into a field, with an event for each composition step. */
function compose(field: HTMLElement, steps: readonly string[]) {
  fireEvent.compositionStart(field)
  for (const step of steps) {
    fireEvent.compositionUpdate(field, { data: step })
    fireEvent.input(field, { target: { value: step } })
  }
  fireEvent.compositionEnd(field, { data: steps.at(-1) })
}

describe('single-page question editor', () => {
  it('saves all parts and attributes of the question in one request', async () => {
    const { panel, sent } = await openPanel()
    await append('!')
    await userEvent.click(panel.getByRole('radio', { name: 'Choice B is right' }))
    await userEvent.type(panel.getByRole('textbox', { name: 'Choice A' }), ' of it')
    await userEvent.clear(panel.getByRole('textbox', { name: 'Feedback on choice B' }))
    await userEvent.type(panel.getByRole('textbox', { name: 'Second hint' }), 'Compare.')
    await userEvent.type(panel.getByRole('textbox', { name: 'Explanation' }), 'Done.')
    await userEvent.selectOptions(panel.getByLabelText('Grade'), 'Grade 9')
    await userEvent.clear(panel.getByLabelText('Difficulty score (0 to 10)'))
    await userEvent.type(panel.getByLabelText('Difficulty score (0 to 10)'), '7.5')
    await press('Save')
    await screen.findByText('The question was saved successfully.')
    expect(sent('questions.update')).toMatchObject([
      {
        content_question_mj: `${sampleQuestion().content_question_mj}!`,
        answer: 'B',
        choices: [
          { id: 'A', html: 'at the origin of it', feedback: '' },
          { id: 'B', html: 'nowhere', feedback: '' },
        ],
        hints: ['Compare.'],
        explanation: '<p>It is symmetric.</p>Done.',
        grade_code: 'G9',
        difficulty_score: 7.5,
      },
    ])
    expect(screen.queryByText('There are unsaved changes.')).toBeNull()
  })

  it('saves a typed answer with its tolerance and equivalent answers', async () => {
    const { panel, sent } = await openPanel({ choices: [], answer: '2', question_type: 'numerical' })
    await userEvent.type(panel.getByLabelText('Correct answer'), '.5')
    await userEvent.type(panel.getByLabelText('Tolerance'), '0.1')
    await userEvent.type(panel.getByLabelText('Other accepted answers'), 'two and a half{enter}')
    await press('Save')
    await screen.findByText('The question was saved successfully.')
    expect(sent('questions.update')).toMatchObject([
      { answer: '2.5', answer_tolerance: 0.1, accepted_answers: ['two and a half'] },
    ])
  })

  it('accepts several correct choices in a multiple-select question', async () => {
    const { panel, sent } = await openPanel({ question_type: 'multiple_select' })
    await userEvent.click(panel.getByRole('checkbox', { name: 'Choice B is right' }))
    await press('Save')
    await waitFor(() => expect(sent('questions.update')).toMatchObject([{ answer: 'A,B' }]))
  })

  it('does not save when a field cannot be parsed, and focuses the field', async () => {
    const { panel, sent } = await openPanel()
    const score = panel.getByLabelText('Difficulty score (0 to 10)')
    await userEvent.clear(score)
    await press('Save')
    expect((await screen.findByRole('alert')).textContent).toContain('Difficulty score (0 to 10)')
    expect(await panel.findByText('A number from 0 to 10.')).toBeDefined()
    await waitFor(() => expect(document.activeElement).toBe(score))
    expect(sent('questions.update')).toEqual([])
  })

  it('shows typed text in the live preview', async () => {
    const { panel } = await openPanel()
    await press('Phone view')
    const preview = within(await panel.findByRole('region', { name: 'As a student sees it' }))
    await userEvent.type(panel.getByRole('textbox', { name: 'Choice A' }), ' of it')
    expect(await preview.findByText('at the origin of it')).toBeDefined()
  })

  it('updates the editors when the user applies changes in the attributes dialog', async () => {
    const { panel } = await openPanel()
    await press('Attributes')
    const dialog = within(await screen.findByRole('dialog', { name: 'Attributes' }))
    await userEvent.type(await dialog.findByLabelText('First hint'), 'Look.')
    const score = dialog.getByLabelText('Difficulty score (0 to 10)')
    await userEvent.clear(score)
    await userEvent.type(score, '11')
    await userEvent.click(dialog.getByRole('button', { name: 'Apply' }))
    expect(await dialog.findByText('A number from 0 to 10.')).toBeDefined()
    await userEvent.clear(score)
    await userEvent.type(score, '7.5')
    await userEvent.click(dialog.getByRole('button', { name: 'Apply' }))
    const hint = await panel.findByRole<HTMLTextAreaElement>('textbox', { name: 'First hint' })
    expect(hint.value).toBe('Look.')
  })
})

describe('Ctrl+Enter', () => {
  const next = (target: Element) => fireEvent.keyDown(target, { key: 'Enter', ctrlKey: true })

  it('saves the question and opens the next one in the list when Ctrl+Enter is pressed', async () => {
    const { sent, place } = await openPanel()
    await append('!')
    next(await bodyField())
    expect(await screen.findByRole('region', { name: 'Other' })).toBeDefined()
    expect(screen.getByText('Saved. Here is the next question.')).toBeDefined()
    expect(sent('questions.update')).toHaveLength(1)
    await waitFor(() => expect(place.current.search).toBe('?id=11'))
  })

  it('stays on the question when the server rejects the save after Ctrl+Enter', async () => {
    const { place } = await openPanel({}, { 'questions.update': () => ({ status: 500, message: 'no' }) })
    await append('!')
    next(await bodyField())
    expect((await screen.findByRole('alert')).textContent).toContain('Saving the question failed.')
    expect(place.current.search).toBe('?id=12')
  })
})

it.each([
  ['Korean', ['ㅍ', '포', '포물', '포물선']],
  ['Chinese', ['ㄆ', '拋', '拋物線']],
])('saves a title composed with an input method in %s', async (_, steps) => {
  const { panel, sent } = await openPanel()
  const title = panel.getByLabelText('Title')
  compose(title, steps)
  await press('Save')
  await waitFor(() => expect(sent('questions.update')).toMatchObject([{ title: steps.at(-1) }]))
})
