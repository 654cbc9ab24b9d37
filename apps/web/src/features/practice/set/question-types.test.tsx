// @vitest-environment jsdom
import { answerPracticeInputSchema } from '@pathwise/api/practice/practice.schemas'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { failRequest, stubApi } from '../../../../test/api.ts'
import { renderApp } from '../../../../test/render-app.tsx'
import { rightReply, sampleProblem } from '../../../../test/sample-problem.ts'

beforeEach(() => localStorage.clear())

it.each([
  ['multiple_choice', 'b', { choice: 'B' }],
  ['true_false', 'b', { choice: 'B' }],
  ['multiple_select', 'ab', { choices: ['A', 'B'] }],
  ['numerical', '3.5', { text: '3.5' }],
  ['short_answer', 'Hamlet', { text: 'Hamlet' }],
  ['essay', 'Because.', { text: 'Because.' }],
] as const)(
  'supports hints, keyboard shortcuts and offline answers for a %s problem',
  async (question_type, typed, answer) => {
    const isTyped = 'text' in answer
    const problem = sampleProblem({ id: 1, title: 'First problem', question_type, ...(isTyped && { choices: [] }) })
    const hints = ['First hint', 'Second hint']
    let shown = 0
    let online = false
    const calls = stubApi({
      'practice.createSet': () => ({
        data: { problems: [problem, sampleProblem({ id: 2, title: 'Second problem' })], reviews: [] },
      }),
      'practice.hint': () => ({ data: { html: `<p>${hints[shown++]}</p>` } }),
      'practice.answer': () => (online ? { data: rightReply } : failRequest('offline')),
    })
    await renderApp('/practice/set?kind=skill&skill=math.quadratics')
    const title = await screen.findByRole('heading', { level: 1, name: 'First problem' })
    title.focus()
    for (const hint of hints) {
      await userEvent.keyboard('h')
      await screen.findByText(hint)
    }
    expect(screen.queryByRole('button', { name: /hint/ })).toBeNull()
    if (isTyped) await userEvent.type(screen.getByRole('textbox'), typed)
    else await userEvent.keyboard(typed)
    title.focus()
    await userEvent.keyboard('{Enter}')
    await screen.findByText('To be checked when you’re back online')
    await userEvent.keyboard('n')
    await screen.findByRole('heading', { level: 1, name: 'Second problem' })
    online = true
    window.dispatchEvent(new Event('online'))
    await vi.waitFor(() => expect(localStorage.getItem('pathwise.practice-set.1')).not.toContain('pending'))
    const sent = calls
      .filter(({ procedure }) => procedure === 'practice.answer')
      .map(({ input }) => answerPracticeInputSchema.parse(input))
    expect(sent.at(-1)).toMatchObject({ id: 1, attempt: 1, hints: 2, answer })
  },
)
