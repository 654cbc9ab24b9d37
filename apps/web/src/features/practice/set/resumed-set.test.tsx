// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { stubApi } from '../../../../test/api.ts'
import type { Answer, Call } from '../../../../test/calls.ts'
import { renderApp } from '../../../../test/render-app.tsx'
import { rightReply, sampleAnswer, sampleProblem } from '../../../../test/sample-problem.ts'
import { devicePractice } from '../../../lib/device-practice.ts'
import { type PlayedSet, readPracticeSet, storePracticeSet, type Work } from '../../../lib/practice/stored-set.ts'

beforeEach(() => localStorage.clear())

async function openPage(
  address: string,
  createSet = (): Answer => ({ data: { problems: [sampleProblem({ title: 'New problem' })], reviews: [] } }),
) {
  const calls = stubApi({
    'practice.list': () => ({ data: [] }),
    'practice.answer': () => ({ data: rightReply }),
    'practice.createSet': createSet,
  })
  await renderApp(address)
  return calls
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const countCreated = (calls: readonly Call[]) =>
  calls.filter(({ procedure }) => procedure === 'practice.createSet').length

const source = '/practice/set?kind=due'
const answered: Work = { hints: [], first: 'right', given: { choice: 'B' }, reply: rightReply }
const problems = [sampleProblem({ id: 3, title: 'Earlier problem' })]
const finished: PlayedSet = { source, problems, reviews: [], at: 1, work: { 3: answered } }

function stubLoad(type: string) {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { ...{ type, name: '', entryType: 'navigation', startTime: 0, duration: 0 }, toJSON: () => ({}) },
  ])
}

it.each([
  ['a reload', 'reload', finished],
  ['going back from another site', 'back_forward', finished],
  [
    'a visit with an answer that was not checked',
    'navigate',
    { ...finished, work: { 3: { ...answered, pending: sampleAnswer({ id: 3 }) } } },
  ],
])('a stored set shows its result again after %s', async (_, type, set) => {
  stubLoad(type)
  storePracticeSet(set)
  const calls = await openPage(source)
  await heading('Your result')
  expect(countCreated(calls)).toBe(0)
})

it('a stored set is removed on the next visit when it is finished, so that a new set starts', async () => {
  stubLoad('navigate')
  storePracticeSet(finished)
  await openPage(source, () => ({ status: 409, message: 'none', reason: 'no_items' }))
  await screen.findByText('Nothing to review now')
  expect(readPracticeSet(source)).toBeUndefined()
})

it('a stored set is resumed on the next visit when the last problem is still open', async () => {
  stubLoad('navigate')
  storePracticeSet({ ...finished, at: 0, work: {} })
  const calls = await openPage(source)
  await heading('Earlier problem')
  expect(countCreated(calls)).toBe(0)
})

it('a stored set is replaced when it is finished and the student follows a link after a reload of another page', async () => {
  stubLoad('reload')
  const due_at = '2020-01-02T12:00:00.000Z'
  const card = { id: 99, stability: 0.2, difficulty: 6, last_at: due_at, reviews: 0, lapses: 0, due_at }
  devicePractice.record({
    input: sampleAnswer({ id: 99 }),
    reply: { outcome: 'wrong', cards: [card] },
    inAccount: false,
  })
  storePracticeSet(finished)
  const calls = await openPage('/practice')
  await userEvent.click(await screen.findByRole('link', { name: 'Review now' }))
  await heading('New problem')
  expect(countCreated(calls)).toBe(1)
})
