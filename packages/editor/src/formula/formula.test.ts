import { expect, it, vi } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { renderEditor } from '../../test/render-editor.tsx'

const formula = (latex: string) => `<span data-type="math" data-latex="${latex}"></span>`
const drawn = (text: Locator) => {
  const element = text.element().querySelector('.formula')
  if (!element) throw new Error('No formula is drawn')
  return element
}
const source = () => page.getByRole('textbox', { name: 'Formula in LaTeX' })

it('is drawn with MathML for screen readers', async () => {
  const { text } = await renderEditor(`<p>${formula('\\frac{a}{b}')}</p>`)
  expect(text.element().querySelector('math annotation')?.textContent).toBe('\\frac{a}{b}')
})

it('opens as the cursor moves into it, and closes as it moves out at the other end', async () => {
  const { text, html } = await renderEditor(`<p>a${formula('x')}b</p>`)
  await userEvent.click(text)
  await userEvent.keyboard('{Home}{ArrowRight}')
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(source()).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}+1{ArrowRight}')
  await expect.element(source()).not.toBeInTheDocument()
  await userEvent.keyboard('c')
  expect(html()).toBe(`<p>a${formula('x+1')}cb</p>`)
})

it('opens at its end from behind, and gives the cursor back before it', async () => {
  const { text, html } = await renderEditor(`<p>a${formula('xy')}b</p>`)
  await userEvent.click(text)
  await userEvent.keyboard('{End}{ArrowLeft}')
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(source()).toHaveFocus()
  await userEvent.keyboard('z{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}')
  await userEvent.keyboard('c')
  expect(html()).toBe(`<p>ac${formula('xyz')}b</p>`)
})

it('is shown as it is typed', async () => {
  const { text } = await renderEditor('<p>a</p>')
  await userEvent.click(text)
  await userEvent.keyboard('{End}{Control>}{Shift>}m{/Shift}{/Control}')
  await userEvent.fill(source(), 'x^2')
  expect(text.element().querySelector('annotation')?.textContent).toBe('x^2')
})

it('says what is wrong in words, and keeps it', async () => {
  const { text, html } = await renderEditor(`<p>${formula('x')}</p>`)
  await userEvent.click(drawn(text))
  await userEvent.fill(source(), '\\foo')
  await expect.element(page.getByRole('status')).toHaveTextContent('There is no command \\foo.')
  await expect.element(source()).toHaveAttribute('aria-invalid', 'true')
  await userEvent.keyboard('{Escape}')
  expect(html()).toBe(`<p>${formula('\\foo')}</p>`)
})

it('goes when it is left empty', async () => {
  const { text, html } = await renderEditor('<p>a</p>')
  await userEvent.click(text)
  await userEvent.keyboard('{End}{Control>}{Shift>}m{/Shift}{/Control}{Escape}b')
  expect(html()).toBe('<p>ab</p>')
})

it('takes selected text as its source', async () => {
  const { text, html } = await renderEditor('<p>x^2</p>')
  await userEvent.click(text)
  await userEvent.keyboard('{Control>}a{/Control}')
  await userEvent.keyboard('{Control>}{Shift>}m{/Shift}{/Control}{Enter}')
  expect(html()).toBe(`<p>${formula('x^2')}</p>`)
})

it('moves to a line of its own and back, with Shift+Enter for several lines', async () => {
  const { text, html } = await renderEditor(`<p>a ${formula('x')} b</p>`)
  await userEvent.click(drawn(text))
  await userEvent.click(page.getByRole('checkbox', { name: 'On its own line' }))
  await userEvent.click(source())
  await userEvent.keyboard('{Control>}{End}{/Control}{Shift>}{Enter}{/Shift}y{Enter}')
  expect(html()).toBe('<p>a</p>\n<div data-type="math" data-latex="x\ny"></div>\n<p>b</p>')
})

it('is undone together with the letters typed in a row', async () => {
  const { text, html } = await renderEditor(`<p>${formula('x')}</p>`)
  await userEvent.click(drawn(text))
  await userEvent.keyboard('{End}+123{Enter}')
  expect(html()).toBe(`<p>${formula('x+123')}</p>`)
  await userEvent.keyboard('{Control>}z{/Control}')
  expect(html()).toBe(`<p>${formula('x')}</p>`)
})

it('does not open by itself when a text begins with it', async () => {
  await renderEditor('<div data-type="math" data-latex="x"></div>')
  await expect.element(source()).not.toBeInTheDocument()
})

it('is inserted by the page', async () => {
  const { handle, html } = await renderEditor('')
  handle.current?.insertFormula('\\pi')
  await expect.element(source()).toHaveValue('\\pi')
  await vi.waitFor(() => expect(html()).toBe(`<p>${formula('\\pi')}</p>`))
})
