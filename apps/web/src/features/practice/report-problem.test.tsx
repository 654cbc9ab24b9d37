// @vitest-environment jsdom
import { reportProblemInputSchema } from '@pathwise/api/problem-reports/problem-reports.schemas'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { failRequest, stubApi } from '../../../test/api.ts'
import type { Answer } from '../../../test/calls.ts'
import { renderApp } from '../../../test/render-app.tsx'
import { sampleProblem } from '../../../test/sample-problem.ts'

async function openForm(answer: () => Answer | Promise<Answer>) {
  const calls = stubApi({
    'practice.createSet': () => ({ data: { problems: [sampleProblem()], reviews: [] } }),
    'practice.report': answer,
  })
  await renderApp('/practice/set?kind=skill&skill=math.quadratics')
  await userEvent.click(await screen.findByRole('button', { name: 'Report a problem' }))
  const dialog = within(screen.getByRole('dialog', { name: 'What is wrong with this problem?' }))
  return {
    ...{ dialog, send: () => userEvent.click(dialog.getByRole('button', { name: 'Send report' })) },
    sent: () =>
      calls
        .filter(({ procedure }) => procedure === 'practice.report')
        .map(({ input }) => reportProblemInputSchema.parse(input)),
  }
}

beforeEach(() => localStorage.clear())

it('sends a problem report with a reason and the problem’s version', async () => {
  const { dialog, send, sent } = await openForm(() => ({ data: { received: true } }))
  await send()
  expect(dialog.getByRole('alert').textContent).toBe('First tell us what is wrong.')
  await userEvent.click(dialog.getByRole('radio', { name: 'There is a typo' }))
  await userEvent.type(dialog.getByRole('textbox'), 'ABH')
  await send()
  expect(await screen.findByText('Thank you! Your report has reached our editors.')).toBeDefined()
  expect(sent()).toMatchObject([{ id: 12, version: 1, kind: 'typo', note: 'ABH' }])
  expect(screen.queryByRole('dialog')).toBeNull()
  // The set's keyboard shortcuts must ignore letters typed in the form.
  expect(screen.getByRole('radio', { name: /four/ })).toHaveProperty('checked', false)
})

it('keeps the text of a problem report when sending fails, and resends it with the same key', async () => {
  const answers = [() => failRequest('Failed to fetch'), () => ({ data: { received: true } })]
  const { dialog, send, sent } = await openForm(() => answers.shift()?.() ?? { status: 500, message: 'none' })
  await userEvent.click(dialog.getByRole('radio', { name: 'The answer is wrong' }))
  await userEvent.type(dialog.getByRole('textbox'), 'It is 5')
  await send()
  expect(await dialog.findByText(/could not be sent/)).toBeDefined()
  expect(dialog.getByRole('textbox')).toHaveProperty('value', 'It is 5')
  await send()
  expect(await screen.findByText('Thank you! Your report has reached our editors.')).toBeDefined()
  const [first, second] = sent()
  expect(second?.client_key).toBe(first?.client_key)
})
