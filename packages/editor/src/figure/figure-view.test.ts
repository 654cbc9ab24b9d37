import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderEditor } from '../../test/render-editor.tsx'

const figure =
  '<figure data-figure="{&#x22;v&#x22;:1,&#x22;alt&#x22;:&#x22;A number line.&#x22;,&#x22;kind&#x22;:&#x22;number_line&#x22;,&#x22;x&#x22;:{&#x22;min&#x22;:0,&#x22;max&#x22;:1}}">\n<figcaption>a <strong>b</strong></figcaption>\n</figure>'

it('keeps a figure intact when text is typed around it', async () => {
  const { screen, text, html } = await renderEditor(`<p>Before</p>\n${figure}\n<p>After</p>`)
  await expect.element(screen.getByRole('img', { name: 'A number line.' })).toBeVisible()
  await text.getByText('Before').click()
  await userEvent.keyboard('{End}!')
  await vi.waitFor(() => expect(html()).toBe(`<p>Before!</p>\n${figure}\n<p>After</p>`))
})

it('deletes a figure as a whole', async () => {
  const { screen, html } = await renderEditor(`<p>Before</p>\n${figure}\n<p>After</p>`)
  await screen.getByRole('img', { name: 'A number line.' }).click()
  await userEvent.keyboard('{Backspace}')
  await vi.waitFor(() => expect(html()).toBe('<p>Before</p>\n<p>After</p>'))
})

it('does not open the form of a figure in a read-only editor', async () => {
  const { screen } = await renderEditor(`<p>Before</p>\n${figure}`, { readOnly: true })
  const drawing = screen.getByRole('img', { name: 'A number line.' })
  const actions = [() => drawing.click(), () => drawing.click(), () => userEvent.keyboard('{Enter}')]
  for (const act of [...actions, () => drawing.dblClick()]) {
    await act()
    expect(page.getByRole('dialog').elements()).toEqual([])
  }
})
