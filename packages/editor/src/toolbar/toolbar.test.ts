import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderEditor } from '../../test/render-editor.tsx'

const tool = (name: string) => page.getByRole('button', { name, exact: true })

async function selected(stored: string) {
  const editor = await renderEditor(stored)
  await userEvent.click(editor.text)
  await userEvent.keyboard('{Control>}a{/Control}')
  return editor
}

it.each([
  ['Bold', '<p><strong>a</strong></p>'],
  ['Italic', '<p><em>a</em></p>'],
  ['Underline', '<p><u>a</u></p>'],
  ['Strikethrough', '<p><s>a</s></p>'],
  ['Code', '<p><code>a</code></p>'],
  ['Subscript', '<p><sub>a</sub></p>'],
  ['Superscript', '<p><sup>a</sup></p>'],
  ['Bullet list', '<ul>\n<li>a</li>\n</ul>'],
  ['Numbered list', '<ol>\n<li>a</li>\n</ol>'],
  ['Task list', '<ul>\n<li data-checked="false">a</li>\n</ul>'],
  ['Quotation', '<blockquote>\n<p>a</p>\n</blockquote>'],
])('applies and removes %s on click', async (name, stored) => {
  const { html } = await selected('<p>a</p>')
  await userEvent.click(tool(name))
  await expect.element(tool(name)).toHaveAttribute('aria-pressed', 'true')
  expect(html()).toBe(stored)
  await userEvent.click(tool(name))
  await expect.element(tool(name)).toHaveAttribute('aria-pressed', 'false')
  expect(html()).toBe('<p>a</p>')
})

it('takes a list out of its quotation on click', async () => {
  const list = '<ul>\n<li>a</li>\n<li>b</li>\n</ul>'
  const { html } = await selected(`<blockquote>\n${list}\n</blockquote>`)
  await userEvent.keyboard('{ArrowLeft}')
  await userEvent.click(tool('Quotation'))
  await expect.element(tool('Quotation')).toHaveAttribute('aria-pressed', 'false')
  expect(html()).toBe(list)
})

it.each([
  ['1', '<h1>a</h1>'],
  ['6', '<h6>a</h6>'],
  ['code', '<pre><code>a</code></pre>'],
])('changes the selected line to %s', async (value, stored) => {
  const { html } = await selected('<p>a</p>')
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Paragraph style' }), value)
  expect(html()).toBe(stored)
})

it('converts a numbered list to a task list', async () => {
  const { html } = await selected('<ol start="3">\n<li>a</li>\n<li>b</li>\n</ol>')
  await userEvent.click(tool('Task list'))
  expect(html()).toBe('<ul>\n<li data-checked="false">a</li>\n<li data-checked="false">b</li>\n</ul>')
})

it('undoes and redoes a change, and disables Undo when there is nothing to undo', async () => {
  const { html } = await selected('<p>a</p>')
  await expect.element(tool('Undo')).toHaveAttribute('aria-disabled', 'true')
  await userEvent.keyboard('b')
  await userEvent.click(tool('Undo'))
  expect(html()).toBe('<p>a</p>')
  await userEvent.click(tool('Redo'))
  expect(html()).toBe('<p>b</p>')
})

it('makes the toolbar a single Tab stop with arrow key navigation', async () => {
  await renderEditor('<p>a</p>')
  await userEvent.tab()
  await expect.element(page.getByRole('combobox', { name: 'Paragraph style' })).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(tool('Bold')).toHaveFocus()
  await userEvent.keyboard('{Home}{ArrowLeft}')
  await expect.element(tool('Redo')).toHaveFocus()
  await userEvent.tab()
  await expect.element(tool('Fraction')).toHaveFocus()
})

it("shows a tool's keyboard shortcut in its title and `aria-keyshortcuts`", async () => {
  await renderEditor('')
  await expect.element(tool('Inline formula')).toHaveAttribute('aria-keyshortcuts', 'Control+Shift+M')
  await expect.element(tool('Inline formula')).toHaveAttribute('title', 'Inline formula (Ctrl+Shift+M)')
})

it('hides the formula helpers when their button is clicked', async () => {
  await renderEditor('<p>a</p>')
  await expect.element(page.getByRole('toolbar', { name: 'Formula helpers' })).toBeVisible()
  await userEvent.click(tool('Formula helpers'))
  await expect.element(page.getByRole('toolbar', { name: 'Formula helpers' })).not.toBeInTheDocument()
  await expect.element(tool('Formula helpers')).toHaveAttribute('aria-expanded', 'false')
})

it('inserts and changes a table with the keyboard', async () => {
  const { html } = await renderEditor('')
  tool('Table').element().focus()
  await userEvent.keyboard('{Enter}{Enter}')
  await userEvent.keyboard('a')
  await userEvent.tab()
  await userEvent.keyboard('b')
  await userEvent.click(tool('Table'))
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{Enter}')
  await userEvent.click(tool('Table'))
  await userEvent.keyboard('{ArrowDown}{Enter}')
  const cell = '<td></td>\n<td></td>'
  expect(html()).toBe(
    '<table>\n<thead>\n<tr>\n<th>a</th>\n<th></th>\n</tr>\n</thead>\n<tbody>\n' +
      `<tr>\n${cell}\n</tr>\n<tr>\n${cell}\n</tr>\n<tr>\n${cell}\n</tr>\n</tbody>\n</table>`,
  )
})

it('inserts a table whose empty cells are wide enough to type in', async () => {
  const { text } = await renderEditor('')
  tool('Table').element().focus()
  await userEvent.keyboard('{Enter}{Enter}')
  const widths = [...text.element().querySelectorAll<HTMLElement>('th')].map((cell) => cell.offsetWidth)
  expect(widths).toHaveLength(3)
  expect(Math.min(...widths)).toBeGreaterThanOrEqual(120)
})

it('toggles the header row and the header column of a table', async () => {
  const opened = '<table><tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr></table>'
  const { text, html } = await renderEditor(opened)
  await userEvent.click(text.getByText('d'))
  const toggle = async (name: string) => {
    await userEvent.click(tool('Table'))
    await userEvent.click(page.getByRole('menuitemcheckbox', { name }))
    return html().replaceAll('\n', '').replace(/<p>.*/, '')
  }
  const [row, column] = ['Header row', 'Header column']
  const [first, second] = ['<th>a</th><th>b</th>', '<td>c</td><td>d</td>']
  const head = `<thead><tr>${first}</tr></thead>`
  expect(await toggle(row)).toBe(`<table>${head}<tbody><tr>${second}</tr></tbody></table>`)
  expect(await toggle(column)).toBe(`<table>${head}<tbody><tr><th>c</th><td>d</td></tr></tbody></table>`)
  const onlyColumn = '<tr><th>a</th><td>b</td></tr><tr><th>c</th><td>d</td></tr>'
  expect(await toggle(row)).toBe(`<table><tbody>${onlyColumn}</tbody></table>`)
  expect(await toggle(column)).toBe(opened)
})

it('makes a wide table scrollable instead of breaking its words', async () => {
  await page.viewport(320, 700)
  const cells = '<td>Photosynthesis</td>'.repeat(5)
  const { text } = await renderEditor(`<table><tr>${cells}</tr></table>`)
  const wrapper = text.element().querySelector('.tableWrapper')
  expect(wrapper?.scrollWidth).toBeGreaterThan(wrapper?.clientWidth ?? 0)
  const lines = [...text.element().querySelectorAll('td p')].map((line) => line.getClientRects().length)
  const heights = [...text.element().querySelectorAll('td p')].map((line) => line.clientHeight)
  expect([...lines, Math.max(...heights) < 40]).toEqual([1, 1, 1, 1, 1, true])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
})

it('shows no toolbar for read-only text', async () => {
  const { text } = await renderEditor('<p>a</p>', { readOnly: true })
  await expect.element(page.getByRole('toolbar')).not.toBeInTheDocument()
  await expect.element(text).toHaveAttribute('contenteditable', 'false')
})

it('shows a toolbar without block tools while a one-line editor has focus', async () => {
  const { text } = await renderEditor('<p>a</p>', { size: 'line' })
  const toolbar = page.getByRole('toolbar')
  await expect.element(toolbar).not.toBeInTheDocument()
  await userEvent.click(text)
  await expect.element(toolbar).toBeVisible()
  await expect.element(tool('Bold')).toBeVisible()
  await expect.element(tool('Bullet list')).not.toBeInTheDocument()
  expect(page.getByRole('combobox').elements()).toEqual([])
})
