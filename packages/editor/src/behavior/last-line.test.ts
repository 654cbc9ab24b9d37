import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderEditor } from '../../test/render-editor.tsx'

it('keeps a line below a block formula at the end, and undoes both in one step', async () => {
  const { text, html } = await renderEditor('<p>a</p>')
  await userEvent.click(text)
  await userEvent.keyboard('{Control>}{End}{/Control}{Enter}/mathb{Enter}z{Enter}')
  expect(text.element().lastElementChild?.tagName).toBe('P')
  await userEvent.keyboard('{Control>}{End}{/Control}b')
  expect(html()).toBe('<p>a</p>\n<div data-type="math" data-latex="z"></div>\n<p>b</p>')
})
