import type { GeometryFigure } from '../kinds/geometry.ts'
import type { Point } from './clip.ts'
import { measureLabel, placeTextAround, placeTextAt, placeTextBeside } from './label.ts'
import {
  arc,
  arrow,
  bold,
  type Command,
  circle,
  dashes,
  type Mark,
  type Picture,
  path,
  polyline,
  thin,
} from './picture.ts'

type Segment = NonNullable<GeometryFigure['segments']>[number]
type Angle = NonNullable<GeometryFigure['angles']>[number]

/** Reserves room for labels of the outermost points. */
const margin = 30

/** Draws a geometry figure. Its content determines the scale and the height. */
export function drawGeometry(figure: GeometryFigure, width: number): Picture {
  const { filled = [], segments = [], circles = [], arcs = [], angles = [], texts = [] } = figure
  const places = new Map(figure.points.map(({ id, at }) => [id, at]))
  const find = (id: string): Point => places.get(id) ?? [0, 0]
  const { toPoint, scale, height } = fit(listExtent(figure, find), width)
  const at = (id: string) => toPoint(find(id))
  const rad = (degrees: number) => (-degrees * Math.PI) / 180
  return {
    width,
    height,
    marks: [
      ...filled.map((ids) => path(polyline(ids.map(at), true), { fill: 'first', opacity: 0.16 })),
      ...circles.map(({ center, radius, dashed }) =>
        path(circle(...at(center), radius * scale), { stroke: dashed ? { ...bold, dash: dashes } : bold }),
      ),
      ...arcs.map(({ center, radius, from, to }) =>
        path(arc(...at(center), radius * scale, rad(from), rad(to)), { stroke: bold }),
      ),
      ...angles.flatMap((angle) => drawAngle(angle, at(angle.at), at(angle.from), at(angle.to))),
      ...segments.flatMap((segment) => drawSegment(segment, at(segment.from), at(segment.to))),
      ...figure.points.flatMap(({ id, at: place, side, label, dot }) => [
        ...(dot ? [path(circle(...toPoint(place), 3), { fill: 'ink' })] : []),
        ...(side ? [placeTextBeside(label ?? `*${id}*`, toPoint(place), side)] : []),
      ]),
      ...texts.map(({ at: place, text: words, anchor }) => placeTextAt(words, toPoint(place), anchor)),
    ],
  }
}

function listExtent(
  { points, circles = [], arcs = [], texts = [] }: GeometryFigure,
  find: (id: string) => Point,
): Point[] {
  const round = [...circles, ...arcs].flatMap(({ center, radius }): Point[] => {
    const [x, y] = find(center)
    return [
      [x - radius, y - radius],
      [x + radius, y + radius],
    ]
  })
  return [...points.map(({ at }) => at), ...texts.map(({ at }) => at), ...round]
}

interface Fit {
  readonly toPoint: (place: Point) => Point
  readonly scale: number
  readonly height: number
}

/** Scales a drawing to the width. Both axes have the same scale, and the height is limited. */
function fit(extent: readonly Point[], width: number): Fit {
  const [xs, ys] = [extent.map(([x]) => x), extent.map(([, y]) => y)]
  const [left, right, bottom, top] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const inner = width - 2 * margin
  const scale = Math.min(inner / Math.max(right - left, 1e-6), (width * 0.75) / Math.max(top - bottom, 1e-6))
  const start = margin + (inner - (right - left) * scale) / 2
  return {
    scale,
    height: Math.round((top - bottom) * scale + 2 * margin),
    toPoint: ([x, y]) => [start + (x - left) * scale, margin + (top - y) * scale],
  }
}

function drawSegment(segment: Segment, from: Point, to: Point): Mark[] {
  const stroke = segment.dashed ? { ...bold, dash: dashes } : bold
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0])
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
  return [
    ...(segment.arrow ? arrow(from, to, { stroke }) : [path(polyline([from, to]), { stroke })]),
    ...drawTicks(middle, angle, segment.equal ?? 0, false),
    ...drawTicks(segment.equal ? along(middle, angle, 16) : middle, angle, segment.parallel ?? 0, true),
    ...(segment.label ? [placeLabelBeside(segment.label, middle, angle, segment.labelSide ?? 'left')] : []),
  ]
}

function along([x, y]: Point, angle: number, distance: number): Point {
  return [x + Math.cos(angle) * distance, y + Math.sin(angle) * distance]
}

/** Draws strokes across a segment to mark equal lengths, or arrowheads along it to mark parallel segments. */
function drawTicks(middle: Point, angle: number, count: number, isArrow: boolean): Mark[] {
  return Array.from({ length: count }, (_, index): Mark => {
    const at = along(middle, angle, (index - (count - 1) / 2) * 5)
    const ends: Point[] = isArrow
      ? [along(at, angle + 2.5, 8), at, along(at, angle - 2.5, 8)]
      : [along(at, angle + Math.PI / 2, 6), along(at, angle - Math.PI / 2, 6)]
    return path(polyline(ends), { stroke: bold })
  })
}

/**
 * Places a label beside a segment. The steeper the segment, the farther away the label is, so that its text does not
 * touch the segment.
 */
function placeLabelBeside(label: string, middle: Point, angle: number, side: 'left' | 'right'): Mark {
  const across = angle + (side === 'left' ? -Math.PI / 2 : Math.PI / 2)
  const distance = 12 + Math.abs(Math.cos(across)) * (measureLabel(label) / 2)
  return placeTextAround(label, along(middle, across, distance))
}

function drawAngle({ label, right, equal = 1 }: Angle, at: Point, from: Point, to: Point): Mark[] {
  const start = Math.atan2(from[1] - at[1], from[0] - at[0])
  const end = Math.atan2(to[1] - at[1], to[0] - at[0])
  const turn = Math.atan2(Math.sin(end - start), Math.cos(end - start))
  const middle = start + turn / 2
  const lines: Command[][] = right
    ? [polyline([along(at, start, 12), along(along(at, start, 12), end, 12), along(at, end, 12)])]
    : Array.from({ length: equal }, (_, index) => arc(at[0], at[1], 20 + 4 * index, start, start + turn))
  const half = label ? measureLabel(label) / 2 : 0
  // In a narrow angle, the label needs to be farther from the vertex to fit between the sides.
  const distance = Math.max(
    26 + 4 * equal + half * Math.abs(Math.cos(middle)),
    Math.min(70, 12 / Math.sin(Math.max(Math.abs(turn) / 2, 0.15))),
  )
  return [
    ...lines.map((commands) => path(commands, { stroke: thin })),
    ...(label ? [placeTextAround(label, along(at, middle, distance), false)] : []),
  ]
}
