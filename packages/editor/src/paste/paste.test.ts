import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { pasteInto } from '../../test/paste-into.ts'
import { renderEditor } from '../../test/render-editor.tsx'
import type { PictureStore } from '../picture/picture-store.ts'

const formula = (latex: string) => `<span data-type="math" data-latex="${latex}"></span>`
const block = (latex: string) => `<div data-type="math" data-latex="${latex}"></div>`

type Case = [name: string, contents: Readonly<Record<string, string>>, stored: string, before?: string]

describe('pasted HTML', () => {
  const cases: readonly Case[] = [
    [
      'of a page with KaTeX keeps the LaTeX that it was given',
      {
        'text/html':
          '<p>So <span class="katex"><span class="katex-mathml"><math><semantics><mi>x</mi><annotation encoding="application/x-tex">x^{2}</annotation></semantics></math></span><span class="katex-html" aria-hidden="true"><span style="font-style:italic">x</span>2</span></span> is</p>',
        'text/plain': 'So x2 is',
      },
      `<p>So ${formula('x^{2}')} is</p>`,
    ],
    [
      'with MathML is read by a library that is fetched for it',
      { 'text/html': '<p>A <math><mfrac><mn>1</mn><mn>2</mn></mfrac></math></p>' },
      `<p>A ${formula('\\frac{1}{2}')}</p>`,
    ],
    [
      'with prefixed MathML is read by its local names',
      {
        'text/html':
          '<p>A <mml:math><mml:mspace width="1em"/><mml:mfrac><mml:mn>1</mml:mn><mml:mn>2</mml:mn></mml:mfrac></mml:math></p>',
      },
      `<p>A ${formula('\\frac{1}{2}')}</p>`,
    ],
    [
      'that only claims to be of the editor is cleaned',
      { 'text/html': '<p data-pm-slice="0 0 []">a <b style="color:red">b</b> <math><mi>x</mi></math></p>' },
      `<p>a <strong>b</strong> ${formula('x')}</p>`,
    ],
    ['with depths that its mark makes up is cleaned', { 'text/html': '<p data-pm-slice="90 90 []">a</p>' }, '<p>a</p>'],
    [
      'that hides names of the document behind a form still gives its text',
      { 'text/html': '<div data-pm-slice="0 0 []"><form>a<input name=nodeName></form></div>' },
      '<p>a</p>',
    ],
    [
      'with forms named like properties of the document is read whole',
      { 'text/html': '<form name=body>a</form><form name=querySelector>b</form><p>c</p>' },
      '<p>a</p>\n<p>b</p>\n<p>c</p>',
    ],
    [
      'without anything to show gives way to the plain text',
      { 'text/html': '<form><input name=nodeName></form>', 'text/plain': 'b' },
      '<p>b</p>',
    ],
    [
      'with delimiters of LaTeX becomes formulas, and prices stay prices',
      { 'text/html': '<p>Is \\(x^2\\) or $y_1$ worth $5?</p><p>$$z$$</p>' },
      `<p>Is ${formula('x^2')} or ${formula('y_1')} worth $5?</p>\n${block('z')}`,
    ],
    [
      'of Google Docs is not bold throughout, and keeps what styles say',
      {
        'text/html':
          '<b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:700;font-style:normal">a</span><span style="font-weight:400;text-decoration:none"> b </span><span style="font-style:italic;vertical-align:super">c</span></p></b>',
      },
      '<p><strong>a</strong> b <em><sup>c</sup></em></p>',
    ],
    [
      'of Wikipedia gives each formula once',
      {
        'text/html':
          '<p>a <span class="mwe-math-element"><span style="display:none"><math><semantics><mi>b</mi><annotation encoding="application/x-tex">{\\displaystyle b}</annotation></semantics></math></span><img src="https://wikimedia.example/b.svg" class="mwe-math-fallback-image-inline" alt="{\\displaystyle b}"></span></p>',
      },
      `<p>a ${formula('{\\displaystyle b}')}</p>`,
    ],
    [
      'goes into the line where it is a line',
      { 'text/html': '<p>b <b>c</b></p>' },
      '<p>ab <strong>c</strong></p>',
      '<p>a</p>',
    ],
  ]
  it.each(cases)('converts pasted HTML %s', async (_name, contents, stored, before = '') => {
    const { text, html } = await renderEditor(before)
    await pasteInto(text, contents)
    await vi.waitFor(() => expect(html()).toBe(stored))
  })

  it.each([
    [
      'nothing that a text can hold',
      '<div data-pm-slice="0 0 []"><form><input name=nodeName></form></div>',
      'Nothing you pasted',
    ],
    ['MathML that it cannot read', '<math><mfrac><mn>1</mn></mfrac></math>', 'source'],
  ])('shows an alert when pasted HTML has %s', async (_name, pasted, words) => {
    const { text } = await renderEditor('<p>a</p>')
    await pasteInto(text, { 'text/html': pasted })
    await expect.element(page.getByRole('alert')).toHaveTextContent(words)
  })

  it('keeps the alert about unreadable MathML until the text changes again', async () => {
    const { text, onChange } = await renderEditor('<p>a</p>')
    await pasteInto(text, { 'text/html': '<p>b <math><mfrac><mn>1</mn></mfrac></math></p>' })
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledOnce())
    await expect.element(page.getByRole('alert')).toHaveTextContent('source')
    await userEvent.keyboard('c')
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  })

  it('shows an alert when pasted HTML is too large', async () => {
    const { text, html } = await renderEditor('<p>a</p>')
    await pasteInto(text, { 'text/html': '<i>'.repeat(300) })
    await expect.element(page.getByRole('alert')).toHaveTextContent('too large')
    expect(html()).toBe('<p>a</p>')
  })
})

describe('pasted plain text', () => {
  const cases: readonly Case[] = [
    [
      'in Markdown, as chat assistants write it, is formatted',
      {
        'text/plain':
          '## Roots\n\nBy **Vieta**, \\(x_1 + x_2 = -\\frac{b}{a}\\):\n\n\\[\nx_1 x_2 = \\frac{c}{a}\n\\]\n\n1. `let $x$`\n2. $5 or $6\n\n| a | b |\n|---|---|\n| $x$ | _c_ |\n\n- [x] done',
      },
      [
        '<h2>Roots</h2>',
        `<p>By <strong>Vieta</strong>, ${formula('x_1 + x_2 = -\\frac{b}{a}')}:</p>`,
        block('x_1 x_2 = \\frac{c}{a}'),
        '<ol>\n<li><code>let $x$</code></li>\n<li>$5 or $6</li>\n</ol>',
        `<table>\n<thead>\n<tr>\n<th>a</th>\n<th>b</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>${formula('x')}</td>\n<td><em>c</em></td>\n</tr>\n</tbody>\n</table>`,
        '<ul>\n<li data-checked="true">done</li>\n</ul>',
      ].join('\n'),
    ],
    [
      'without a sign of Markdown stays as it is, line by line',
      { 'text/plain': 'a * b\nc_d_e' },
      '<p>a * b</p>\n<p>c_d_e</p>',
    ],
    [
      'with formulas as its only sign of Markdown keeps its lines',
      { 'text/plain': 'Solve $x^2=4$ & 1<2.\r\n\r\nA) $x=2$\r\nB) $[a](b)$\n$$y$$\nC) *' },
      `<p>Solve ${formula('x^2=4')} &#x26; 1&#x3C;2.</p>\n<p>A) ${formula('x=2')}</p>\n<p>B) ${formula('[a](b)')}</p>\n${block('y')}\n<p>C) *</p>`,
    ],
    [
      'in Markdown keeps the line breaks in a paragraph',
      { 'text/plain': '**Solve** $x$.\nA) `1`\n  B) 2\n\n1. one\nA) 3' },
      `<p><strong>Solve</strong> ${formula('x')}.<br>A) <code>1</code><br>B) 2</p>\n<ol>\n<li>one<br>A) 3</li>\n</ol>`,
    ],
  ]
  it.each(cases)('converts pasted plain text %s', async (_name, contents, stored, before = '') => {
    const { text, html } = await renderEditor(before)
    await pasteInto(text, contents)
    await vi.waitFor(() => expect(html()).toBe(stored))
  })

  it('pastes Markdown into code as plain text', async () => {
    const { text, html } = await renderEditor('<pre><code>a</code></pre>')
    await userEvent.click(text.getByText('a'))
    await userEvent.keyboard('{End}')
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', '**b**')
    text.element().dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    expect(html()).toBe('<pre><code>a**b**</code></pre>')
  })
})

it('does not change a read-only text when something is pasted', async () => {
  const { text, html, onChange } = await renderEditor('<p>a</p>', { readOnly: true })
  await pasteInto(text, { 'text/html': '<p>b</p>' })
  await userEvent.tab()
  expect(html()).toBe('<p>a</p>')
  expect(onChange).not.toHaveBeenCalled()
})

/** Returns a picture store that answers after `finish` is called. */
function delayUpload(answer: Awaited<ReturnType<PictureStore>>) {
  let finish = () => {}
  const uploaded = new Promise<void>((resolve) => {
    finish = resolve
  })
  return { pictures: vi.fn<PictureStore>(() => uploaded.then(() => answer)), finish: () => finish() }
}

it('shows a status during the upload, and the reason when a pasted picture is refused', async () => {
  const { pictures, finish } = delayUpload({ refused: 'picture_gif' })
  const { text } = await renderEditor('<p>a</p>', { pictures })
  await pasteInto(text, { 'text/html': '<p>b</p><p><img src="data:image/gif;base64,AQID"></p>' })
  const status = page.getByText('Adding what you pasted…')
  await expect.element(status).toBeVisible()
  finish()
  await expect.element(page.getByRole('alert')).toHaveTextContent('GIF pictures are not accepted')
  await expect.element(status).not.toBeInTheDocument()
})

it('shows that pictures at other addresses were not pasted', async () => {
  const { text } = await renderEditor('<p>a</p>', { pictures: vi.fn<PictureStore>() })
  await pasteInto(text, { 'text/html': '<p>b</p><p><img src="https://a.example/b.png"></p>' })
  await expect.element(page.getByRole('alert')).toHaveTextContent('other addresses')
})

it('inserts content at the place of the paste when another place is selected during the upload', async () => {
  const { pictures, finish } = delayUpload({ id: 'Q2VsbCBkaXZpc2lvbi4wMQ', width: 640, height: 320 })
  const { text, html } = await renderEditor(`<p>Important ${formula('x')}</p>\n<p>end</p>`, { pictures })
  await pasteInto(text, { 'text/html': '<p> b</p><p><img src="data:image/png;base64,AQID"></p>' })
  await userEvent.keyboard('{Control>}{Home}{/Control}{Shift>}{End}{/Shift}')
  await vi.waitFor(() => expect(pictures).toHaveBeenCalledOnce())
  finish()
  await vi.waitFor(() => expect(html()).toContain('/pictures/'))
  await userEvent.keyboard('{Control>}b{/Control}')
  expect(html()).toMatch(/^<p><strong>Important <span[^>]*><\/span><\/strong><\/p>\n<p>endb<\/p>\n<figure>/)
})

it('keeps a formula open that is opened during the upload, and pastes before it', async () => {
  const { pictures, finish } = delayUpload({ refused: 'failed' })
  const { text, html } = await renderEditor(`<p>a</p>\n<p>${formula('x')}</p>`, { pictures })
  await userEvent.click(text.getByText('a', { exact: true }))
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/html', '<p>b<img src="data:image/png;base64,AQID" alt="c"></p>')
  text.element().dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  await userEvent.click(text.element().querySelector('.formula') ?? text)
  await userEvent.keyboard('+1')
  finish()
  await vi.waitFor(() => expect(html()).toContain('<p>ab'))
  await userEvent.keyboard('+2')
  expect(html()).toContain(formula('+1+2x'))
})

it('inserts dropped HTML at the drop position, converted like pasted HTML', async () => {
  const { text, html } = await renderEditor('<p>a</p><p>b</p>')
  const dataTransfer = new DataTransfer()
  dataTransfer.setData('text/html', '<p>\\(x\\)</p>')
  const { right, top } = text.getByText('a').element().getBoundingClientRect()
  const place = { clientX: right - 1, clientY: top + 5 }
  text.element().dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true, ...place }))
  await vi.waitFor(() => expect(html()).toBe(`<p>a${formula('x')}</p>\n<p>b</p>`))
})

it('pastes a table exactly as it was copied from the editor', async () => {
  const stored =
    '<table>\n<thead>\n<tr>\n<th>a</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>$5 or <code>x</code></td>\n</tr>\n</tbody>\n</table>\n<p>c</p>'
  const { text, html } = await renderEditor(stored)
  await userEvent.click(text)
  await userEvent.keyboard('{Control>}a{/Control}')
  await userEvent.keyboard('{Control>}c{/Control}')
  await userEvent.keyboard('{Backspace}')
  await userEvent.keyboard('{Control>}v{/Control}')
  expect(html()).toBe(stored)
})

it('pastes a task list with a formula exactly as it was copied from the editor', async () => {
  const stored = `<ul>\n<li data-checked="true">a ${formula('x')}</li>\n<li data-checked="false">b</li>\n</ul>`
  const { text, html } = await renderEditor(stored)
  await userEvent.click(text)
  await userEvent.keyboard('{Control>}a{/Control}')
  await userEvent.keyboard('{Control>}c{/Control}')
  await userEvent.keyboard('{Backspace}')
  expect(html()).toBe('')
  await userEvent.keyboard('{Control>}v{/Control}')
  expect(html()).toBe(stored)
})
