// @vitest-environment jsdom
import { answerPracticeInputSchema } from '@pathwise/api/practice/practice.schemas'
import { act, cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { failRequest, stubApi } from '../../../../test/api.ts'
import type { Answer, Call } from '../../../../test/calls.ts'
import { renderApp } from '../../../../test/render-app.tsx'
import {
  rightReply,
  sampleAnswer,
  sampleProblem,
  secondTryReply,
  unknownReply,
  wrongReply,
} from '../../../../test/sample-problem.ts'
import { clearDevice } from '../../../lib/browser-storage.ts'
import { devicePractice } from '../../../lib/device-practice.ts'
import { removePracticeSet } from '../../../lib/practice/stored-set.ts'

const address = '/practice/set?kind=skill&skill=math.quadratics'
const first = sampleProblem({ id: 1, title: 'First problem' })
const second = sampleProblem({ id: 2, title: 'Second problem', hints: 0 })

async function openSet(answers: Parameters<typeof stubApi>[0] = {}, at = address) {
  const calls = stubApi({
    'practice.createSet': () => ({ data: { problems: [first, second], reviews: [] } }),
    'practice.hint': () => ({ data: { html: '<p>Use your fingers.</p>' } }),
    'practice.answer': () => ({ data: rightReply }),
    ...answers,
  })
  await renderApp(at)
  return calls
}

function inTurn(...outputs: readonly unknown[]): () => Answer {
  const left = [...outputs]
  return () => ({ data: left.shift() })
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const pick = (name: RegExp) => userEvent.click(screen.getByRole('radio', { name }))
const sentAnswers = (calls: readonly Call[]) =>
  calls
    .filter(({ procedure }) => procedure === 'practice.answer')
    .map(({ input }) => answerPracticeInputSchema.parse(input))
const count = (term: string) =>
  within(screen.getByRole('main'))
    .getAllByRole('term')
    .find(({ textContent }) => textContent === term)?.nextElementSibling?.textContent

beforeEach(() => localStorage.clear())

describe('a set of problems', () => {
  it('creates the set from the URL parameters in a single request', async () => {
    const calls = await openSet()
    await heading('First problem')
    expect(screen.getByText('1 of 2')).toBeDefined()
    expect(calls.find(({ procedure }) => procedure === 'practice.createSet')?.input).toMatchObject({
      kind: 'skill',
      skill: 'math.quadratics',
    })
    await pick(/four/)
    await press('Check my answer')
    expect(await screen.findByText('Count on your fingers.')).toBeDefined()
    const before = calls.length
    await press('Next')
    expect(document.activeElement).toBe(await heading('Second problem'))
    expect(calls).toHaveLength(before)
    expect(document.querySelector('main script')).toBeNull()
  })

  it('allows a second try after a wrong choice, and counts the answer as assisted when a hint was shown', async () => {
    const calls = await openSet({ 'practice.answer': inTurn(secondTryReply, rightReply, unknownReply) })
    await heading('First problem')
    await press('Show a hint')
    expect(await screen.findByText('Use your fingers.')).toBeDefined()
    await pick(/three/)
    await press('Check my answer')
    expect(await screen.findByText('You counted one too few.')).toBeDefined()
    expect(screen.queryByText('Count on your fingers.')).toBeNull()
    await pick(/four/)
    await press('Check my answer')
    expect(await screen.findByText('Right. Well done!')).toBeDefined()
    await press('Next')
    await press('I don’t know')
    await vi.waitFor(() => press('See the result'))
    expect(document.activeElement).toBe(await heading('Your result'))
    expect([count('Right on the first try'), count('Right with help'), count('Missed')]).toEqual(['0', '1', '1'])
    expect(sentAnswers(calls).map(({ attempt, hints, answer }) => [attempt, hints, answer])).toEqual([
      [1, 1, { choice: 'A' }],
      [2, 1, { choice: 'B' }],
      [1, 0, null],
    ])
    expect(screen.getByRole('link', { name: 'Practice the missed ones' }).getAttribute('href')).toBe(
      '/practice/set?kind=mistakes&ids=2',
    )
  })

  it('shows the answer after a wrong second try', async () => {
    await openSet({ 'practice.answer': inTurn(secondTryReply, wrongReply) })
    await heading('First problem')
    await pick(/three/)
    await press('Check my answer')
    await screen.findByText(/one more try/)
    await press('Check my answer')
    expect(await screen.findByText('Not quite. The answer is B.')).toBeDefined()
    expect(screen.getByText('Correct answer')).toBeDefined()
  })

  it('resumes at the second try of the current problem after a reload', async () => {
    await openSet({ 'practice.answer': inTurn(rightReply, secondTryReply) })
    await heading('First problem')
    await pick(/four/)
    await press('Check my answer')
    await screen.findByText('Right. Well done!')
    await press('Next')
    await pick(/three/)
    await press('Check my answer')
    await screen.findByText(/one more try/)
    cleanup()
    const calls = await openSet()
    await heading('Second problem')
    expect(screen.getByText('2 of 2')).toBeDefined()
    expect(screen.getByText(/one more try/)).toBeDefined()
    expect(calls.map(({ procedure }) => procedure)).not.toContain('practice.createSet')
  })

  it('resends an answer with the same key when the connection is restored', async () => {
    let online = false
    const calls = await openSet({
      'practice.answer': () => (online ? { data: rightReply } : failRequest('offline')),
    })
    await heading('First problem')
    await pick(/four/)
    await press('Check my answer')
    expect(await screen.findByText('To be checked when you’re back online')).toBeDefined()
    await press('Next')
    await heading('Second problem')
    online = true
    window.dispatchEvent(new Event('online'))
    await vi.waitFor(() => expect(localStorage.getItem('pathwise.practice-set.1')).not.toContain('pending'))
    expect(new Set(sentAnswers(calls).map(({ client_key }) => client_key)).size).toBe(1)
    expect(localStorage.getItem('pathwise.practice.1')).toContain('"id":1,"outcome":"right"')
  })

  it('does not store an answer when its reply arrives after a sign-out', async () => {
    let reply = () => {}
    const held = new Promise<void>((resolve) => {
      reply = resolve
    })
    await openSet({ 'practice.answer': () => held.then(() => ({ data: rightReply })) })
    await heading('First problem')
    await pick(/four/)
    await press('Check my answer')
    clearDevice(() => false)
    cleanup()
    reply()
    await act(() => new Promise((resolve) => setTimeout(resolve, 0)))
    expect(Object.keys(localStorage)).toEqual([])
  })

  it('returns to the first problem and discards the student’s answers after a sign-out in the same tab', async () => {
    let online = false
    const calls = await openSet({
      'practice.answer': () => (online ? { data: rightReply } : failRequest('offline')),
    })
    await heading('First problem')
    await pick(/four/)
    await press('Check my answer')
    await screen.findByText('To be checked when you’re back online')
    await press('Next')
    await heading('Second problem')
    act(() => clearDevice(() => false))
    await heading('First problem')
    expect(screen.getByRole('radio', { name: /four/ })).toHaveProperty('checked', false)
    online = true
    act(() => void dispatchEvent(new Event('online')))
    await act(() => new Promise((resolve) => setTimeout(resolve, 0)))
    expect(sentAnswers(calls)).toHaveLength(1)
    expect(localStorage.getItem('pathwise.practice-set.1')).not.toContain('pending')
  })

  it('shows an empty state when the URL is invalid or the bank has no matching problems', async () => {
    await openSet({}, '/practice/set?kind=skill&skill=poetry')
    expect(await screen.findByRole('heading', { name: 'There are no problems for this set' })).toBeDefined()
    cleanup()
    await openSet({ 'practice.createSet': () => ({ status: 409, message: 'none', reason: 'no_items' }) })
    expect(await screen.findByRole('heading', { name: 'There are no problems for this set' })).toBeDefined()
  })
})

it('keeps an unsent answer when another set starts, and sends the answer once the connection returns', async () => {
  const calls = await openSet({ 'practice.answer': () => failRequest('offline') })
  await heading('First problem')
  await pick(/four/)
  await press('Check my answer')
  await screen.findByText('To be checked when you’re back online')
  cleanup()
  await openSet({ 'practice.answer': () => failRequest('offline') }, `${address}&difficulty=expert`)
  await heading('First problem')
  await vi.waitFor(() => expect(localStorage.getItem('pathwise.practice-waiting.1')).toContain('"id":1'))
  cleanup()
  const later = await openSet({}, `${address}&difficulty=expert`)
  await vi.waitFor(() => expect(localStorage.getItem('pathwise.practice-waiting.1')).toBe('[]'))
  expect(sentAnswers(later)[0]?.client_key).toBe(sentAnswers(calls)[0]?.client_key)
})

it('keeps an unsent answer when its set is removed', async () => {
  await openSet({ 'practice.answer': () => failRequest('offline') })
  await heading('First problem')
  await pick(/four/)
  await press('Check my answer')
  await screen.findByText('To be checked when you’re back online')
  cleanup()
  removePracticeSet(address)
  expect(localStorage.getItem('pathwise.practice-waiting.1')).toContain('"id":1')
})

describe('a set of problems due for review', () => {
  it('sends the id and review card of the missed problem with the answer to its replacement', async () => {
    const due_at = '2026-11-24T12:00:00.000Z'
    const card = { id: 99, stability: 0.2, difficulty: 6, last_at: due_at, reviews: 0, lapses: 0, due_at }
    devicePractice.record({
      input: sampleAnswer({ id: 99 }),
      reply: { outcome: 'wrong', cards: [card] },
      inAccount: false,
    })
    const calls = stubApi({
      'practice.createSet': () => ({ data: { problems: [first], reviews: [{ id: first.id, review_of: 99 }] } }),
      'practice.answer': () => ({ data: rightReply }),
    })
    await renderApp('/practice/set?kind=due')
    await userEvent.click(await screen.findByRole('radio', { name: /four/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Check my answer' }))
    await screen.findByRole('status')
    const inputs = (name: string) => calls.filter(({ procedure }) => procedure === name).map(({ input }) => input)
    expect(inputs('practice.createSet')).toMatchObject([{ kind: 'due', cards: [card] }])
    expect(inputs('practice.answer')).toMatchObject([{ id: first.id, review_of: 99, cards: [card] }])
  })

  it('shows a message when no problem is due for review', async () => {
    stubApi({ 'practice.createSet': () => ({ status: 409, message: 'none', reason: 'no_items' }) })
    await renderApp('/practice/set?kind=due')
    expect(await screen.findByRole('heading', { name: 'Nothing to review now' })).toBeDefined()
  })
})

describe('answer types in a set', () => {
  it.each([
    ['numerical', 'Your answer', '3.5', { text: '3.5' }],
    ['short_answer', 'Your answer', ' Hamlet ', { text: 'Hamlet' }],
  ] as const)('sends the typed answer to a %s problem', async (question_type, label, text, answer) => {
    const problem = sampleProblem({ question_type, choices: [] })
    const calls = await openSet({
      'practice.createSet': () => ({ data: { problems: [problem, second], reviews: [] } }),
    })
    await userEvent.type(await screen.findByLabelText(label), text)
    await press('Check my answer')
    await screen.findByText('Right. Well done!')
    expect(sentAnswers(calls)[0]?.answer).toEqual(answer)
  })

  it('keeps a rejected number in the field, and explains how to fix it', async () => {
    const problem = sampleProblem({ question_type: 'numerical', choices: [] })
    await openSet({
      'practice.createSet': () => ({ data: { problems: [problem], reviews: [] } }),
      'practice.answer': () => ({ status: 400, message: 'no', reason: 'answer_decimal_comma' }),
    })
    await userEvent.type(await screen.findByLabelText('Your answer'), '3,5')
    await press('Check my answer')
    expect(await screen.findByText('Use a decimal point, not a comma: 3.5')).toBeDefined()
    expect(screen.getByLabelText('Your answer')).toHaveProperty('value', '3,5')
  })

  it('sends all selected choices of a multiple-select problem', async () => {
    const problem = sampleProblem({ question_type: 'multiple_select' })
    const calls = await openSet({
      'practice.createSet': () => ({ data: { problems: [problem, second], reviews: [] } }),
    })
    await userEvent.click(await screen.findByRole('checkbox', { name: /four/ }))
    await userEvent.click(screen.getByRole('checkbox', { name: /three/ }))
    await press('Check my answer')
    await screen.findByText('Right. Well done!')
    expect(sentAnswers(calls)[0]?.answer).toEqual({ choices: ['A', 'B'] })
  })

  it('shows the rubric so that the student can grade the essay', async () => {
    const problem = sampleProblem({ question_type: 'essay', choices: [], hints: 0 })
    const solution = { answer: '', explanation: '', rubric: '<p>Names a reason.</p>', feedback: {} }
    const calls = await openSet({
      'practice.createSet': () => ({ data: { problems: [problem], reviews: [] } }),
      'practice.answer': inTurn(
        { outcome: 'ungraded', feedback: null, final: true, solution },
        { outcome: 'right', feedback: null, final: true, solution },
      ),
    })
    await userEvent.type(await screen.findByLabelText('Your essay'), 'Because.')
    await press('Check my answer')
    expect(await screen.findByText('Names a reason.')).toBeDefined()
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'How it is graded' }))
    await press('My essay does this')
    await screen.findByText('Right. Well done!')
    expect(sentAnswers(calls).map(({ attempt, self_grade }) => [attempt, self_grade])).toEqual([
      [1, undefined],
      [2, 'right'],
    ])
  })

  it('leaves the focus alone after a reload while the student grades an essay', async () => {
    const problem = sampleProblem({ question_type: 'essay', choices: [], hints: 0 })
    const solution = { answer: '', explanation: '', rubric: '<p>Names a reason.</p>', feedback: {} }
    await openSet({
      'practice.createSet': () => ({ data: { problems: [problem], reviews: [] } }),
      'practice.answer': inTurn({ outcome: 'ungraded', feedback: null, final: true, solution }),
    })
    await userEvent.type(await screen.findByLabelText('Your essay'), 'Because.')
    await press('Check my answer')
    await screen.findByText('Names a reason.')
    cleanup()
    await openSet()
    await screen.findByText('Names a reason.')
    expect(document.activeElement).toBe(document.body)
  })

  it('asks for an answer and sends nothing when no choice is selected', async () => {
    const calls = await openSet()
    await heading('First problem')
    await press('Check my answer')
    expect(screen.getByRole('alert').textContent).toBe('Choose an answer first.')
    expect(sentAnswers(calls)).toEqual([])
  })
})

describe('keyboard shortcuts of a set', () => {
  it('selects an answer, shows a hint, checks the answer and opens the next problem by keyboard', async () => {
    const calls = await openSet()
    const title = await heading('First problem')
    title.focus()
    await userEvent.keyboard('h')
    await screen.findByText('Use your fingers.')
    await userEvent.keyboard('b{Enter}')
    await screen.findByText('Right. Well done!')
    await userEvent.keyboard('n')
    expect(document.activeElement).toBe(await heading('Second problem'))
    expect(sentAnswers(calls).map(({ answer }) => answer)).toEqual([{ choice: 'B' }])
  })

  it('focuses the result of the answer, and opens the next problem on Enter', async () => {
    await openSet()
    const title = await heading('First problem')
    title.focus()
    await userEvent.keyboard('b{Enter}')
    await screen.findByText('Right. Well done!')
    expect(document.activeElement?.textContent).toBe('Right. Well done!')
    await userEvent.keyboard('{Enter}')
    expect(document.activeElement).toBe(await heading('Second problem'))
  })

  it('opens the next problem on Enter only while the result is focused when shortcuts are off', async () => {
    localStorage.setItem('pathwise.practice-keys', 'off')
    await openSet()
    const title = await heading('First problem')
    await pick(/four/)
    await press('Check my answer')
    const result = (await screen.findByText('Right. Well done!')).closest<HTMLElement>('[tabindex]')
    expect(document.activeElement).toBe(result)
    title.focus()
    await userEvent.keyboard('{Enter}')
    expect(title.isConnected).toBe(true)
    result?.focus()
    await userEvent.keyboard('{Enter}')
    expect(document.activeElement).toBe(await heading('Second problem'))
  })

  it('ignores shortcuts while the focus is outside the set or in a text field', async () => {
    const problem = sampleProblem({ question_type: 'short_answer', choices: [] })
    const calls = await openSet({ 'practice.createSet': () => ({ data: { problems: [problem], reviews: [] } }) })
    await userEvent.type(await screen.findByLabelText('Your answer'), 'hub?')
    expect(screen.getByLabelText('Your answer')).toHaveProperty('value', 'hub?')
    document.body.focus()
    await userEvent.keyboard('h?')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(calls.map(({ procedure }) => procedure)).not.toContain('practice.hint')
  })

  it('lists the shortcuts when ? is pressed, and ignores shortcuts after the student turns them off', async () => {
    await openSet()
    const title = await heading('First problem')
    title.focus()
    await userEvent.keyboard('?')
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Use keyboard shortcuts' }))
    await press('Close')
    title.focus()
    await userEvent.keyboard('b')
    expect(screen.getByRole('radio', { name: /four/ })).toHaveProperty('checked', false)
    expect(localStorage.getItem('pathwise.practice-keys')).toBe('off')
  })
})
