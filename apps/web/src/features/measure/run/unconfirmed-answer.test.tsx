// @vitest-environment jsdom
import { answerInputSchema } from '@pathwise/api/assessments/assessments.schemas'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { failRequest, stubApi } from '../../../../test/api.ts'
import type { Answer, Call } from '../../../../test/calls.ts'
import { renderApp } from '../../../../test/render-app.tsx'
import { buildFinishedRun, buildRunAt, runId, sampleRun } from '../../../../test/sample-run.ts'

type Answers = Parameters<typeof stubApi>[0]

async function openRun(answers: Answers) {
  const calls = stubApi({ 'assessments.get': () => ({ data: sampleRun() }), ...answers })
  await renderApp(`/measure/${runId}`)
  await screen.findByRole('heading', { level: 1 })
  return calls
}

const sentAnswers = (calls: readonly Call[]) =>
  calls.filter(({ procedure }) => procedure === 'assessments.answer').map(({ input }) => answerInputSchema.parse(input))
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const answerButton = () => screen.getByRole('button', { name: 'Answer' })
const unknownButton = () => screen.getByRole('button', { name: 'I don’t know' })
const refuse = (status: number, reason?: string): Answer => ({ status, message: 'no', reason })

describe('unconfirmed answer', () => {
  async function loseAnswer(answers: Answers) {
    let online = false
    const calls = await openRun({
      ...answers,
      'assessments.answer': () => (online ? { data: buildRunAt(1) } : failRequest('offline')),
    })
    await userEvent.click(screen.getByRole('radio', { name: /four/ }))
    await userEvent.click(answerButton())
    await screen.findByText(/Your answer is kept on this device/)
    return { calls, reconnect: () => (online = true) }
  }

  it('keeps the answer, and resends it with the same key when the browser is back online', async () => {
    const { calls, reconnect } = await loseAnswer({})
    reconnect()
    fireEvent(window, new Event('online'))
    await heading('Question 2')
    const sent = sentAnswers(calls)
    expect(sent).toHaveLength(2)
    expect(sent[1]).toEqual(sent[0])
    expect(screen.queryByText(/Your answer is kept/)).toBeNull()
  })

  it('resends the stored answer with the same key after a reload', async () => {
    const { calls } = await loseAnswer({})
    const [first] = sentAnswers(calls)
    cleanup()
    const later = await openRun({ 'assessments.answer': () => ({ data: buildRunAt(1) }) })
    await heading('Question 2')
    expect(sentAnswers(later)).toEqual([first])
  })

  it('does not resend a stored answer when the run has moved on to another item', async () => {
    await loseAnswer({})
    cleanup()
    const later = await openRun({ 'assessments.get': () => ({ data: buildRunAt(1) }) })
    await heading('Question 2')
    expect(sentAnswers(later)).toEqual([])
  })

  it('lets the student retry when the server rejects an answer with 429', async () => {
    const answers: Answer[] = [{ status: 429, message: 'slow', retryAfterSeconds: 60 }, { data: buildRunAt(1) }]
    await openRun({ 'assessments.answer': () => answers.shift() ?? refuse(500) })
    await userEvent.click(unknownButton())
    expect((await screen.findByRole('alert')).textContent).toContain('Too many attempts')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await heading('Question 2')
  })
})

describe('run that is open in two tabs', () => {
  it('shows the run’s current item when another tab has answered the displayed item', async () => {
    let current = sampleRun()
    await openRun({
      'assessments.get': () => ({ data: current }),
      'assessments.answer': () => {
        current = buildRunAt(3)
        return refuse(409, 'already_answered')
      },
    })
    await userEvent.click(unknownButton())
    await heading('Question 4')
    expect(screen.getByText(/You have already answered that question/)).toBeDefined()
  })

  it('shows the result when the run was finished in another tab', async () => {
    let current = sampleRun()
    await openRun({
      'assessments.get': () => ({ data: current }),
      'assessments.answer': () => {
        current = buildFinishedRun()
        return refuse(409, 'run_finished')
      },
    })
    await userEvent.click(unknownButton())
    expect(await heading('Your result: SAT Math')).toBeDefined()
  })
})
