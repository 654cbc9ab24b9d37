// @vitest-environment jsdom
import { answerInputSchema } from '@pathwise/api/assessments/assessments.schemas'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { stubApi } from '../../../../test/api.ts'
import type { Answer, Call } from '../../../../test/calls.ts'
import { renderApp } from '../../../../test/render-app.tsx'
import {
  buildFinishedRun,
  buildRunAt,
  runId,
  sampleItem,
  sampleRun,
  sampleTypedItem,
} from '../../../../test/sample-run.ts'
import { getAccessToken, signInWith } from '../../../lib/session/access-token.ts'

type Answers = Parameters<typeof stubApi>[0]

async function openRun(answers: Answers, language: 'en' | 'ko' = 'en') {
  const calls = stubApi({ 'assessments.get': () => ({ data: sampleRun() }), ...answers })
  await renderApp(`/measure/${runId}`, language)
  await screen.findByRole('heading', { level: 1 })
  return calls
}

const sentAnswers = (calls: readonly Call[]) =>
  calls.filter(({ procedure }) => procedure === 'assessments.answer').map(({ input }) => answerInputSchema.parse(input))
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const answerButton = () => screen.getByRole('button', { name: 'Answer' })
const unknownButton = () => screen.getByRole('button', { name: 'I don’t know' })
const press = (name: string) => userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }))
const refuse = (status: number, reason?: string): Answer => ({ status, message: 'no', reason })

it('shows an anonymous run after the session has expired', async () => {
  signInWith('old')
  const unauthenticated = refuse(401)
  await openRun({
    'auth.me': () => unauthenticated,
    '/api/auth/refresh': () => unauthenticated,
    'assessments.get': ({ token }) => (token === undefined ? { data: sampleRun() } : unauthenticated),
  })
  await heading('Question 1')
  expect(getAccessToken()).toBeUndefined()
})

describe('open item', () => {
  it('sends the answer once when the button is double-clicked, then focuses the next item’s heading', async () => {
    const calls = await openRun({ 'assessments.answer': () => ({ data: buildRunAt(1) }) })
    expect(screen.getByText('1 of at most 20')).toBeDefined()
    await userEvent.click(screen.getByRole('radio', { name: /four/ }))
    await userEvent.dblClick(answerButton())
    expect(document.activeElement).toBe(await heading('Question 2'))
    const [first, ...more] = sentAnswers(calls)
    expect(first).toMatchObject({ id: runId, position: 0, answer: { choice: 'B' } })
    expect(more).toEqual([])
    expect(screen.getByRole('radio', { name: /four/ })).toHaveProperty('checked', false)
  })

  it('hides the correct answer during a run, and sets the language of the item to English', async () => {
    await openRun({}, 'ko')
    expect(screen.getByText('What is two and two?').closest('[lang]')?.getAttribute('lang')).toBe('en')
    expect(screen.getByText('four').closest('[lang]')?.getAttribute('lang')).toBe('en')
    expect(screen.queryByText('Count on your fingers.')).toBeNull()
  })

  it('lets the student answer an item using only the keyboard', async () => {
    const calls = await openRun({ 'assessments.answer': () => ({ data: buildRunAt(1) }) })
    screen.getByRole('radio', { name: /three/ }).focus()
    await userEvent.keyboard(' {Enter}')
    await heading('Question 2')
    expect(sentAnswers(calls)[0]?.answer).toEqual({ choice: 'A' })
  })

  it('offers one more try after “I don’t know”, and sends each answer with a different idempotency key', async () => {
    const asked = sampleRun({ item: sampleItem({ try_anyway: true }) })
    const states = [asked, buildRunAt(1)]
    const calls = await openRun({ 'assessments.answer': () => ({ data: states.shift() }) })
    await userEvent.click(unknownButton())
    expect(await screen.findByText('Want to try?')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'I still don’t know' }))
    await heading('Question 2')
    const sent = sentAnswers(calls)
    expect(sent.map(({ position, answer }) => ({ position, answer }))).toEqual([
      { position: 0, answer: null },
      { position: 0, answer: null },
    ])
    expect(new Set(sent.map(({ client_key }) => client_key)).size).toBe(2)
  })

  it('shows “Take your time” for a single item when the student gives three quick answers', async () => {
    const states = [buildRunAt(1, { rushed: 3 }), buildRunAt(2, { rushed: 3 })]
    await openRun({
      'assessments.get': () => ({ data: sampleRun({ rushed: 2 }) }),
      'assessments.answer': () => ({ data: states.shift() }),
    })
    await userEvent.click(unknownButton())
    expect(await screen.findByText(/Take your time/)).toBeDefined()
    await userEvent.click(unknownButton())
    await heading('Question 3')
    expect(screen.queryByText(/Take your time/)).toBeNull()
  })

  it('excludes a pause from the time sent with the answer', async () => {
    const now = vi.spyOn(performance, 'now').mockReturnValue(1_000)
    const calls = await openRun({ 'assessments.answer': () => ({ data: buildRunAt(1) }) })
    await userEvent.click(screen.getByRole('radio', { name: /four/ }))
    now.mockReturnValue(5_000)
    await userEvent.click(screen.getByRole('button', { name: 'Pause' }))
    await heading('Paused')
    expect(screen.getByText('What is two and two?').closest('[hidden]')).not.toBeNull()
    now.mockReturnValue(90_000)
    await userEvent.click(screen.getByRole('button', { name: 'Continue with question 1' }))
    expect(screen.getByRole('radio', { name: /four/ })).toHaveProperty('checked', true)
    now.mockReturnValue(92_000)
    await userEvent.click(answerButton())
    await heading('Question 2')
    expect(sentAnswers(calls)[0]?.elapsed_ms).toBe(6_000)
    now.mockRestore()
  })
})

describe('typed answer', () => {
  const typed = () => ({ data: sampleRun({ item: sampleTypedItem() }) })

  it.each([
    ['answer_decimal_comma', '3,5', 'Use a decimal point, not a comma: 3.5'],
    ['answer_too_long', '3.500000', /^Too long\./],
    ['answer_not_a_number', 'seven', /^We can’t read this as a number/],
    ['answer_form', '3 1/2', /^Type your answer as on the SAT/],
  ])(
    'explains next to the field why an answer was rejected (%s), and keeps the text',
    async (reason, text, explanation) => {
      const answers = [refuse(422, reason), { data: buildRunAt(1) }]
      const calls = await openRun({
        'assessments.get': typed,
        'assessments.answer': () => answers.shift() ?? refuse(500),
      })
      const field = screen.getByLabelText('Your answer')
      await userEvent.type(field, `${text}{Enter}`)
      const error = await screen.findByText(explanation)
      expect(field).toHaveProperty('value', text)
      expect(field.getAttribute('aria-describedby')).toContain(error.id)
      await waitFor(() => expect(document.activeElement).toBe(field))
      await userEvent.clear(field)
      expect(screen.queryByText(explanation)).toBeNull()
      await userEvent.type(field, '7/2{Enter}')
      await heading('Question 2')
      expect(sentAnswers(calls)[1]?.answer).toEqual({ text: '7/2' })
    },
  )

  it('accepts an answer typed on the on-screen keypad, and shows the unit of the answer', async () => {
    const calls = await openRun({
      'assessments.get': () => ({ data: sampleRun({ item: sampleTypedItem({ unit: 'cm' }) }) }),
      'assessments.answer': () => ({ data: buildRunAt(1) }),
    })
    const keys = within(screen.getByRole('group', { name: 'Number keys', hidden: true }))
    const names = ['Minus', '7', '9', 'Delete the last character', 'Decimal point', '5']
    for (const name of names) await userEvent.click(keys.getByRole('button', { name, hidden: true }))
    expect(screen.getByLabelText('Your answer (unit: cm)')).toHaveProperty('value', '-7.5')
    await userEvent.click(answerButton())
    await heading('Question 2')
    expect(sentAnswers(calls)[0]?.answer).toEqual({ text: '-7.5' })
  })
})

describe('end of a run', () => {
  it('asks for confirmation before finishing the run, then focuses the result’s heading', async () => {
    const calls = await openRun({ 'assessments.finish': () => ({ data: buildFinishedRun({ stop_reason: 'wish' }) }) })
    await userEvent.click(screen.getByRole('button', { name: 'Stop here' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Stop here?' }))
    expect(dialog.getByText(/fewer than 8 answers/)).toBeDefined()
    await userEvent.click(dialog.getByRole('button', { name: 'Keep going' }))
    expect(calls.map(({ procedure }) => procedure)).not.toContain('assessments.finish')
    await userEvent.click(screen.getByRole('button', { name: 'Stop here' }))
    const again = within(screen.getByRole('dialog', { name: 'Stop here?' }))
    await userEvent.click(again.getByRole('button', { name: 'Stop here' }))
    const title = await heading('Your result: SAT Math')
    await waitFor(() => expect(document.activeElement).toBe(title))
  })

  it.each([
    ['assessments.finish', 'Stop here', 'Stop here', 'Keep going'],
    ['assessments.remove', 'Delete these answers', 'Delete for good', 'Keep them'],
  ])('shows no earlier error when the dialog opens again after %s failed', async (procedure, open, confirm, cancel) => {
    await openRun({ [procedure]: () => refuse(500) })
    if (procedure === 'assessments.remove') await userEvent.click(screen.getByRole('button', { name: 'Pause' }))
    await userEvent.click(await screen.findByRole('button', { name: open }))
    const dialog = within(screen.getByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: confirm }))
    expect(await dialog.findByRole('alert')).toBeDefined()
    await userEvent.click(dialog.getByRole('button', { name: cancel }))
    await userEvent.click(screen.getByRole('button', { name: open }))
    expect(within(screen.getByRole('dialog')).queryByRole('alert')).toBeNull()
  })

  it.each([
    ['assessments.finish', 'Stop here', 'Stop here', 'Keep going'],
    ['assessments.remove', 'Delete these answers', 'Delete for good', 'Keep them'],
  ])(
    'shows the error when %s fails after the dialog was closed and reopened',
    async (procedure, open, confirm, cancel) => {
      const answers: ((answer: Answer) => void)[] = []
      await openRun({ [procedure]: () => new Promise<Answer>((resolve) => void answers.push(resolve)) })
      if (procedure === 'assessments.remove') await userEvent.click(screen.getByRole('button', { name: 'Pause' }))
      await userEvent.click(await screen.findByRole('button', { name: open }))
      await press(confirm)
      await press(cancel)
      await userEvent.click(screen.getByRole('button', { name: open }))
      await press(confirm)
      expect(answers).toHaveLength(1)
      answers[0]?.(refuse(500))
      expect(await within(screen.getByRole('dialog')).findByRole('alert')).toBeDefined()
    },
  )

  it('deletes a paused run after confirmation and returns to the start page', async () => {
    const calls = await openRun({
      'assessments.remove': () => ({ data: { deleted: true } }),
      'assessments.offers': () => ({ data: [] }),
    })
    await userEvent.click(screen.getByRole('button', { name: 'Pause' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Delete these answers' }))
    await userEvent.click(screen.getByRole('button', { name: 'Delete for good' }))
    expect(await screen.findByText('Your answers have been deleted.')).toBeDefined()
    expect(calls.find(({ procedure }) => procedure === 'assessments.remove')?.input).toEqual({ id: runId })
  })
})

describe('run that cannot be opened', () => {
  it('shows the not-found page when the run has expired or belongs to another account', async () => {
    await openRun({ 'assessments.get': () => refuse(404) })
    await heading('We can’t find this assessment')
    expect(screen.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe(
      `/login?next=${encodeURIComponent(`/measure/${runId}`)}`,
    )
  })

  it('shows the not-found page and sends no request for an invalid id', async () => {
    const calls = stubApi({})
    await renderApp('/measure/short')
    await heading('We can’t find this assessment')
    expect(calls.map(({ procedure }) => procedure)).not.toContain('assessments.get')
  })

  it('offers to retry when the run fails to load', async () => {
    const answers = [refuse(403), { data: sampleRun() }]
    stubApi({ 'assessments.get': () => answers.shift() ?? refuse(500) })
    await renderApp(`/measure/${runId}`)
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await heading('Question 1')).toBeDefined()
  })
})
