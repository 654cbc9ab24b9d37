import axe from 'axe-core'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderEditor } from '../test/render-editor.tsx'

const stored = `<h2>Roots</h2><p>If <span data-type="math" data-latex="x^2=4"></span>, <a href="https://a.example">see</a>
<code>x</code> <span data-type="math" data-latex="\\foo"></span></p><div data-type="math" data-latex="\\frac{a}{b}"></div>
<ul><li data-checked="true">done</li></ul><blockquote><p>a</p></blockquote><pre><code>b</code></pre>
<table><tr><th>c</th></tr><tr><td>d</td></tr></table>`

/** Disables axe rules for whole pages, because these tests render only an editor. */
const rules = { region: { enabled: false }, 'page-has-heading-one': { enabled: false } }

async function violations(): Promise<string[]> {
  const { violations: found } = await axe.run(document.body, { rules })
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}

describe.each(['light', 'dark'])('editor accessibility in the %s theme', (theme) => {
  const setUp = async () => {
    document.documentElement.dataset['theme'] = theme
    const editor = await renderEditor(stored)
    await userEvent.click(editor.text.getByText('Roots'))
    return editor
  }
  afterEach(() => {
    delete document.documentElement.dataset['theme']
  })

  it('has no axe violations while formatted text is edited', async () => {
    await setUp()
    expect(await violations()).toEqual([])
  })

  it('has no axe violations in the slash menu', async () => {
    await setUp()
    await userEvent.keyboard('{End} /')
    await expect.element(page.getByRole('listbox')).toBeVisible()
    expect(await violations()).toEqual([])
  })

  it('has no axe violations in the formula source field', async () => {
    await setUp()
    await userEvent.keyboard('{End} /math{Enter}\\foo')
    await expect.element(page.getByRole('status')).toHaveTextContent('\\foo')
    expect(await violations()).toEqual([])
  })

  it('has no axe violations in the link form and the table menu', async () => {
    await setUp()
    await userEvent.click(page.getByRole('button', { name: 'Link', exact: true }))
    expect(await violations()).toEqual([])
    await userEvent.keyboard('{Escape}')
    await userEvent.click(page.getByRole('button', { name: 'Table' }))
    await expect.element(page.getByRole('menu')).toBeVisible()
    expect(await violations()).toEqual([])
  })
})

it.each(['en', 'ko', 'zh-TW', 'zh-CN'] as const)('fits a 320-pixel-wide screen in %s', async (language) => {
  await page.viewport(320, 640)
  await renderEditor(stored.replace('x^2=4', 'x^2'), { language })
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  await page.viewport(900, 700)
})
