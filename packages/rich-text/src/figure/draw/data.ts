import type { BarsFigure, BoxesFigure, DotsFigure, HistogramFigure, NumberLineFigure } from '../kinds/data.ts'
import type { Axis } from '../kinds/plane.ts'
import { type Axes, buildScale, listTicks, measureNumbers, thinTicks } from './axes.ts'
import { frameBorders, hatch } from './clip.ts'
import { formatNumber, measureLabel, text, toBaseline, wrapLabel } from './label.ts'
import {
  arrowHead,
  bold,
  box,
  circle,
  lineHeight,
  type Mark,
  type Picture,
  path,
  polyline,
  straight,
  textSize,
  thin,
} from './picture.ts'
import { drawDot } from './plane.ts'

const grid = { tone: 'grid', width: 1 } as const

interface Columns {
  readonly marks: Mark[]
  readonly frame: Axes['frame']
  readonly toY: (value: number) => number
}

/**
 * Draws the vertical axis and grid lines of a bar chart.
 * @param above the height to reserve above the chart
 */
function drawColumns(y: Axis, hasGrid: boolean, width: number, above: number): Columns {
  const top = above + (y.label ? textSize + 18 : 12)
  const left = measureNumbers(y)
  const height = Math.round(width * 0.52)
  const frame = { left, right: width - 8, top, bottom: top + height }
  const toY = buildScale(y, frame.bottom, frame.top)
  const title = y.label ? [text(y.label, 2, top - 12, { anchor: 'start' })] : []
  const all = listTicks(y)
  const shown = thinTicks(all, height / Math.max(1, all.length - 1), () => textSize + 4)
  return {
    frame,
    toY,
    marks: [
      ...(hasGrid ? all.map(({ at }) => straight(left, toY(at), frame.right, toY(at), grid)) : []),
      ...title,
      ...all.map(({ at }) => straight(left - 4, toY(at), left, toY(at), thin)),
      ...shown.map((tick) => text(tick.text, left - 7, toY(tick.at) + toBaseline, { anchor: 'end' })),
      straight(left, frame.bottom, left, frame.top - 4, thin),
      straight(left, toY(Math.max(0, y.min)), frame.right, toY(Math.max(0, y.min)), thin),
    ],
  }
}

/** Draws each series differently (solid, hatched or empty), so that they can be told apart without color. */
function drawBar(x: number, top: number, width: number, bottom: number, series: number): Mark[] {
  const outline = { tone: 'ink', width: 1.25 } as const
  const commands = box(x, top, width, bottom - top)
  if (series === 0) return [path(commands, { fill: 'first', opacity: 0.75, stroke: outline })]
  if (series === 2) return [path(commands, { fill: 'paper', stroke: outline })]
  const frame = { left: x, right: x + width, top, bottom }
  const lines = hatch(frame, frameBorders(frame), 1, 6).flatMap((each) => polyline(each))
  return [
    path(commands, { fill: 'second', opacity: 0.15 }),
    path(lines, { stroke: { tone: 'second', width: 1.25 } }),
    path(commands, { stroke: outline }),
  ]
}

/** Adds a legend if there are several series. */
export function drawBars({ categories, series, y, label, grid: hasGrid }: BarsFigure, width: number): Picture {
  const left = measureNumbers(y)
  const slot = (width - 8 - left) / categories.length
  const names = categories.map((name) => wrapLabel(name, slot - 4))
  const lines = Math.max(...names.map((name) => name.length))
  const below = lines * lineHeight + (label ? lineHeight + 4 : 0) + 6
  const legend =
    series.length > 1
      ? drawLegend(
          series.map(({ name = '' }) => name),
          width,
        )
      : { marks: [], height: 0 }
  const { marks, frame, toY } = drawColumns(y, hasGrid === true, width, legend.height)
  const barWidth = (slot * 0.72) / series.length
  const zero = toY(Math.min(Math.max(0, y.min), y.max))
  const bars = categories.flatMap((_, index) =>
    series.flatMap(({ values }, at) => {
      const x = left + slot * (index + 0.14) + barWidth * at
      const end = toY(values[index] ?? 0)
      return drawBar(x, Math.min(end, zero), barWidth, Math.max(end, zero), at)
    }),
  )
  const words = names.flatMap((name, index) =>
    name.map((line, at) => text(line, left + slot * (index + 0.5), frame.bottom + lineHeight * (at + 1))),
  )
  const title = label ? [text(label, (left + frame.right) / 2, frame.bottom + lineHeight * (lines + 1) + 4)] : []
  return { width, height: frame.bottom + below, marks: [...legend.marks, ...marks, ...bars, ...words, ...title] }
}

function drawLegend(names: readonly string[], width: number): { marks: Mark[]; height: number } {
  const marks: Mark[] = []
  let [x, y] = [2, 4]
  for (const [index, name] of names.entries()) {
    const room = 18 + measureLabel(name) + 16
    if (x > 2 && x + room > width) [x, y] = [2, y + 20]
    marks.push(...drawBar(x, y, 12, y + 12, index), text(name, x + 18, y + 11, { anchor: 'start' }))
    x += room
  }
  return { marks, height: y + 24 }
}

/** Marks the bar edges on the axis. */
export function drawHistogram({ edges, counts, y, label, grid: hasGrid }: HistogramFigure, width: number): Picture {
  const below = lineHeight + (label ? lineHeight + 6 : 0) + 8
  const { marks, frame, toY } = drawColumns(y, hasGrid === true, width, 0)
  const [min = 0, max = 1] = [edges[0], edges.at(-1)]
  const toX = buildScale({ min, max }, frame.left + 6, frame.right - 6)
  const bars = counts.flatMap((count, index) => {
    const [from, to] = [toX(edges[index] ?? min), toX(edges[index + 1] ?? max)]
    return count === 0 ? [] : drawBar(from, toY(count), to - from, frame.bottom, 0)
  })
  const all = edges.map((at) => ({ at, text: formatNumber(at) }))
  const numbers = thinTicks(all, (frame.right - frame.left - 12) / counts.length, (tick) => measureLabel(tick.text) + 8)
  return {
    width,
    height: frame.bottom + below,
    marks: [
      ...marks,
      ...bars,
      ...edges.map((at) => straight(toX(at), frame.bottom, toX(at), frame.bottom + 5, thin)),
      ...numbers.map((tick) => text(tick.text, toX(tick.at), frame.bottom + lineHeight + 3)),
      ...(label ? [text(label, (frame.left + frame.right) / 2, frame.bottom + 2 * lineHeight + 8)] : []),
    ],
  }
}

interface Line {
  readonly marks: Mark[]
  readonly toX: (value: number) => number
  readonly below: number
}

/** Draws a horizontal axis at y. Numbers and title go below it. */
function drawLine(x: Axis, y: number, width: number, { arrows = false, left = 18 } = {}): Line {
  const toX = buildScale(x, left, width - 18)
  const all = listTicks(x)
  const [first, second] = all
  const room = first && second ? toX(second.at) - toX(first.at) : width
  const shown = x.ticks ? all : thinTicks(all, room, (tick) => measureLabel(tick.text) + 8)
  const [start, end] = arrows ? [left - 14, width - 4] : [left - 6, width - 12]
  return {
    toX,
    below: lineHeight + 8 + (x.label ? lineHeight + 4 : 0),
    marks: [
      straight(start, y, end, y, thin),
      ...(arrows ? [arrowHead(end, y, 0), arrowHead(start, y, Math.PI)] : []),
      ...all.map(({ at }) => straight(toX(at), y - 4, toX(at), y + 4, thin)),
      ...shown.map((tick) => text(tick.text, toX(tick.at), y + lineHeight + 5)),
      ...(x.label ? [text(x.label, (left + width - 18) / 2, y + 2 * lineHeight + 8)] : []),
    ],
  }
}

export function drawDots({ x, columns }: DotsFigure, width: number): Picture {
  const highest = Math.max(...columns.map(({ count }) => count))
  const step = Math.min(16, Math.max(9, (width * 0.6) / highest))
  const base = highest * step + 12
  const { marks, toX, below } = drawLine(x, base, width)
  const dots = columns.flatMap(({ at, count }) =>
    Array.from({ length: count }, (_, index) =>
      path(circle(toX(at), base - step * (index + 0.5) - 4, step * 0.36), { fill: 'first' }),
    ),
  )
  return { width, height: base + below, marks: [...marks, ...dots] }
}

/** Draws all box plots above the same axis. Each plot has its name above it. */
export function drawBoxes({ x, boxes }: BoxesFigure, width: number): Picture {
  const named = boxes.some(({ name }) => name !== undefined)
  const rowHeight = named ? 58 : 46
  const base = boxes.length * rowHeight + 12
  const { marks, toX, below } = drawLine(x, base, width)
  const rows = boxes.flatMap(({ name, five: [least, lower, median, upper, most] }, index): Mark[] => {
    const y = (index + 1) * rowHeight - 18
    return [
      ...(name ? [text(name, 4, y - 20, { anchor: 'start' })] : []),
      straight(toX(least), y, toX(lower), y, bold),
      straight(toX(upper), y, toX(most), y, bold),
      straight(toX(least), y - 7, toX(least), y + 7, bold),
      straight(toX(most), y - 7, toX(most), y + 7, bold),
      path(box(toX(lower), y - 12, toX(upper) - toX(lower), 24), { fill: 'first', opacity: 0.18 }),
      path(box(toX(lower), y - 12, toX(upper) - toX(lower), 24), { stroke: bold }),
      straight(toX(median), y - 12, toX(median), y + 12, { tone: 'ink', width: 2.5 }),
    ]
  })
  return { width, height: base + below, marks: [...marks, ...rows] }
}

/** Draws a number line. Each interval is a thick line, with an arrow at an unbounded end. */
export function drawNumberLine({ x, points = [], intervals = [] }: NumberLineFigure, width: number): Picture {
  const base = points.some(({ label }) => label) ? 38 : 22
  const { marks, toX, below } = drawLine(x, base, width, { arrows: true })
  const thick = { tone: 'first', width: 4 } as const
  const bars = intervals.flatMap(({ from, to }): Mark[] => {
    const [start, end] = [from === undefined ? 6 : toX(from), to === undefined ? width - 6 : toX(to)]
    return [
      straight(from === undefined ? start + 6 : start, base, to === undefined ? end - 6 : end, base, thick),
      ...(from === undefined ? [arrowHead(start - 2, base, Math.PI, 'first', 13)] : []),
      ...(to === undefined ? [arrowHead(end + 2, base, 0, 'first', 13)] : []),
    ]
  })
  const dots = points.flatMap(({ at, label, open = false }) => [
    drawDot([toX(at), base], open, 5),
    ...(label ? [text(label, toX(at), base - 14)] : []),
  ])
  return { width, height: base + below, marks: [...marks, ...bars, ...dots] }
}
