import { checkFormula } from '@pathwise/rich-text/formula'
import axe from 'axe-core'
import { MathfieldElement } from 'mathlive'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderEditor } from '../../../test/render-editor.tsx'
import { addMathfield } from './mathfield.ts'
import { shortcuts } from './shortcuts.ts'
import { showLatex } from './show-latex.ts'
import { toStored } from './to-stored.ts'

const formula = (latex: string) => `<p><span data-type="math" data-latex="${latex}"></span></p>`
const source = () => page.getByRole('textbox', { name: 'Formula in LaTeX' })

async function openFormula(latex: string) {
  const editor = await renderEditor(latex === '' ? '' : formula(latex))
  if (latex === '') editor.handle.current?.insertFormula('')
  else await page.elementLocator(find(editor.text.element(), '.formula')).click()
  await expect.element(source()).toBeVisible()
  return editor
}

function find(parent: ParentNode, selector: string): Element {
  const found = parent.querySelector(selector)
  if (!found) throw new Error(`There is no ${selector}`)
  return found
}

async function findField(): Promise<MathfieldElement> {
  await expect.element(page.getByRole('textbox', { name: 'Formula (visual editor)' })).toBeInTheDocument()
  const field = document.querySelector('math-field')
  if (!(field instanceof MathfieldElement)) throw new Error('There is no visual field')
  return field
}

async function enterField(): Promise<MathfieldElement> {
  const field = await findField()
  await page.elementLocator(field).click()
  await expect.element(page.elementLocator(field)).toHaveFocus()
  return field
}

describe('VisualField', () => {
  it('writes LaTeX for typed math, and shows the formula again after reopening', async () => {
    const { html, text } = await openFormula('')
    await enterField()
    await userEvent.keyboard('x^2/3')
    await expect.element(source()).toHaveValue('\\frac{x^2}{3}')
    const { violations } = await axe.run('.formula-box')
    expect(violations.map(({ id }) => id)).toEqual([])
    await userEvent.keyboard('{Enter}')
    await expect.element(text).toHaveFocus()
    expect(html()).toBe(formula('\\frac{x^2}{3}'))
    await page.elementLocator(find(text.element(), '.formula')).click()
    expect((await findField()).value).toBe('\\frac{x^2}{3}')
  })

  it('shows typed LaTeX in the visual field, and hides the field while the LaTeX is invalid', async () => {
    await openFormula('x')
    const field = await findField()
    await userEvent.fill(source(), '\\frac{1}{x')
    await expect.element(page.getByText('Once the LaTeX is correct')).toBeVisible()
    await expect.element(page.elementLocator(field)).not.toBeVisible()
    await userEvent.fill(source(), '\\frac{1}{x}')
    await expect.element(page.elementLocator(field)).toBeVisible()
    expect(field.value).toBe('\\frac{1}{x}')
  })

  it.each([
    ['\\ce{2H2 + O2 -> 2H2O}', 'Chemical formulas and units'],
    ['\\pu{10 kJ/mol}', 'Chemical formulas and units'],
    ['a % b', 'Editing here would change other parts'],
    ['\\boldsymbol{x}', 'Editing here would change other parts'],
  ])('keeps %s unchanged, and explains why it is edited as LaTeX', async (latex, reason) => {
    const { html, text } = await openFormula(latex)
    await expect.element(page.getByText(reason)).toBeVisible()
    await expect.element(page.elementLocator(find(document, 'math-field'))).not.toBeVisible()
    await userEvent.fill(source(), `${latex} `)
    await userEvent.fill(source(), latex)
    await userEvent.keyboard('{Enter}')
    await expect.element(text).toHaveFocus()
    expect(html()).toBe(formula(latex))
  })

  it('keeps the LaTeX of a formula unchanged until the user types in the field', async () => {
    const { html } = await openFormula('\\frac 1 2  +x')
    await enterField()
    await userEvent.keyboard('{ArrowLeft}{ArrowRight}{Escape}')
    expect(html()).toBe(formula('\\frac 1 2  +x'))
  })

  it('moves through empty placeholders with Tab, and then out of the field', async () => {
    await openFormula('')
    await enterField()
    await userEvent.keyboard('sumi=1{Tab}n{Tab}k')
    await expect.element(source()).toHaveValue('\\sum_{i=1}^{n}k')
    await userEvent.keyboard('{Tab}')
    await expect.element(page.getByRole('checkbox', { name: 'On its own line' })).toHaveFocus()
    await enterField()
    await userEvent.keyboard('{Home}{Shift>}{Tab}{/Shift}')
    await expect.element(source()).toHaveFocus()
  })

  it.each([
    ['an arrow key at the edge', async () => userEvent.keyboard('{End}{ArrowRight}')],
    ['the Return key of the screen keyboard', (field: MathfieldElement) => field.executeCommand('commit')],
  ])('leaves the formula on %s', async (_, press) => {
    const { html, text } = await openFormula('x')
    await press(await enterField())
    await expect.element(text).toHaveFocus()
    await userEvent.keyboard('a')
    await vi.waitFor(() => expect(html()).toBe(formula('x').replace('</p>', 'a</p>')))
  })

  it.each([
    ['a command that KaTeX lacks', '\\twoheadrightarrowtail'],
    ['a link', '\\href{https://a.example}{y}'],
  ])('rejects %s, and keeps the formula', async (_, latex) => {
    await openFormula('x+')
    const field = await enterField()
    field.insert(latex)
    await expect.element(page.getByText('That cannot be stored in a formula')).toBeVisible()
    await expect.element(source()).toHaveValue('x+')
    await userEvent.keyboard('{End}y')
    await expect.element(source()).toHaveValue('x+y')
  })

  it.each([
    ['ko', '수식(보이는 대로 편집)'],
    ['zh-TW', '公式（視覺化編輯）'],
    ['zh-CN', '公式（可视化编辑）'],
  ] as const)('has a name in %s', async (language, name) => {
    const { handle } = await renderEditor('', { language })
    handle.current?.insertFormula('x')
    await expect.element(page.getByRole('textbox', { name })).toBeInTheDocument()
  })
})

describe('showLatex', () => {
  const holder = document.createElement('div')
  const add = () => {
    document.body.append(holder)
    return addMathfield(holder, { label: 'Formula', language: 'en' })
  }
  afterEach(() => holder.replaceChildren())

  it.each([
    ...['', 'x^{2}', '\\frac{1}{2}', '\\dfrac ab', '\\sqrt[3]{x}', "f'(x)", '30^\\circ', '1{,}000', '5\\ \\text{m/s}'],
    ...['\\left(\\frac12\\right)', '\\lim_{x\\to 0}', '\\int_0^1 x\\,dx', '\\vec{v}', '\\overrightarrow{AB}', '\\$5'],
    ...['\\begin{pmatrix}1&2\\\\3&4\\end{pmatrix}', '\\begin{cases} x & 1 \\\\ y & 2 \\end{cases}'],
    ...[
      '\\text{속력}=\\frac{\\text{거리}}{\\text{시간}}',
      '\\operatorname{lcm}(a, b)',
      '\\color{red}{x}',
      '\\frac{}{}',
    ],
  ])('offers to edit %s', (latex) => expect(showLatex(add(), { latex, block: false })).toBeUndefined())

  it.each([
    ['chemistry', '\\ce{H2O}'],
    ['chemistry', '5 \\pu{m/s}'],
    ['incorrect', '\\frac{1}{2'],
    ['incorrect', '\\foo'],
    ['unsupported', '5 % 2'],
    ['unsupported', '\\def\\x{1}\\x'],
    ['unsupported', '\\href{https://example.org}{x}'],
    ['unsupported', '\\htmlClass{a}{x}'],
    ['unsupported', '\\hspace{1em}x'],
    ['unsupported', '{\\bf x}'],
    ['unsupported', '\\substack{a\\\\b}'],
  ])('explains as %s that %s is edited as LaTeX', (obstacle, latex) =>
    expect(showLatex(add(), { latex, block: false })).toBe(obstacle),
  )

  it('allows visual editing of aligned rows only in block formulas', () => {
    const latex = '\\begin{align*} x &= 1 \\end{align*}'
    expect(showLatex(add(), { latex, block: true })).toBeUndefined()
    expect(showLatex(add(), { latex, block: false })).toBe('incorrect')
  })

  it('writes valid LaTeX for every shortcut', () => {
    const field = add()
    const refused = Object.entries(shortcuts).filter(([, latex]) => {
      field.setValue('', { silenceNotifications: true, mode: 'math' })
      field.insert(latex)
      const written = toStored(field.getValue('latex'))
      return written === '' || checkFormula(written, { strict: true }) !== undefined
    })
    expect(refused).toEqual([])
  })
})
