import type { Question } from '@pathwise/api/questions/questions.schemas'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { stubApi } from './api.ts'
import type { Answer, Call } from './calls.ts'
import { renderApp } from './render-app.tsx'
import { fakeBank, sampleQuestion } from './sample-question.ts'
import { sampleUser } from './sample-user.ts'

export type Answers = Record<string, (call: Call) => Answer | Promise<Answer>>

/**
 * Opens the question editor, signed in as an editor. The server has the questions in `bank`, but reports `total` as
 * their number.
 */
export async function openQuestions(
  address = '/admin/questions?id=12',
  answers: Answers = {},
  bank: readonly Question[] = [sampleQuestion()],
  total?: number,
) {
  const { list, asked } = fakeBank(() => bank, total)
  const calls = stubApi({
    'auth.me': () => ({ data: sampleUser({ role: 'editor' }) }),
    'system.config': () => ({ data: { demo: true, development: false, editor_origins: [] } }),
    'questions.list': list,
    'questions.reports': () => ({ data: [] }),
    'questions.comments': () => ({ data: [] }),
    'questions.reviews': () => ({ data: { state: 'live', compare_with: null, own_change: false, reviews: [] } }),
    'questions.get': ({ input }) => {
      const id = typeof input === 'object' && input && 'id' in input ? input.id : undefined
      const found = bank.find((one) => one.id === id)
      return found ? { data: found } : { status: 404, message: 'none' }
    },
    ...answers,
  })
  const app = await renderApp(address)
  return {
    ...app,
    asked,
    /** Returns the inputs of all calls to this procedure. */
    sent: (procedure: string) => calls.filter((call) => call.procedure === procedure).map(({ input }) => input),
  }
}

export const bodyField = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Question text' })
export const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
export const append = async (text: string) => userEvent.type(await bodyField(), text)
