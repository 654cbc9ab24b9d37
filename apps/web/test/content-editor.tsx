import type { ContentDocument } from '@pathwise/api/content/content.schemas'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { stubApi } from './api.ts'
import type { Answer, Call } from './calls.ts'
import { renderApp } from './render-app.tsx'
import { sampleDocument } from './sample-content.ts'
import { sampleUser } from './sample-user.ts'

export type Answers = Record<string, (call: Call) => Answer | Promise<Answer>>

/** Opens the content editor, signed in as an editor. The fields in `item` override those of the stored document. */
export async function openEditor(address: string, answers: Answers = {}, item: Partial<ContentDocument> = {}) {
  const calls = stubApi({
    'auth.me': () => ({ data: sampleUser({ role: 'editor' }) }),
    'content.get': () => ({ data: sampleDocument(item) }),
    ...answers,
  })
  const app = await renderApp(address)
  return {
    ...app,
    /** Returns the inputs of all calls to this procedure. */
    sent: (procedure: string) => calls.filter((call) => call.procedure === procedure).map(({ input }) => input),
  }
}

export const bodyField = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Text' })
export const titleField = () => screen.getByLabelText<HTMLInputElement>('Title')
export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
export const append = async (text: string) => userEvent.type(await bodyField(), text)
