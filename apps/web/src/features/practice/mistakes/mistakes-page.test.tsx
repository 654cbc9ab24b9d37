// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { stubApi } from '../../../../test/api.ts'
import type { Answer } from '../../../../test/calls.ts'
import { fill } from '../../../../test/fill.ts'
import { renderApp } from '../../../../test/render-app.tsx'
import { sampleAnswer, sampleProblem } from '../../../../test/sample-problem.ts'
import { sampleUser, stubCurrentUser } from '../../../../test/sample-user.ts'
import { devicePractice } from '../../../lib/device-practice.ts'
import { signInWith } from '../../../lib/session/access-token.ts'
import { countDue } from '../due.ts'

it('links to all problems when the notebook has no mistakes', async () => {
  stubApi({})
  await renderApp('/practice/mistakes')
  expect(await screen.findByRole('heading', { name: 'No mistakes here' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'All problems' }).getAttribute('href')).toBe('/practice')
})

it('lists problems whose first or last answer was wrong, and keeps the student’s notes', async () => {
  const record = (id: number, ...outcomes: readonly ('right' | 'wrong' | 'unknown')[]) => {
    for (const outcome of outcomes)
      devicePractice.record({ input: sampleAnswer({ id }), reply: { outcome }, inAccount: false })
  }
  record(1, 'right')
  record(2, 'wrong', 'right')
  record(3, 'unknown')
  stubApi({
    'practice.get': ({ input }) => {
      const id = Number(JSON.stringify(input).replaceAll(/\D/g, ''))
      return { data: sampleProblem({ id, title: `Problem number ${id}` }) }
    },
  })
  await renderApp('/practice/mistakes')
  await screen.findByRole('link', { name: 'Problem number 3' })
  expect(screen.queryByRole('link', { name: 'Problem number 1' })).toBeNull()
  const solved = screen.getByRole('link', { name: 'Problem number 2' }).closest('li') ?? document.body
  expect(within(solved).getByText('Now solved')).toBeDefined()
  await fill(within(solved).getByLabelText(/My note/), 'Mind the sign.')
  expect(screen.getByRole('link', { name: 'Practice these' }).getAttribute('href')).toBe(
    '/practice/set?kind=mistakes&ids=3',
  )
  cleanup()
  await renderApp('/practice/mistakes')
  expect(await screen.findByDisplayValue('Mind the sign.')).toBeDefined()
})

const failure: Answer = { status: 429, message: 'slow' }

describe('failed request', () => {
  beforeEach(() => {
    localStorage.clear()
    signInWith('token')
  })

  const openSignedIn = async (answers: Parameters<typeof stubApi>[0]) => {
    stubApi({ 'auth.me': stubCurrentUser('token', sampleUser()), 'practice.upload': () => failure, ...answers })
    await renderApp('/practice/mistakes')
  }

  it('offers to retry instead of reporting no mistakes when the history cannot be loaded', async () => {
    let history: Answer = failure
    await openSignedIn({ 'practice.history': () => history })
    await screen.findByText(/The problems could not be loaded/)
    expect(screen.queryByText('No mistakes here')).toBeNull()
    history = { data: [] }
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByRole('heading', { name: 'No mistakes here' })
    expect(screen.queryByText(/could not be loaded/)).toBeNull()
  })

  it('offers to retry instead of reporting no mistakes when the user cannot be loaded', async () => {
    await openSignedIn({ 'auth.me': () => failure })
    await screen.findByText(/The problems could not be loaded/)
    expect(screen.queryByText('No mistakes here')).toBeNull()
  })

  it('offers to retry when a problem cannot be loaded, but not when it was removed from the bank', async () => {
    for (const id of [1, 2])
      devicePractice.record({ input: sampleAnswer({ id }), reply: { outcome: 'wrong' }, inAccount: true })
    let problem: Answer = failure
    await openSignedIn({
      'practice.history': () => ({ data: [] }),
      'practice.get': ({ input }) => (JSON.stringify(input).includes('1') ? { status: 404, message: 'gone' } : problem),
    })
    await screen.findByText(/The problems could not be loaded/)
    problem = { data: sampleProblem({ id: 2, title: 'Problem number 2' }) }
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByRole('link', { name: 'Problem number 2' })
    expect(screen.queryByText(/could not be loaded/)).toBeNull()
  })
})

const buildCard = (id: number, due_at: string) => ({
  ...{ id, stability: 1, difficulty: 5, last_at: '2026-11-20T09:00:00.000Z', reviews: 0, lapses: 0, due_at },
})
const miss = (id: number, due_at: string) =>
  devicePractice.record({
    ...{ input: sampleAnswer({ id }), reply: { outcome: 'wrong', cards: [buildCard(id, due_at)] }, inAccount: false },
  })

it('does not count a visitor’s reviews of problems that were removed from the bank, until they are back', async () => {
  localStorage.clear()
  for (const id of [1, 2, 3]) miss(id, '2020-01-02T12:00:00.000Z')
  let removed = [2]
  stubApi({
    'practice.get': () => ({ data: sampleProblem() }),
    'practice.listRemoved': () => ({ data: removed }),
  })
  await renderApp('/practice/mistakes')
  expect(await screen.findByRole('heading', { name: '2 problems to review today' })).toBeDefined()
  expect(countDue(devicePractice.latest(), Date.now())).toBe(2)
  cleanup()
  removed = []
  await renderApp('/practice/mistakes')
  expect(await screen.findByRole('heading', { name: '3 problems to review today' })).toBeDefined()
})

it('shows when each mistake is next due for review', async () => {
  localStorage.clear()
  miss(1, '2020-01-02T12:00:00.000Z')
  miss(2, '2199-03-04T12:00:00.000Z')
  stubApi({
    'practice.get': ({ input }) => {
      const id = Number(JSON.stringify(input).replaceAll(/\D/g, ''))
      return { data: sampleProblem({ id, title: `Problem number ${id}` }) }
    },
  })
  await renderApp('/practice/mistakes')
  const cardNamed = async (name: string) =>
    within((await screen.findByRole('link', { name })).closest('li') ?? document.body)
  expect((await cardNamed('Problem number 1')).getByText('Due for review')).toBeDefined()
  expect((await cardNamed('Problem number 2')).getByText('Next review: March 4, 2199')).toBeDefined()
  expect(screen.getByRole('heading', { name: '1 problem to review today' })).toBeDefined()
})
