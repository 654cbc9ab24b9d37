// @vitest-environment jsdom
import type { ItemStatistics } from '@pathwise/api/calibration/statistics.schemas'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import type { Answer } from '../../../../test/calls.ts'
import { openQuestions, press } from '../../../../test/question-editor.tsx'
import { sampleQuestion } from '../../../../test/sample-question.ts'
import { removeAccessToken, signInWith } from '../../../lib/session/access-token.ts'

const item = { ...sampleQuestion(), pool: 'assessment' }

beforeEach(() => {
  removeAccessToken()
  signInWith('token')
})

function buildStatistics(change: Partial<ItemStatistics> = {}): ItemStatistics {
  return {
    question_version: 3,
    status: 'calibrated',
    answers: 214,
    difficulty: { value: 0.4, low: 0.1, high: 0.7, level: 'advanced', known: 0.41, known_low: 0.35, known_high: 0.48 },
    author_level: 'intermediate',
    slope: 1.2,
    usual_seconds: 74.6,
    misfit: { value: 1.02, unusual: false },
    leak: { value: 0.3, suspected: false },
    exposure: { runs: 30, of: 120 },
    choices: [
      { id: 'A', html: 'at the origin', right: true, counts: [11, 40, 71] },
      { id: 'B', html: 'nowhere', right: false, counts: [30, 22, 8] },
      { id: 'unknown', html: null, right: false, counts: [20, 9, 3] },
    ],
    reviewed: null,
    ...change,
  }
}

async function openPanel(change: Partial<ItemStatistics> = {}, answers: Parameters<typeof openQuestions>[1] = {}) {
  const app = await openQuestions(
    undefined,
    {
      'questions.parameters': () => ({ data: buildStatistics(change) }),
      'questions.setSuspended': () => ({
        data: buildStatistics({ status: 'suspended', reviewed: { at: '2026-11-20T15:00:00.000Z', by: 'Mina' } }),
      }),
      ...answers,
    },
    [item],
  )
  return { ...app, panel: within(await screen.findByRole('region', { name: 'Statistics' })) }
}

it('shows the statistics of an item in words and as a table', async () => {
  const { panel } = await openPanel()
  expect(await panel.findByText('214 answers')).toBeDefined()
  expect(panel.getByText(/About 41% of all students .* between 35% and 48%/)).toBeDefined()
  expect(panel.getByText(/The author chose Intermediate; the answers suggest Advanced/)).toBeDefined()
  expect(panel.getByText('25% of the assessments in the last 90 days (30 of 120)')).toBeDefined()
  expect(panel.getByText('75 seconds')).toBeDefined()
  const right = panel.getByRole('row', { name: /at the origin/ })
  expect(
    within(right)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['11', '40', '71'])
  expect(within(right).getByText('correct')).toBeDefined()
  expect(panel.getByRole('row', { name: /I don’t know/ })).toBeDefined()
  expect(panel.queryByText(/become easier/)).toBeNull()
})

it('warns that a question may have leaked and that students’ answers differ from the predictions', async () => {
  const { panel } = await openPanel({
    leak: { value: 7.2, suspected: true },
    misfit: { value: 1.4, unusual: true },
  })
  expect(await panel.findByText(/has become easier since it was calibrated/)).toBeDefined()
  expect(panel.getByText(/do not answer this question as predicted/)).toBeDefined()
})

it('shows “No answers yet” instead of a table of zeros when an item has no answers', async () => {
  const { panel } = await openPanel({ answers: 0, status: 'guessed', misfit: null, leak: null, usual_seconds: null })
  expect(await panel.findByText('No answers yet')).toBeDefined()
  expect(panel.queryByRole('table')).toBeNull()
  expect(panel.getByRole('button', { name: 'Suspend' })).toBeDefined()
})

it('suspends an item only after confirmation, then shows who suspended it', async () => {
  const { panel, sent } = await openPanel()
  await userEvent.click(await panel.findByRole('button', { name: 'Suspend' }))
  await press('Cancel')
  expect(sent('questions.setSuspended')).toEqual([])
  await userEvent.click(panel.getByRole('button', { name: 'Suspend' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Suspend this question?' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Suspend' }))
  expect(await panel.findByText(/^Suspended by Mina, Nov 20, 2026/)).toBeDefined()
  expect(panel.getByRole('button', { name: 'Resume' })).toBeDefined()
  expect(sent('questions.setSuspended')).toEqual([{ id: 12, suspended: true }])
})

it('keeps the dialog open with an error until it is closed when the server fails to suspend the item', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { panel } = await openPanel({}, { 'questions.setSuspended': () => ({ status: 500, message: 'broken' }) })
  await userEvent.click(await panel.findByRole('button', { name: 'Suspend' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Suspend this question?' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Suspend' }))
  expect((await dialog.findByRole('alert')).textContent).toContain('That did not work')
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect(panel.queryByRole('alert')).toBeNull()
})

it('shows the error when suspending an item fails after the dialog was closed and reopened', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const answers: ((answer: Answer) => void)[] = []
  const suspend = () => new Promise<Answer>((resolve) => void answers.push(resolve))
  const { panel } = await openPanel({}, { 'questions.setSuspended': suspend })
  const open = async () => {
    await userEvent.click(await panel.findByRole('button', { name: 'Suspend' }))
    const dialog = within(screen.getByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Suspend' }))
    return dialog
  }
  await open()
  await press('Cancel')
  const dialog = await open()
  expect(answers).toHaveLength(1)
  answers[0]?.({ status: 500, message: 'broken' })
  expect(await dialog.findByRole('alert')).toBeDefined()
})

it('does not request statistics for practice questions', async () => {
  const { sent } = await openQuestions()
  await screen.findByRole('region', { name: 'Vertex of a thrown ball' })
  expect(sent('questions.parameters')).toEqual([])
  expect(screen.queryByRole('region', { name: 'Statistics' })).toBeNull()
})

it('filters the list by item status', async () => {
  const { asked } = await openQuestions('/admin/questions', {}, [item])
  const list = within(await screen.findByRole('region', { name: 'Questions' }))
  await userEvent.selectOptions(await list.findByLabelText('Statistics'), 'May have leaked')
  await waitFor(() => expect(asked.at(-1)).toEqual({ page: 1, status: 'leak' }))
})
