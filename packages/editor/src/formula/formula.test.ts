import { expect, it, onTestFinished, vi } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { renderEditor } from '../../test/render-editor.tsx'

const formula = (latex: string) => `<span data-type="math" data-latex="${latex}"></span>`
const drawn = (text: Locator) => {
  const element = text.element().querySelector('.formula')
  if (!element) throw new Error('No formula is drawn')
  return element
}
const source = () => page.getByRole('textbox', { name: 'Formula in LaTeX' })

it('renders a formula with MathML for screen readers', async () => {
  const { text } = await renderEditor(`<p>${formula('\\frac{a}{b}')}</p>`)
  expect(text.element().querySelector('math annotation')?.textContent).toBe('\\frac{a}{b}')
})

it('opens the source on entering a formula from the left, and closes it on leaving to the right', async () => {
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

it('opens the source at its end on entering a formula from the right, and closes it on leaving to the left', async () => {
  const { text, html } = await renderEditor(`<p>a${formula('xy')}b</p>`)
  await userEvent.click(text)
  await userEvent.keyboard('{End}{ArrowLeft}')
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(source()).toHaveFocus()
  await userEvent.keyboard('z{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}')
  await userEvent.keyboard('c')
  expect(html()).toBe(`<p>ac${formula('xyz')}b</p>`)
})

it('updates the formula while its source is typed', async () => {
  const { text } = await renderEditor('<p>a</p>')
  await userEvent.click(text)
  await userEvent.keyboard('{End}{Control>}{Shift>}m{/Shift}{/Control}')
  await userEvent.fill(source(), 'x^2')
  expect(text.element().querySelector('annotation')?.textContent).toBe('x^2')
})

it.each([
  ['Korean', '가속도'],
  ['Chinese', '加速度'],
])('keeps the source open when Enter ends IME composition in %s', async (_, word) => {
  const { text } = await renderEditor('<p>a</p>')
  await userEvent.click(text)
  await userEvent.keyboard('{End}{Control>}{Shift>}m{/Shift}{/Control}')
  const field = source().element()
  field.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }))
  await userEvent.fill(source(), word)
  field.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true, cancelable: true }),
  )
  field.dispatchEvent(new CompositionEvent('compositionend', { data: word, bubbles: true }))
  await expect.element(source()).toHaveValue(word)
  await expect.element(source()).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(source()).not.toBeInTheDocument()
  expect(text.element().querySelector('annotation')?.textContent).toBe(word)
})

it('explains an error in plain language, and keeps the source', async () => {
  const { text, html } = await renderEditor(`<p>${formula('x')}</p>`)
  await userEvent.click(drawn(text))
  await userEvent.fill(source(), '\\foo')
  await expect.element(page.getByRole('status')).toHaveTextContent('There is no \\foo command.')
  await expect.element(source()).toHaveAttribute('aria-invalid', 'true')
  await userEvent.keyboard('{Escape}')
  expect(html()).toBe(`<p>${formula('\\foo')}</p>`)
})

it('removes an empty formula when the cursor leaves it', async () => {
  const { text, html } = await renderEditor('<p>a</p>')
  await userEvent.click(text)
  await userEvent.keyboard('{End}{Control>}{Shift>}m{/Shift}{/Control}{Escape}b')
  expect(html()).toBe('<p>ab</p>')
})

it('uses selected text as the source of a new formula', async () => {
  const { text, html } = await renderEditor('<p>x^2</p>')
  await userEvent.click(text)
  await userEvent.keyboard('{Control>}a{/Control}')
  await userEvent.keyboard('{Control>}{Shift>}m{/Shift}{/Control}{Enter}')
  expect(html()).toBe(`<p>${formula('x^2')}</p>`)
})

it('moves an inline formula onto its own line, and then adds a line break to its source on Shift+Enter', async () => {
  const { text, html } = await renderEditor(`<p>a ${formula('x')} b</p>`)
  await userEvent.click(drawn(text))
  await userEvent.click(page.getByRole('checkbox', { name: 'On its own line' }))
  await userEvent.click(source())
  await userEvent.keyboard('{Control>}{End}{/Control}{Shift>}{Enter}{/Shift}y{Enter}')
  expect(html()).toBe('<p>a</p>\n<div data-type="math" data-latex="x\ny"></div>\n<p>b</p>')
})

it('undoes all letters typed into a formula source with a single undo', async () => {
  const { text, html } = await renderEditor(`<p>${formula('x')}</p>`)
  await userEvent.click(drawn(text))
  await userEvent.keyboard('{End}+123{Enter}')
  expect(html()).toBe(`<p>${formula('x+123')}</p>`)
  await userEvent.keyboard('{Control>}z{/Control}')
  expect(html()).toBe(`<p>${formula('x')}</p>`)
})

it('opens the source of the new formula when it is inserted directly after another formula', async () => {
  const { text, html } = await renderEditor(`<p>${formula('x')}</p>`)
  await userEvent.click(text)
  await userEvent.keyboard('{End}{Control>}{Shift>}m{/Shift}{/Control}')
  await expect.element(source()).toHaveValue('')
  await userEvent.keyboard('y{Enter}')
  expect(html()).toBe(`<p>${formula('x')}${formula('y')}</p>`)
})

it('does not open the source on load when the text starts with a formula', async () => {
  await renderEditor('<div data-type="math" data-latex="x"></div>')
  await expect.element(source()).not.toBeInTheDocument()
})

it('inserts a formula helper at the cursor of the formula that is open', async () => {
  const { text, html } = await renderEditor(`<p>${formula('v=')}</p>`)
  await userEvent.click(text)
  await userEvent.keyboard('{Home}{ArrowRight}')
  await userEvent.keyboard('{End}s{ArrowLeft}')
  // The form of the formula can cover the button.
  page
    .getByRole('button', { name: 'Fraction' })
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await expect.element(source()).toHaveValue('v=\\frac{a}{b}s')
  await userEvent.keyboard('c')
  expect(html()).toBe(`<p>${formula('v=\\frac{c}{b}s')}</p>`)
})

it('keeps the open formula when its button is clicked, and moves it onto its own line with the other button', async () => {
  const { text, html } = await renderEditor(`<p>${formula('v=s')}</p>`)
  await userEvent.click(text)
  await userEvent.keyboard('{Home}{ArrowRight}')
  await page.getByRole('button', { name: 'Inline formula' }).click()
  expect(html()).toBe(`<p>${formula('v=s')}</p>`)
  await page.getByRole('button', { name: 'Block formula' }).click()
  expect(html()).toBe('<div data-type="math" data-latex="v=s"></div>')
  await page.getByRole('button', { name: 'Block formula' }).click()
  expect(html()).toBe('<div data-type="math" data-latex="v=s"></div>')
  await expect.element(source()).toHaveFocus()
})

it('uses the LaTeX of selected formulas as the source of a new formula', async () => {
  const { text, html } = await renderEditor(`<p>a ${formula('b')}</p>`)
  await userEvent.click(text)
  await userEvent.keyboard('{Control>}a{Shift>}m{/Shift}{/Control}')
  expect(html()).toBe(`<p>${formula('a b')}</p>`)
})

it('inserts a formula through the editor handle', async () => {
  const { handle, html } = await renderEditor('')
  handle.current?.insertFormula('\\pi')
  await expect.element(source()).toHaveValue('\\pi')
  await vi.waitFor(() => expect(html()).toBe(`<p>${formula('\\pi')}</p>`))
})

it('does not cover the toolbar when the form of a formula fits neither below nor above the formula', async () => {
  document.body.style.paddingTop = '350px'
  onTestFinished(() => {
    document.body.style.paddingTop = ''
    window.scrollTo(0, 0)
  })
  const { text } = await renderEditor(`<p>a${formula('x')}b</p>`)
  await userEvent.click(text)
  await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}')
  await expect.element(source()).toHaveFocus()
  const box = source().element().closest('fieldset')
  const toolbar = page.getByRole('toolbar', { name: 'Formatting' }).element()
  await vi.waitFor(() => {
    const { top = 0, bottom = 0 } = box?.getBoundingClientRect() ?? {}
    expect(top).toBeGreaterThan(toolbar.getBoundingClientRect().bottom)
    expect(bottom).toBeGreaterThan(top)
    expect(bottom).toBeLessThanOrEqual(window.innerHeight + 1)
  })
})

it('does not cover the formula helpers when the form of a formula fits neither below nor above the formula', async () => {
  const style = document.head.appendChild(document.createElement('style'))
  onTestFinished(async () => {
    style.remove()
    await page.viewport(900, 700)
  })
  const { text } = await renderEditor(`<p>a${formula('x')}b</p>`)
  await page.viewport(320, 700)
  await userEvent.click(text)
  await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}')
  await expect.element(source()).toHaveFocus()
  const measure = () => source().element().closest('fieldset')?.getBoundingClientRect() ?? new DOMRect()
  const helpers = page.getByRole('toolbar', { name: 'Formula helpers' }).element()
  // Leaves too little room below, and above only if the form covers half of the helpers.
  const above = measure().height - helpers.clientHeight / 2
  const free = Math.max(0, window.innerHeight - helpers.getBoundingClientRect().bottom - above - 60)
  style.textContent = `.ProseMirror { padding-top: ${above}px !important } body { padding-top: ${free}px }`
  window.dispatchEvent(new Event('resize'))
  expect(measure().top).toBeGreaterThanOrEqual(helpers.getBoundingClientRect().bottom)
})
