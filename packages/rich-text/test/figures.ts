import { readdirSync, readFileSync } from 'node:fs'
import { readFigureElement } from '../src/figure/element.ts'
import type { Figure } from '../src/figure/figure.ts'
import { parseHtml } from '../src/parse.ts'
import { findAll } from './find-all.ts'

const axis = { min: 0, max: 10, step: 2 }

export const complete = {
  bars: { v: 1, kind: 'bars', alt: 'Two bars.', categories: ['a', 'b'], y: axis, series: [{ values: [1, 2] }] },
  histogram: { v: 1, kind: 'histogram', alt: 'Two classes.', edges: [0, 10, 20], counts: [1, 2], y: axis },
  boxes: { v: 1, kind: 'boxes', alt: 'A box plot.', x: axis, boxes: [{ five: [1, 2, 3, 4, 5] }] },
  web: {
    v: 1,
    kind: 'web',
    alt: 'Two boxes.',
    boxes: [
      { text: 'a', row: 1, column: 1 },
      { text: 'b', row: 2, column: 1 },
    ],
    arrows: [[1, 2]],
  },
} satisfies Record<string, Figure>

/** Reads the frozen bodies that contain figures. */
function readFixtures(): string[] {
  const folder = new URL('../fixtures/bodies-v1/', import.meta.url)
  const names = readdirSync(folder).filter((name) => name.startsWith('figures'))
  return names.map((name) => readFileSync(new URL(name, folder), 'utf8'))
}

/** Throws if a figure cannot be parsed. */
export function listFixtureFigures(): { json: string; figure: Figure }[] {
  return readFixtures()
    .flatMap((html) => findAll(parseHtml(html), 'figure'))
    .map((node) => {
      const read = readFigureElement(node)
      if (!read || 'mistake' in read) throw new Error(`Not a figure: ${read?.mistake}`)
      return { json: String(node.properties['dataFigure']), figure: read.figure }
    })
}
