import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderEditor } from '../../test/render-editor.tsx'

it('splits the line at the new cursor when Enter arrives before selectionchange', async () => {
  const { text, html } = await renderEditor('<p>one two</p>')
  await userEvent.click(text)
  await userEvent.keyboard('{Control>}{Home}{/Control}')
  const letters = text.element().querySelector('p')?.firstChild
  if (!letters) throw new Error('The paragraph has no text')
  // Browsers fire `selectionchange` in a later task, so the Enter key arrives before the event, as on a slow device.
  document.getSelection()?.collapse(letters, 3)
  text.element().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', keyCode: 13, bubbles: true }))
  expect(html()).toBe('<p>one</p>\n<p>two</p>')
})
