// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { stubApi } from '../../../../../test/api.ts'
import { renderApp } from '../../../../../test/render-app.tsx'
import { structuredReport } from '../../../../../test/sample-report.ts'

const outdated = 'Some of this report may be out of date by now.'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

/** Opens the report, which was created on November 21, 2026. */
async function open(day: string, address = '/plan') {
  vi.setSystemTime(new Date(`${day}T12:00:00`))
  const calls = stubApi({
    'share.create': () => ({ data: { id: 'abc', url: 'http://localhost/plan?share=abc' } }),
    'share.get': () => ({ data: structuredReport }),
    'diagnostics.run': () => ({ data: structuredReport.result }),
  })
  await renderApp(address, 'en', address === '/plan' ? structuredReport : undefined)
  await screen.findByRole('region', { name: 'Custom Strategy Summary' })
  return calls
}

it('does not date a new report', async () => {
  await open('2026-11-21')
  expect(screen.queryByText(/Made on/)).toBeNull()
  expect(screen.queryByText(outdated)).toBeNull()
})

it('dates a report of an earlier day', async () => {
  await open('2026-11-23')
  expect(screen.getByText(/^Made on November\s21, 2026/)).toBeDefined()
  expect(screen.queryByText(outdated)).toBeNull()
})

it('offers to plan again with the same context once a report is two weeks old', async () => {
  const calls = await open('2026-12-05')
  expect(screen.getByText(outdated)).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Plan again' }))
  await vi.waitFor(() =>
    expect(calls.find(({ procedure }) => procedure === 'diagnostics.run')?.input).toMatchObject({
      context: structuredReport.context,
    }),
  )
})

it('does not offer to plan again when the report belongs to someone else', async () => {
  await open('2026-12-05', '/plan?share=another')
  expect(screen.getByText(/^Made on November\s21, 2026/)).toBeDefined()
  expect(screen.queryByText(outdated)).toBeNull()
})
