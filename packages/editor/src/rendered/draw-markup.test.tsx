import { cleanBody } from '@pathwise/rich-text/body'
import { act, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { RenderedHtml } from '../rendered-html.tsx'
import { RenderedPhrase } from '../rendered-phrase.tsx'
import { drawFigures } from './draw-figures.ts'
import { drawMarkup } from './draw-markup.ts'
import { DrawingContext } from './drawing-context.ts'

const inline = (latex: string) => `<span data-type="math" data-latex="${latex}"></span>`
const block = (latex: string) => `<div data-type="math" data-latex="${latex}"></div>`

const axis = { min: 0, max: 4, step: 1, label: '*t* (s)' }
const curve = {
  points: [
    [0, 0],
    [4, 2],
  ],
}
const figure = { v: 1, kind: 'graph', alt: 'A line of "t" & more.', x: axis, y: axis, curves: [curve] }
const graph = `<figure data-figure='${JSON.stringify(figure)}'><figcaption>Path of ${inline('x')}</figcaption></figure>`

function renderOnServer(part: ReactNode): string {
  return renderToString(<DrawingContext value={drawMarkup}>{part}</DrawingContext>)
}

/** Hydrates the server's markup, which contains drawings. */
async function hydrate(part: ReactNode) {
  const container = document.createElement('div')
  container.style.width = '400px'
  container.innerHTML = renderOnServer(part)
  document.body.append(container)
  const sent = [...container.querySelectorAll('.katex, svg')]
  const root = await act(async () => hydrateRoot(container, part))
  return { container, sent, unmount: () => act(() => root.unmount()) }
}

/** Returns the markup without differences that do not matter: empty `class` attributes, and spaces in styles. */
function readMarkup(page: ParentNode): string | undefined {
  return page
    .querySelector('.rich-text')
    ?.innerHTML.replaceAll(' class=""', '')
    .replaceAll(/style="[^"]*"/g, (style) => style.replaceAll(/(?<=[:;]) /g, ''))
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it.each([
  ['an inline formula', `<p>${inline('x^2')}</p>`],
  [
    'a formula with angle brackets and quotation marks',
    `<p>${inline('a &lt; b &gt; \\text{&quot;c&quot;} &amp; d')}</p>`,
  ],
  ['a block formula', block('\\frac{1}{2}')],
  ['a formula with aligned rows', block('\\begin{aligned} a &amp;= b \\\\ &amp;= c \\end{aligned}')],
  ['an invalid formula', `<p>${inline('\\foo &lt; &amp;')}</p>`],
  ['a link in a formula', `<p>${inline('\\href{https://a.example}{label}')}</p>`],
])('draws %s as the browser does', async (_name, html) => {
  const { container } = await render(<RenderedHtml lang="en" html={html} />)
  await vi.waitFor(() => expect(container.querySelector('[data-type="math"]:empty')).toBeNull())
  const server = new DOMParser().parseFromString(renderOnServer(<RenderedHtml lang="en" html={html} />), 'text/html')
  expect(readMarkup(server)).toBe(readMarkup(container))
})

it.each(['<script>x</script>', '"><img src=x onerror=x>', '\\text{<img src=x>}', '</annotation><b>'])(
  'keeps %s inside the formula',
  (latex) => {
    const clean = cleanBody(`<p>${inline(latex.replaceAll('&', '&amp;').replaceAll('"', '&quot;'))}</p>`)
    const page = new DOMParser().parseFromString(drawMarkup(clean), 'text/html')
    expect(page.querySelector('script, img, b')).toBeNull()
    expect(page.querySelector('[data-type="math"]')?.getAttribute('data-latex')).toBe(latex)
  },
)

it.each(['</svg><script>x</script>', '"><img src=x onerror=x>', "' onload='x"])(
  'draws a figure with the hostile text %s without adding an element',
  (text) => {
    const hostile = { ...figure, alt: text, x: { ...axis, label: text } }
    const json = JSON.stringify(hostile)
      .replaceAll('&', '&#x26;')
      .replaceAll('"', '&#x22;')
      .replaceAll("'", '&#x27;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
    const page = document.createElement('div')
    page.innerHTML = drawMarkup(`<figure data-figure="${json}"></figure>`)
    expect(page.querySelectorAll('svg')).toHaveLength(2)
    expect(page.querySelectorAll('script, img, [onload], [onerror]')).toHaveLength(0)
  },
)

it('hydrates the server’s drawings of formulas without replacing them', async () => {
  const error = vi.spyOn(console, 'error')
  const { container, sent, unmount } = await hydrate(
    <>
      <RenderedHtml lang="en" html={`<p>What is ${inline('x^2')}?</p>`} />
      <RenderedPhrase html={`At most ${inline('y')}`} />
    </>,
  )
  expect([...container.querySelectorAll('.katex')]).toEqual(sent)
  expect(sent).toHaveLength(2)
  expect(error).not.toHaveBeenCalled()
  unmount()
})

it('shows only one of the server’s two drawings of a figure, and replaces both when the width changes', async () => {
  const { container, sent, unmount } = await hydrate(<RenderedHtml lang="en" html={graph} />)
  const drawings = () => [...container.querySelectorAll<SVGElement>('figure > svg:not(.katex svg)')]
  expect(sent.filter((element) => element.matches('figure > svg'))).toEqual(drawings())
  expect(drawings().map((drawing) => getComputedStyle(drawing).display)).toEqual(['none', 'block'])
  expect(drawings()[0]?.getAttribute('aria-label')).toBe(figure.alt)
  expect(drawings()[1]?.nextElementSibling?.textContent).toContain('Path of')
  // The component also calls `drawFigures`, once it has loaded the drawing code.
  const stop = drawFigures(container)
  expect(drawings()).toHaveLength(2)
  container.style.width = '310px'
  await vi.waitFor(() => expect(container.querySelectorAll('figure > svg[width="310"]')).toHaveLength(1))
  expect(drawings()).toHaveLength(1)
  stop()
  unmount()
})
