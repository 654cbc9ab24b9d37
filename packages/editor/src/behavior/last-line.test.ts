import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderEditor } from '../../test/render-editor.tsx'

it('adds an empty line when the last line becomes a code block, without storing it', async () => {
  const { text, html } = await renderEditor()
  await userEvent.click(text)
  await userEvent.keyboard('/code{Enter}a')
  expect(Array.from(text.element().children, ({ tagName }) => tagName)).toEqual(['PRE', 'P'])
  expect(html()).toBe('<pre><code>a</code></pre>')
})
