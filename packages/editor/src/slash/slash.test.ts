import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderEditor } from '../../test/render-editor.tsx'

const menu = () => page.getByRole('listbox', { name: 'Commands' })
const options = () => menu().getByRole('option')

async function typed(keys: string, stored = '') {
  const editor = await renderEditor(stored)
  await userEvent.click(editor.text)
  await userEvent.keyboard(`{Control>}{End}{/Control}${keys}`)
  return editor
}

it('suggests seven commands when a slash is typed, and selects the first one', async () => {
  const { text } = await typed('/')
  await expect.element(options().first()).toHaveAttribute('aria-selected', 'true')
  const names = options()
    .elements()
    .map((option) => option.querySelector('code')?.textContent)
  expect(names).toEqual(['/math', '/frac', '/sqrt', '/sum', '/int', '/h1', '/ul'])
  const active = text.element().getAttribute('aria-activedescendant')
  expect(document.getElementById(active ?? '')).toBe(options().first().element())
})

it.each([
  ['/h1{Enter}Title', '<h1>Title</h1>'],
  ['/ul{Enter}one', '<ul>\n<li>one</li>\n</ul>'],
  ['/ol{Enter}one', '<ol>\n<li>one</li>\n</ol>'],
  ['/todo{Enter}one', '<ul>\n<li data-checked="false">one</li>\n</ul>'],
  ['/sqrt{Enter}y{Enter}', '<p><span data-type="math" data-latex="\\sqrt{y}"></span></p>'],
  ['/frac{Enter}1{Tab}2{Tab}+x{Enter}', '<p><span data-type="math" data-latex="\\frac{1}{2}+x"></span></p>'],
  ['/sum{Enter}{Enter}', '<p><span data-type="math" data-latex="\\sum_{i=1}^{n}"></span></p>'],
  ['/int{Enter}{Enter}', '<p><span data-type="math" data-latex="\\int_{a}^{b}"></span></p>'],
  ['/math{Enter}z{Enter}', '<p><span data-type="math" data-latex="z"></span></p>'],
  ['/chem{Enter}H2O{Enter}', '<p><span data-type="math" data-latex="\\ce{H2O}"></span></p>'],
  ['/mathb{Enter}z{Enter}', '<div data-type="math" data-latex="z"></div>'],
  ['a /quo{Enter}b', '<blockquote>\n<p>a b</p>\n</blockquote>'],
  ['/example{Enter}b', '<blockquote data-callout="example">\n<p>b</p>\n</blockquote>'],
  ['/def{Enter}b /mis{Enter}', '<blockquote data-callout="mistake">\n<p>b</p>\n</blockquote>'],
  ['/def{Enter}b /def{Enter}', '<p>b</p>'],
  ['/code{Enter}b', '<pre><code>b</code></pre>'],
])('runs the slash command in %s', async (keys, stored) => {
  const { html } = await typed(keys)
  expect(html()).toBe(stored)
})

it('selects a command with arrow keys, and runs it on Enter', async () => {
  const { html } = await typed('/h{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}')
  await expect.element(options().nth(2)).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{Enter}x')
  expect(html()).toBe('<h3>x</h3>')
})

it.each([
  ['ko', '/분수', '/frac분수'],
  ['en', '/분수', '/fracFraction'],
  ['en', '/化学', '/chemChemical formula'],
  ['zh-TW', '/根號', '/sqrt平方根'],
] as const)(
  'suggests commands in %s for %s, whatever the language of the search term',
  async (language, query, found) => {
    const { text } = await renderEditor('', { language })
    await userEvent.click(text)
    await userEvent.keyboard(query)
    const options = page.getByRole('listbox').getByRole('option').elements()
    expect(options.map((option) => option.textContent)).toEqual([found])
  },
)

it('closes the slash menu on Escape, and neither removes the slash nor reopens the menu', async () => {
  const { html } = await typed('/h{Escape}')
  await expect.element(menu()).not.toBeInTheDocument()
  await userEvent.keyboard('1')
  await expect.element(menu()).not.toBeInTheDocument()
  expect(html()).toBe('<p>/h1</p>')
})

it('runs a slash command when it is clicked in the menu', async () => {
  const { html } = await typed('/')
  await userEvent.click(options().getByText('/h1'))
  await userEvent.keyboard('x')
  expect(html()).toBe('<h1>x</h1>')
})

it('does not open the slash menu when a slash follows a digit, as in 1/2', async () => {
  await typed('1/2')
  await expect.element(menu()).not.toBeInTheDocument()
})

it('does not open the slash menu in a code block', async () => {
  const { text, html } = await renderEditor('<pre><code>a</code></pre>')
  await userEvent.click(text.getByText('a'))
  await userEvent.keyboard('{End} /h')
  await expect.element(menu()).not.toBeInTheDocument()
  expect(html()).toBe('<pre><code>a /h</code></pre>')
})

it('opens the picture form on /picture, and returns focus to the text when it closes', async () => {
  const { text, html } = await renderEditor('', { pictures: async () => ({ refused: 'picture_too_large' }) })
  await userEvent.click(text)
  await userEvent.keyboard('/picture{Enter}')
  await expect.element(page.getByRole('dialog', { name: 'Picture' })).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(text).toHaveFocus()
  expect(html()).toBe('')
})

it('suggests no /picture command when the editor cannot upload pictures', async () => {
  await typed('/picture')
  await expect.element(menu()).not.toBeInTheDocument()
})

it('suggests only formulas in a one-line editor', async () => {
  const { text } = await renderEditor('', { size: 'line' })
  await userEvent.click(text)
  await userEvent.keyboard('/')
  await expect.element(options().first()).toBeVisible()
  const names = options()
    .elements()
    .map((option) => option.querySelector('code')?.textContent)
  expect(names).toEqual(['/math', '/frac', '/sqrt', '/sum', '/int', '/chem'])
  await userEvent.keyboard('picture')
  await expect.element(menu()).not.toBeInTheDocument()
})
