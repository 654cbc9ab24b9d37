import { beforeEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { pasteInto } from '../test/paste-into.ts'
import { renderEditor } from '../test/render-editor.tsx'
import { RenderedHtml } from './rendered-html.tsx'

// Injected code calls this.
const attacked = vi.fn<() => void>()
beforeEach(() => Object.assign(window, { attacked }))

const attacks = [
  '<script>attacked()</script>',
  '<img src=x onerror=attacked()>',
  '<svg><script>attacked()</script><image href=x onerror=attacked()></svg>',
  '<a href="javascript:attacked()">a</a>',
  '<a href="java&Tab;script&NewLine;:attacked()">a</a>',
  '<iframe srcdoc="<script>parent.attacked()</script>"></iframe>',
  '<details open ontoggle=attacked()>a</details>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=attacked()&gt;"></mglyph></table></mtext></math>',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=attacked()>',
  '<!--[if gte msEquation 12]><m:oMath><img src=x onerror=attacked()></m:oMath><![endif]-->',
  '<span data-type="math" data-latex="\\href{javascript:attacked()}{x}"></span>',
  '<span data-type="math" data-latex="\\includegraphics{x}&quot;><img src=x onerror=attacked()>"></span>',
  '<p data-pm-slice="0 0 []" onmouseover=attacked()><a href="javascript:attacked()">a</a><img src=x onerror=attacked()></p>',
]

/** Waits until injected code would have run. The error event of an image fires in a separate task. */
const settled = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

const harmful = '[onerror], [onmouseover], script, iframe, svg script, [href^="java"]'

it('does not run code in pasted HTML', async () => {
  const { text } = await renderEditor('')
  for (const attack of attacks) {
    await pasteInto(text, { 'text/html': attack, 'text/plain': attack })
    await settled()
    await userEvent.keyboard('{Escape}')
    expect(text.element().querySelector(harmful), attack).toBeNull()
  }
  expect(attacked).not.toHaveBeenCalled()
})

it('does not run code in stored HTML', async () => {
  const { text } = await renderEditor(attacks.join('\n'))
  await settled()
  expect(text.element().querySelector(harmful)).toBeNull()
  expect(attacked).not.toHaveBeenCalled()
})

it.each(attacks)('does not run code in rendered HTML: %s', async (attack) => {
  const { container } = await render(<RenderedHtml lang="en" html={attack} />)
  await settled()
  expect(container.querySelector(harmful)).toBeNull()
  expect(attacked).not.toHaveBeenCalled()
})
