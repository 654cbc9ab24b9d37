// @vitest-environment jsdom
import type { ProblemReport } from '@pathwise/api/problem-reports/problem-reports.schemas'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import type { Answer } from '../../../../test/calls.ts'
import { bodyField, openQuestions } from '../../../../test/question-editor.tsx'
import { removeAccessToken, signInWith } from '../../../lib/session/access-token.ts'

const report: ProblemReport = {
  ...{ id: 7, kind: 'typo', note: 'It says <b>teh</b>', state: 'open', question_version: 3, reviewed: null },
  created_at: '2026-11-20T15:00:00.000Z',
}
const closed: ProblemReport = { ...report, state: 'fixed', reviewed: { at: '2026-11-21T15:00:00.000Z', by: 'Mina' } }

beforeEach(() => {
  removeAccessToken()
  signInWith('token')
})

it('shows a report as plain text, then focuses its new state and shows the name of the editor who closed it', async () => {
  const { sent } = await openQuestions(undefined, {
    'questions.reports': () => ({ data: [report] }),
    'questions.setReportState': () => ({ data: [closed] }),
  })
  const panel = within(await screen.findByRole('region', { name: 'Reports from students' }))
  expect(panel.getByText('It says <b>teh</b>')).toBeDefined()
  await userEvent.click(panel.getByRole('button', { name: 'Mark as fixed' }))
  expect(await panel.findByText(/Closed by Mina/)).toBeDefined()
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Fixed/))
  expect(sent('questions.setReportState')).toEqual([{ id: 12, report: 7, state: 'fixed' }])
  expect(panel.getByRole('button', { name: 'Open again' })).toBeDefined()
})

it('keeps the pressed button enabled while the state of a report is saved, so that it keeps the focus', async () => {
  await openQuestions(undefined, {
    'questions.reports': () => ({ data: [report] }),
    'questions.setReportState': () => new Promise<Answer>(() => {}),
  })
  const panel = within(await screen.findByRole('region', { name: 'Reports from students' }))
  const pressed = panel.getByRole('button', { name: 'Mark as fixed' })
  await userEvent.click(pressed)
  expect(panel.getByRole('button', { name: 'No change needed' })).toHaveProperty('disabled', true)
  expect(pressed).toHaveProperty('disabled', false)
})

it('keeps a report open and shows an error when closing it fails', async () => {
  await openQuestions(undefined, {
    'questions.reports': () => ({ data: [report] }),
    'questions.setReportState': () => ({ status: 500, message: 'none' }),
  })
  const panel = within(await screen.findByRole('region', { name: 'Reports from students' }))
  await userEvent.click(panel.getByRole('button', { name: 'No change needed' }))
  expect(await panel.findByRole('alert')).toBeDefined()
  expect(panel.getByText('Open')).toBeDefined()
})

it('hides the reports panel when a question has no reports', async () => {
  await openQuestions()
  await bodyField()
  expect(screen.queryByRole('region', { name: 'Reports from students' })).toBeNull()
})
