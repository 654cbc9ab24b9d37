// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderPart } from '../../../../../test/render-part.tsx'
import type { DateView } from './report-view.ts'
import { UpcomingDates } from './upcoming-dates.tsx'

const buildDate = (change: Partial<DateView>): DateView => ({
  ...{ kind: 'sitting', exam: 'SAT', date: '2026-11-20', endDate: null, emphasis: true, label: 'SAT' },
  ...{ expected: false, conflicting: false, uncertain: false },
  ...change,
})

afterEach(() => vi.useRealTimers())

it('marks dates that have passed, and links them to the official site', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 23, 12) })
  const dates = [
    buildDate({ label: 'Deadline', expected: true, uncertain: true }),
    buildDate({ label: 'Exam window', endDate: '2026-11-22' }),
    buildDate({ label: 'Open window', endDate: '2026-11-23' }),
    buildDate({ label: 'Exam today', date: '2026-11-23' }),
  ]
  await renderPart(<UpcomingDates dates={dates} />, '/plan')
  const rows = screen.getAllByRole('listitem').map((row) => within(row))
  expect(rows.map((row) => row.queryByText('passed') !== null)).toEqual([true, true, false, false])
  expect(rows.map((row) => row.queryByRole('link') !== null)).toEqual([true, true, false, false])
  expect(screen.queryByText('expected')).toBeNull()
})

it.each([
  ['reminds the reader of deadlines if the list has a registration deadline', 'registration', true],
  ['does not mention deadlines if the list has none', 'window', false],
] as const)('%s', async (_, kind, isReminded) => {
  const dates = [buildDate({ kind, label: 'First date' }), buildDate({ date: '2026-12-05' })]
  await renderPart(<UpcomingDates dates={dates} />, '/plan')
  expect(screen.queryByText(/^Deadlines come before the exam/) !== null).toBe(isReminded)
})
