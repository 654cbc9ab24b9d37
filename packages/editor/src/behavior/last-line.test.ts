import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderEditor } from '../../test/render-editor.tsx'

it('adds an empty line below a code block at the end of the document without storing the line', async () => {
  const { text, html } = await renderEditor()
  await userEvent.click(text)
  await userEvent.keyboard('/code{Enter}a')
  expect(Array.from(text.element().children, ({ tagName }) => tagName)).toEqual(['PRE', 'P'])
  expect(html()).toBe('<pre><code>a</code></pre>')
})
