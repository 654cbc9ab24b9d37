import type { CircuitFigure, Component, Network } from '../kinds/diagrams.ts'
import { placeTextAround, text } from './label.ts'
import { bold, circle, type Mark, type Picture, path, polyline, straight, textSize } from './picture.ts'

/**
 * `rowHeight` is the height of a component and its label. `lead` is the length of the wires beside parallel branches.
 */
const rowHeight = 58
const lead = 16

interface Size {
  /** The width, as a number of components. */
  readonly columns: number
  readonly rows: number
  /** The largest number of parallel sections that a path through the network crosses. */
  readonly leads: number
}

function measureNetwork(network: Network): Size {
  if ('part' in network) return { columns: 1, rows: 1, leads: 0 }
  if ('series' in network) {
    const parts = network.series.map(measureNetwork)
    return {
      columns: parts.reduce((sum, part) => sum + part.columns, 0),
      rows: Math.max(...parts.map(({ rows }) => rows)),
      leads: parts.reduce((sum, part) => sum + part.leads, 0),
    }
  }
  const branches = network.parallel.map(measureNetwork)
  return {
    columns: Math.max(...branches.map(({ columns }) => columns)),
    rows: branches.reduce((sum, branch) => sum + branch.rows, 0),
    leads: Math.max(...branches.map(({ leads }) => leads)) + 1,
  }
}

/** Draws a loop with the network at the top and the source at the bottom. */
export function drawCircuit({ network, source }: CircuitFigure, width: number): Picture {
  const { columns, rows, leads } = measureNetwork(network)
  const [left, right] = [14, width - 14]
  const column = Math.min(130, (right - left - 24 - leads * 2 * lead) / columns)
  const top = textSize + 24
  const bottom = top + rows * rowHeight + 6
  const used = columns * column + leads * 2 * lead
  const start = (width - used) / 2
  const sourceWidth = Math.min(110, (right - left - 20) / source.length)
  const sourceStart = (width - sourceWidth * source.length) / 2
  return {
    width,
    height: bottom + textSize + 24,
    marks: [
      ...drawNetwork(network, start, top, start + used, column),
      straight(left, top, start, top, bold),
      straight(start + used, top, right, top, bold),
      straight(left, top, left, bottom, bold),
      straight(right, top, right, bottom, bold),
      straight(left, bottom, sourceStart, bottom, bold),
      straight(sourceStart + sourceWidth * source.length, bottom, right, bottom, bold),
      ...source.flatMap((part, index) =>
        drawComponent(part, sourceStart + index * sourceWidth, bottom, sourceWidth, true),
      ),
    ],
  }
}

/** Draws a network from `left` to `right`, with its first row at height `y`. */
function drawNetwork(network: Network, left: number, y: number, right: number, column: number): Mark[] {
  if ('part' in network) {
    const start = (left + right - column) / 2
    return [
      straight(left, y, start, y, bold),
      ...drawComponent(network, start, y, column, false),
      straight(start + column, y, right, y, bold),
    ]
  }
  if ('series' in network) return drawSeries(network.series, left, y, right, column)
  const marks: Mark[] = []
  let row = y
  for (const branch of network.parallel) {
    marks.push(...drawNetwork(branch, left + lead, row, right - lead, column))
    marks.push(straight(left, row, left + lead, row, bold), straight(right - lead, row, right, row, bold))
    if (row > y) marks.push(straight(left, y, left, row, bold), straight(right, y, right, row, bold))
    row += measureNetwork(branch).rows * rowHeight
  }
  return [...marks, path(circle(left, y, 3), { fill: 'ink' }), path(circle(right, y, 3), { fill: 'ink' })]
}

function drawSeries(parts: readonly Network[], left: number, y: number, right: number, column: number): Mark[] {
  const widths = parts.map((part) => {
    const { columns, leads } = measureNetwork(part)
    return columns * column + leads * 2 * lead
  })
  const spare = (right - left - widths.reduce((sum, each) => sum + each, 0)) / parts.length
  const marks: Mark[] = []
  let x = left
  for (const [index, part] of parts.entries()) {
    const end = x + (widths[index] ?? 0) + spare
    marks.push(...drawNetwork(part, x, y, end, column))
    x = end
  }
  return marks
}

/** Draws a component on a wire from x to x + width. The label goes above the wire, or below it for the source. */
function drawComponent({ part, label, open }: Component, x: number, y: number, width: number, below: boolean): Mark[] {
  const middle = x + width / 2
  const half = { resistor: 22, switch: 16, wire: 0, cell: 4, battery: 12, capacitor: 4 }[
    part === 'lamp' || part === 'ammeter' || part === 'voltmeter' ? 'switch' : part
  ]
  const wires = [straight(x, y, middle - half, y, bold), straight(middle + half, y, x + width, y, bold)]
  const baseline = below ? y + textSize + 18 : y - 19
  return [...wires, ...drawSymbol(part, middle, y, open === true), ...(label ? [text(label, middle, baseline)] : [])]
}

function drawSymbol(part: Component['part'], x: number, y: number, isOpen: boolean): Mark[] {
  switch (part) {
    case 'resistor':
      return [path(polyline(zigzag(x, y)), { stroke: bold })]
    case 'lamp':
      return [
        path(circle(x, y, 16), { stroke: bold }),
        straight(x - 11, y - 11, x + 11, y + 11, bold),
        straight(x - 11, y + 11, x + 11, y - 11, bold),
      ]
    case 'ammeter':
    case 'voltmeter':
      return [path(circle(x, y, 16), { stroke: bold }), placeTextAround(part === 'ammeter' ? 'A' : 'V', [x, y], false)]
    case 'cell':
      return drawCells(x, y, 1)
    case 'battery':
      return drawCells(x, y, 2)
    case 'capacitor':
      return [straight(x - 4, y - 12, x - 4, y + 12, bold), straight(x + 4, y - 12, x + 4, y + 12, bold)]
    case 'switch':
      return [
        straight(x - 16, y, x + (isOpen ? 12 : 16), y - (isOpen ? 15 : 0), bold),
        path(circle(x - 16, y, 4), { fill: 'paper', stroke: bold }),
        path(circle(x + 16, y, 4), { fill: 'paper', stroke: bold }),
      ]
    case 'wire':
      return []
  }
}

function zigzag(x: number, y: number): [number, number][] {
  const peaks = Array.from({ length: 6 }, (_, index): [number, number] => [
    x - 22 + (index + 0.5) * (44 / 6),
    y + (index % 2 === 0 ? -8 : 8),
  ])
  return [[x - 22, y], ...peaks, [x + 22, y]]
}

/** Draws the cells of a battery. The positive terminal (the long line) of each is on the left. */
function drawCells(x: number, y: number, count: 1 | 2): Mark[] {
  const thick = { tone: 'ink', width: 3.5 } as const
  const starts = count === 1 ? [x - 4] : [x - 12, x + 4]
  return [
    ...starts.flatMap((start) => [
      straight(start, y - 14, start, y + 14, bold),
      straight(start + 8, y - 7, start + 8, y + 7, thick),
    ]),
    ...(count === 2 ? [straight(x - 4, y, x + 4, y, bold)] : []),
  ]
}
