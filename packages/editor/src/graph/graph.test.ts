import { cleanBody } from '@pathwise/rich-text/body'
import { writeFigureJson } from '@pathwise/rich-text/figure'
import axe from 'axe-core'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderEditor } from '../../test/render-editor.tsx'

const field = (name: string) => page.getByRole('textbox', { name, exact: true })
const click = (name: string) => page.getByRole('button', { name, exact: true }).click()

function figureHtml(figure: unknown, caption = ''): string {
  const json = JSON.stringify(figure).replaceAll('"', '&quot;')
  return cleanBody(`<figure data-figure="${json}">${caption && `<figcaption>${caption}</figcaption>`}</figure>`)
}

const line = { fn: 'polynomial', c: [1, 2] }
const graph = {
  v: 1,
  alt: 'A line.',
  note: 'Not to scale',
  kind: 'graph',
  x: { min: 0, max: 6, ticks: [{ at: 3, text: 'noon' }] },
  y: { min: -2, max: 20 },
  regions: [{ x: 2, side: 'left' }],
  curves: [
    { f: line, from: 1, dashed: true },
    {
      points: [
        [0, 1],
        [2, 3],
      ],
      smooth: true,
    },
  ],
  points: [{ at: [1, 3], label: 'P', side: 'SE', open: true }],
  texts: [{ at: [4, 4], text: 'a < b' }],
}

it('inserts a graph, shows mistakes beside their fields, and undoes the graph in one step', async () => {
  const { text, html } = await renderEditor('<p>a</p>')
  await text.click()
  await userEvent.keyboard('{End}b')
  await click('Graph')
  await field('Function 1').fill('x^2 - 3x +')
  await click('Insert the graph')
  await expect.element(field('Function 1')).toHaveAccessibleDescription(/Something is missing here/)
  await expect.element(field('Function 1')).toHaveFocus()
  await expect.element(field('Description')).toHaveAccessibleDescription(/Describe the figure/)
  await field('Function 1').fill('x^2 - 3x + 2')
  await field('Description').fill(' A parabola through (1, 0). ')
  await field('Caption').fill('Figure <1>')
  await expect.element(page.getByRole('img', { name: 'A parabola through (1, 0).' })).toBeVisible()
  const { violations } = await axe.run('dialog[open]')
  expect(violations.map(({ id }) => id)).toEqual([])
  await click('Insert the graph')
  const stored = figureHtml(
    {
      v: 1,
      kind: 'graph',
      alt: 'A parabola through (1, 0).',
      x: { min: -5, max: 5, label: '*x*' },
      y: { min: -5, max: 5, label: '*y*' },
      grid: true,
      curves: [{ f: { fn: 'polynomial', c: [2, -3, 1] } }],
    },
    'Figure &lt;1>',
  )
  await vi.waitFor(() => expect(html()).toBe(`<p>ab</p>\n${stored}`))
  expect(cleanBody(html())).toBe(html())
  await expect.element(text).toHaveFocus()
  await userEvent.keyboard('{Control>}z{/Control}')
  await vi.waitFor(() => expect(html()).toBe('<p>ab</p>'))
})

it('changes a selected graph without losing data that the form does not show', async () => {
  const { screen, text, html } = await renderEditor(`${figureHtml(graph, 'a <b>b</b>')}\n<p>c</p>`)
  await screen.getByRole('img', { name: 'A line.' }).click()
  await userEvent.keyboard('{Enter}')
  await expect.element(field('Function 1')).toHaveValue('2x + 1')
  await field('Function 1').fill('3x')
  await page.getByRole('checkbox', { name: 'Dashed line' }).click()
  const side = page.getByRole('combobox', { name: 'Label position' })
  await expect.element(side).toHaveValue('SE')
  await side.selectOptions('Above')
  await page.getByRole('checkbox', { name: 'Open circle' }).click()
  await click('Save the figure')
  const changed = {
    ...graph,
    curves: [{ f: { fn: 'polynomial', c: [0, 3] }, from: 1 }, graph.curves[1]],
    points: [{ at: [1, 3], label: 'P', side: 'N' }],
  }
  await vi.waitFor(() => expect(html()).toBe(`${figureHtml(changed, 'a <strong>b</strong>')}\n<p>c</p>`))
  await expect.element(text).toHaveFocus()
  await userEvent.keyboard('{Control>}z{/Control}')
  await vi.waitFor(() => expect(html()).toBe(`${figureHtml(graph, 'a <strong>b</strong>')}\n<p>c</p>`))
})

it('opens the graph form on /graph, and inserts points with labels', async () => {
  const { text, html } = await renderEditor('<p>a</p>')
  await text.click()
  await userEvent.keyboard('{End} /graph{Enter}')
  await page.getByRole('combobox', { name: 'Kind' }).selectOptions('Points')
  await field('x').fill('2')
  await field('y').fill('12')
  await page.getByRole('group', { name: 'Point 1' }).getByRole('textbox', { name: 'Label' }).fill('*A*')
  await click('Add a point')
  await expect.element(page.getByRole('group', { name: 'Point 2' }).getByRole('textbox', { name: 'x' })).toHaveFocus()
  await userEvent.keyboard('4{Tab}5')
  await expect.element(page.getByText('This point is outside the axes')).toBeVisible()
  await field('y').first().fill('3')
  await click('Add a point')
  await userEvent.keyboard('6')
  await click('Remove point 3')
  await expect.element(page.getByRole('group', { name: 'Points', exact: true })).toHaveFocus()
  await field('Description').fill('Two points.')
  await click('Insert the graph')
  await vi.waitFor(() => expect(html()).toContain('[[2,3],[4,5]]'))
  expect(html()).toContain('*A*')
  expect(html()).not.toContain('/graph')
})

it('lets the user edit only the description and caption of a figure that is neither a graph nor a scatterplot', async () => {
  const numberLine = { v: 1, alt: 'A number line.', kind: 'number_line', x: { min: 0, max: 1 } } as const
  const { screen, html } = await renderEditor(`${figureHtml(numberLine, 'a <b>b</b>')}\n<p>c</p>`)
  const drawing = screen.getByRole('img', { name: 'A number line.' })
  await drawing.click()
  await drawing.click()
  await field('Description').fill(' ')
  await click('Save the figure')
  await expect.element(field('Description')).toHaveAccessibleDescription(/Describe the figure/)
  await expect.element(field('Description')).toHaveFocus()
  await field('Description').fill('A line from 0 to 1.')
  await field('Caption').fill('')
  await click('Save the figure')
  const json = writeFigureJson({ ...numberLine, alt: 'A line from 0 to 1.' })
  await vi.waitFor(() => expect(html()).toBe(`${figureHtml(JSON.parse(json ?? ''))}\n<p>c</p>`))
})
