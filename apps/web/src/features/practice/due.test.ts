import { expect, it } from 'vitest'
import type { Practiced } from '../../lib/device-practice.ts'
import { countDue } from './due.ts'

const hourMs = 3_600_000
const now = Date.UTC(2026, 10, 24, 15)
const at = (hours: number) => new Date(now + hours * hourMs).toISOString()

/** Returns problems that were last answered and are due at the given numbers of hours from now. */
function listProblems(count: number, [last, due]: readonly [number, number], reviews = 0): Practiced[] {
  const card = { id: 1, stability: 1, difficulty: 5, last_at: at(last), due_at: at(due), reviews, lapses: 0 }
  const problem: Practiced = {
    id: 1,
    outcome: 'wrong',
    firstOutcome: 'wrong',
    hints: 0,
    answeredAt: at(last),
    attempts: [],
    card,
  }
  return Array.from({ length: count }, () => problem)
}

const overdue = [-30, -10] as const
const answered = [-2, 40] as const
const answeredYesterday = [-13, 40] as const

it.each([
  ['3 are due and none was reviewed', [...listProblems(3, overdue), ...listProblems(4, answered)], 3],
  ['25 are due and none was reviewed', listProblems(25, overdue), 10],
  ['17 are due and 8 were reviewed', [...listProblems(17, overdue), ...listProblems(8, answered, 1)], 2],
  ['15 are due and 10 were reviewed', [...listProblems(15, overdue), ...listProblems(10, answered, 1)], 0],
  ['15 are due and 12 were reviewed', [...listProblems(15, overdue), ...listProblems(12, answered, 1)], 0],
  [
    '9 are due and 8 were reviewed 13 hours ago',
    [...listProblems(9, overdue), ...listProblems(8, answeredYesterday, 1)],
    9,
  ],
])('counts the problems to review today when %s', (_, problems, count) => {
  expect(countDue(problems, now)).toBe(count)
})
