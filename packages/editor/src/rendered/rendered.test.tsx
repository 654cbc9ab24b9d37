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

it('renders only the label of a link in a formula, and keeps the formula’s source for copying', async () => {
  const latex = '\\href{https://a.example}{label}'
  const { container } = await render(<RenderedHtml lang="en" html={`<p>${formula(latex)}</p>`} />)
  await vi.waitFor(() => expect(container.querySelector('annotation')?.textContent).toBe(latex))
  expect(container.querySelector('.katex-html')?.textContent).toBe('label')
  expect(container.querySelector('a')).toBeNull()
})

it('renders the new formula when the text changes', async () => {
  const { container, rerender } = await render(<RenderedHtml lang="en" html={`<p>${formula('x')}</p>`} />)
  await vi.waitFor(() => expect(container.querySelector('annotation')?.textContent).toBe('x'))
  await rerender(<RenderedHtml lang="en" html={`<p>${formula('y')}</p>`} />)
  await vi.waitFor(() => expect(container.querySelector('annotation')?.textContent).toBe('y'))
})

it('sanitizes HTML, makes tables scrollable, and marks links as user content with nofollow', async () => {
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

it('shows text that exceeds the limits as plain text', async () => {
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

it("adds the run id to a picture's URL only in an assessment item", async () => {
  const figure = '<figure><img src="/pictures/Q2VsbCBkaXZpc2lvbi4wMQ" alt="a" width="9" height="9"></figure>'
  const { container, rerender } = await render(<RenderedHtml lang="en" html={figure} />)
  const source = () => container.querySelector('figure > img[loading="lazy"]')?.getAttribute('src')
  expect(source()).toBe('/pictures/Q2VsbCBkaXZpc2lvbi4wMQ')
  await rerender(<RenderedHtml lang="en" html={figure} run="a_1" />)
  expect(source()).toBe('/pictures/Q2VsbCBkaXZpc2lvbi4wMQ?run=a_1')
})

const axis = '{"min":0,"max":4,"step":1,"label":"*t* (s)"}'
const graph = `{"v":1,"kind":"graph","alt":"A line from (0, 0) to (4, 2).","x":${axis},"y":${axis},"curves":[{"points":[[0,0],[4,2]]}]}`

it("renders a figure at its container's full width, with alt text and caption", async () => {
  const html = `<figure data-figure='${graph}'><figcaption>Path of ${formula('x')}</figcaption></figure>`
  const { container, getByRole } = await render(
    <div style={{ width: 300 }}>
      <RenderedHtml lang="en" html={html} />
    </div>,
  )
  await expect.element(getByRole('img', { name: 'A line from (0, 0) to (4, 2).' })).toBeVisible()
  const drawing = container.querySelector('figure > svg')
  expect(drawing?.getAttribute('width')).toBe('300')
  expect(drawing?.querySelectorAll('path').length).toBeGreaterThan(10)
  expect(drawing?.textContent).toContain('t (s)')
  expect(drawing?.nextElementSibling?.textContent).toContain('Path of')
  if (container.firstElementChild instanceof HTMLElement) container.firstElementChild.style.width = '400px'
  await vi.waitFor(() => expect(container.querySelectorAll('figure > svg[width="400"]')).toHaveLength(1))
})
