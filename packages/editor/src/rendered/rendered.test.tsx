import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { RenderedHtml } from '../rendered-html.tsx'
import { RenderedPhrase } from '../rendered-phrase.tsx'

const formula = (latex: string) => `<span data-type="math" data-latex="${latex}"></span>`

it('renders formulas with MathML and shows the source of invalid formulas', async () => {
  const { container } = await render(<RenderedHtml lang="ko" html={`<p>${formula('x^2')} ${formula('\\foo')}</p>`} />)
  await vi.waitFor(() => expect(container.querySelector('annotation')?.textContent).toBe('x^2'))
  expect(container.querySelector('.formula-refused')?.textContent).toBe('\\foo')
  expect(container.firstElementChild?.getAttribute('lang')).toBe('ko')
})

it('renders the text of a link in a formula, and keeps the source for copying', async () => {
  const latex = '\\href{https://a.example}{label}'
  const { container } = await render(<RenderedHtml lang="en" html={`<p>${formula(latex)}</p>`} />)
  await vi.waitFor(() => expect(container.querySelector('annotation')?.textContent).toBe(latex))
  expect(container.querySelector('.katex-html')?.textContent).toBe('label')
  expect(container.querySelector('a')).toBeNull()
})

it('renders formulas again when the text changes', async () => {
  const { container, rerender } = await render(<RenderedHtml lang="en" html={`<p>${formula('x')}</p>`} />)
  await vi.waitFor(() => expect(container.querySelector('annotation')?.textContent).toBe('x'))
  await rerender(<RenderedHtml lang="en" html={`<p>${formula('y')}</p>`} />)
  await vi.waitFor(() => expect(container.querySelector('annotation')?.textContent).toBe('y'))
})

it('cleans rendered HTML, makes its tables scrollable and marks its links as not endorsed', async () => {
  const { container } = await render(
    <RenderedHtml
      lang="en"
      html='<table><td>a</table><p><a href="https://a.example" onclick="x">b</a><img src=x onerror="x"></p>'
    />,
  )
  expect(container.querySelector('.rich-text-table[tabindex="0"] > table td')?.textContent).toBe('a')
  expect(container.querySelector('a')?.rel).toBe('noopener nofollow ugc')
  expect(container.querySelector('[onclick], img')).toBeNull()
})

it('shows a text that exceeds the limits as plain text', async () => {
  const { container } = await render(<RenderedHtml lang="en" html={'<i>'.repeat(300)} />)
  expect(container.textContent).toBe('<i>'.repeat(300))
})

it('renders a title as one line with marks and formulas', async () => {
  const { container } = await render(
    <RenderedPhrase html={`<h1>The <b>root</b> of ${formula('2')}</h1><script>x</script>`} />,
  )
  await vi.waitFor(() => expect(container.querySelector('annotation')?.textContent).toBe('2'))
  expect(container.querySelector('strong')?.textContent).toBe('root')
  expect(container.querySelector('h1, script')).toBeNull()
})
