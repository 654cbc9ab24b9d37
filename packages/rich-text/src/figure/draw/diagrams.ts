import type { ForcesFigure, WebFigure } from '../kinds/diagrams.ts'
import type { Point } from './clip.ts'
import { measureLabel, placeTextBeside, text, toBaseline, wrapLabel } from './label.ts'
import {
  arrow,
  bold,
  box,
  circle,
  lineHeight,
  type Mark,
  type Picture,
  path,
  polyline,
  straight,
  thin,
} from './picture.ts'

/** Draws a free-body diagram. The longest arrow fills the available length. */
export function drawForces({ body, slope, arrows }: ForcesFigure, width: number): Picture {
  const longest = Math.max(...arrows.map(({ length }) => length))
  const reach = Math.min(width / 2 - 50, 110)
  const side = Math.min(width / 2 - 10, reach + 50)
  const tilt = ((slope ?? 0) * Math.PI) / 180
  const tips = arrows.map(({ angle, length }) => Math.sin((angle * Math.PI) / 180) * (length / longest) * reach)
  const slopeEnd = slope === undefined ? 0 : side * Math.sin(tilt)
  const above = Math.max(20, slopeEnd, ...tips) + 32
  const below = Math.max(20, slopeEnd + 19, ...tips.map((tip) => -tip)) + 32
  const center: Point = [width / 2, above]
  const turned = ([x, y]: Point): Point => [
    center[0] + x * Math.cos(tilt) + y * Math.sin(tilt),
    center[1] - x * Math.sin(tilt) + y * Math.cos(tilt),
  ]
  const half = body === 'box' ? 19 : 5
  const outline: Point[] = [
    [-half, -half],
    [half, -half],
    [half, half],
    [-half, half],
  ]
  const surface = slope === undefined ? [] : [straight(...turned([-side, half]), ...turned([side, half]), thin)]
  return {
    width,
    height: above + below,
    marks: [
      ...surface,
      ...(slope ? drawSlope(turned([-side, half]), slope) : []),
      ...(body === 'box'
        ? [path(polyline(outline.map(turned), true), { fill: 'first', opacity: 0.18, stroke: bold })]
        : []),
      ...arrows.flatMap((force) => drawForce(force, center, (force.length / longest) * reach)),
      path(circle(...center, body === 'box' ? 3 : 5), { fill: 'ink' }),
    ],
  }
}

function drawForce({ angle, label }: ForcesFigure['arrows'][number], [x, y]: Point, length: number): Mark[] {
  const direction = (-angle * Math.PI) / 180
  const tip: Point = [x + Math.cos(direction) * length, y + Math.sin(direction) * length]
  const sides = ['E', 'NE', 'N', 'NW', 'W', 'SW', 'S', 'SE'] as const
  const side = sides[((Math.round(angle / 45) % 8) + 8) % 8] ?? 'E'
  return [...arrow([x, y], tip, { stroke: { tone: 'ink', width: 2.25 } }), placeTextBeside(label, tip, side, 7)]
}

/** Draws the horizontal line and the angle at the foot of a slope. */
function drawSlope([x, y]: Point, slope: number): Mark[] {
  return [
    straight(x, y, x + 70, y, thin),
    text(`${slope}°`, x + 40, y - Math.tan((slope * Math.PI) / 360) * 40 + toBaseline, { anchor: 'start' }),
  ]
}

interface Box {
  readonly lines: readonly string[]
  readonly width: number
  readonly height: number
  readonly center: Point
}

export function drawWeb({ boxes, arrows }: WebFigure, width: number): Picture {
  const columns = Math.max(...boxes.map(({ column }) => column))
  const rows = Math.max(...boxes.map(({ row }) => row))
  const slot = width / columns
  const laid = boxes.map(({ text: words, row, column }): Omit<Box, 'center'> & { row: number; column: number } => {
    const lines = wrapLabel(words, slot - 26)
    const wide = Math.max(...lines.map(measureLabel)) + 12
    return { lines, width: wide, height: lines.length * lineHeight + 10, row, column }
  })
  const rowHeight = Math.max(...laid.map(({ height }) => height)) + 46
  const placed = laid.map((each): Box => {
    const edge = each.width / 2 + 2
    const x = Math.min(Math.max((each.column - 0.5) * slot, edge), width - edge)
    return { ...each, center: [x, (each.row - 0.5) * rowHeight] }
  })
  return {
    width,
    height: rows * rowHeight,
    marks: [
      ...arrows.flatMap(([from, to]) => joinBoxes(placed[from - 1], placed[to - 1])),
      ...placed.flatMap(({ center: [x, y], width: wide, height, lines }): Mark[] => [
        path(box(x - wide / 2, y - height / 2, wide, height), { fill: 'paper', stroke: bold }),
        ...lines.map((line, index) => text(line, x, y + (index - (lines.length - 1) / 2) * lineHeight + toBaseline)),
      ]),
    ],
  }
}

function joinBoxes(from: Box | undefined, to: Box | undefined): Mark[] {
  if (!from || !to) return []
  return arrow(leave(from, to.center), leave(to, from.center, 3), { stroke: thin })
}

/** Returns where the line from a box's center to another point crosses the border of the box. */
function leave({ center: [x, y], width, height }: Box, [toX, toY]: Point, gap = 0): Point {
  const [dx, dy] = [toX - x, toY - y]
  const share = Math.min(
    (width / 2 + gap) / Math.max(Math.abs(dx), 1e-6),
    (height / 2 + gap) / Math.max(Math.abs(dy), 1e-6),
  )
  return [x + dx * share, y + dy * share]
}
