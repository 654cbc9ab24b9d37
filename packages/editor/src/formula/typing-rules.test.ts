import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderEditor } from '../../test/render-editor.tsx'

const inline = (latex: string) => `<span data-type="math" data-latex="${latex}"></span>`
const source = () => page.getByRole('textbox', { name: 'Formula in LaTeX' })

async function typed(keys: string, stored = '') {
  const editor = await renderEditor(stored)
  await userEvent.click(editor.text)
  await userEvent.keyboard(`{Control>}{End}{/Control}${keys}`)
  return editor
}

it('converts text between dollar signs or \\( and \\) to formulas', async () => {
  const lines = ['a $x^2$ b', '넓이 $\\frac{{1}{{2}$는', 'a \\( x+1 \\) b', '$a*b*c_1_d$', '$x$ and $y$']
  const { html } = await typed(lines.join('{Enter}'))
  expect(html().split('\n')).toEqual([
    `<p>a ${inline('x^2')} b</p>`,
    `<p>넓이 ${inline('\\frac{1}{2}')}는</p>`,
    `<p>a ${inline('x+1')} b</p>`,
    `<p>${inline('a*b*c_1_d')}</p>`,
    `<p>${inline('x')} and ${inline('y')}</p>`,
  ])
})

it.each([
  ['$$x^2$${Enter}+1{Enter}', 'x^2+1'],
  ['$${Enter}z{Enter}', 'z'],
  ['\\[[y{Enter}{Enter}', 'y'],
])('converts %s to a block formula', async (keys, latex) => {
  const { html } = await typed(keys)
  expect(html()).toBe(`<div data-type="math" data-latex="${latex}"></div>`)
})

it('keeps prices, escaped dollar signs and prose as text', async () => {
  const lines = ['from $5 to $10', 'from $5-$10', 'a \\$x$ b', 'US$5 for lunch and A$', '$ x$', '$$ and more']
  const { html } = await typed(lines.join('{Enter}'))
  expect(html().split('\n')).toEqual(lines.map((line) => `<p>${line}</p>`))
})

it('applies Markdown formatting that is typed after a price', async () => {
  const { html } = await typed('costs $5 and *really*')
  expect(html()).toBe('<p>costs $5 and <em>really</em></p>')
})

it('keeps dollar signs in code as text', async () => {
  const { html } = await typed('{ArrowLeft}$x$', '<p><code>ab</code></p>')
  expect(html()).toBe('<p><code>a$x$b</code></p>')
})

it('does not open the source of a formula typed between dollar signs, and restores the typed text on Backspace', async () => {
  const { html } = await typed('$x$')
  await expect.element(source()).not.toBeInTheDocument()
  await userEvent.keyboard('{Backspace}')
  expect(html()).toBe('<p>$x$</p>')
})
