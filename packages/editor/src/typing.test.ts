import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderEditor } from '../test/render-editor.tsx'

it('calls onChange with the stored HTML after text is typed', async () => {
  const { text, onChange, html } = await renderEditor('<p>One</p>')
  await userEvent.click(text)
  await userEvent.keyboard('{Control>}{End}{/Control} two')
  await vi.waitFor(() => expect(onChange).toHaveBeenLastCalledWith('<p>One two</p>'))
  expect(html()).toBe('<p>One two</p>')
})
