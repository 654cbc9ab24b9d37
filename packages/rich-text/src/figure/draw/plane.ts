import { curveLinear, curveMonotoneX, curveNatural, line } from 'd3-shape'
import { evaluate, type PlottedFunction } from '../kinds/functions.ts'
import type { Curve, GraphFigure, Region, ScatterFigure, StraightLine } from '../kinds/plane.ts'
import { type Axes, buildScale, computeFrame, drawAxes, drawGrid } from './axes.ts'
import { type Border, clipPolygon, clipPolyline, clipSegment, frameBorders, hatch, type Point } from './clip.ts'
import { measureLabel, placeTextAt, placeTextBeside } from './label.ts'
import {
  arrow,
  bold,
  type Command,
  circle,
  dashes,
  type Mark,
  type Picture,
  path,
  polyline,
  type Stroke,
  seriesStrokes,
  thin,
} from './picture.ts'

type Plane = Axes & { readonly toPoint: (place: Point) => Point; readonly borders: readonly Border[] }

function buildPlane(
  figure: Pick<GraphFigure, 'equal' | 'grid' | 'x' | 'y'>,
  width: number,
): Plane & { height: number } {
  const { x, y } = figure
  const wide = computeFrame(figure, width, 0)
  const inner = wide.right - wide.left
  // Makes a narrow picture relatively taller, so that curves stay readable.
  const ratio = figure.equal
    ? Math.min(1.4, (y.max - y.min) / (x.max - x.min))
    : Math.min(0.9, Math.max(0.68, 200 / inner))
  const height = Math.round(inner * ratio + wide.top - wide.bottom)
  const frame = computeFrame(figure, width, height)
  const toX = buildScale(x, frame.left, frame.right)
  const toY = buildScale(y, frame.bottom, frame.top)
  return {
    ...{ x, y, grid: figure.grid === true, frame, toX, toY, height },
    toPoint: ([a, b]) => [toX(a), toY(b)],
    borders: frameBorders(frame),
  }
}

export function drawGraph(figure: GraphFigure, width: number): Picture {
  const plane = buildPlane(figure, width)
  const { curves = [], lines = [], regions = [], points = [], arrows = [], texts = [] } = figure
  return {
    width,
    height: plane.height,
    marks: [
      ...(plane.grid ? drawGrid(plane) : []),
      ...regions.flatMap((region, index) => drawRegion(region, plane, index)),
      ...drawAxes(plane),
      ...lines.flatMap((each) => drawStraight(each, plane)),
      ...curves.flatMap((curve, index) => drawCurve(curve, plane, index)),
      ...arrows.flatMap(({ from, to, both = false }) =>
        arrow(plane.toPoint(from), plane.toPoint(to), { stroke: thin, both }),
      ),
      ...points.flatMap(({ at, label, side = 'NE', open = false }) => [
        drawDot(plane.toPoint(at), open),
        ...(label ? [placeTextBeside(label, plane.toPoint(at), side)] : []),
      ]),
      ...texts.map((each) => drawPlacedText(each, plane)),
    ],
  }
}

/** Shifts centered text so that it stays inside the frame and clear of an axis at the left edge. */
function drawPlacedText({ at, text: words, anchor }: NonNullable<GraphFigure['texts']>[number], plane: Plane): Mark {
  const [x, y] = plane.toPoint(at)
  if (anchor) return placeTextAt(words, [x, y], anchor)
  const half = measureLabel(words) / 2
  const { left, right } = plane.frame
  return placeTextAt(words, [Math.max(Math.min(x, right - half), left + half + 6), y])
}

export function drawScatter(figure: ScatterFigure, width: number): Picture {
  const plane = buildPlane(figure, width)
  const { labels = [] } = figure
  return {
    width,
    height: plane.height,
    marks: [
      ...(plane.grid ? drawGrid(plane) : []),
      ...drawAxes(plane),
      ...(figure.fit ? drawStraight(figure.fit, plane) : []),
      ...figure.points.map((point) => path(circle(...plane.toPoint(point), 3.5), { fill: 'first' })),
      ...labels.map(({ at, text: words, side = 'NE' }) => placeTextBeside(words, plane.toPoint(at), side)),
    ],
  }
}

/** Draws a point as a dot, or as a ring if the point is open. */
export function drawDot([x, y]: Point, open: boolean, radius = 4): Mark {
  return open
    ? path(circle(x, y, radius), { fill: 'paper', stroke: bold })
    : path(circle(x, y, radius), { fill: 'ink', stroke: thin })
}

/** Returns where a line meets the x limits of the plane. A vertical line meets the y limits. */
function findEnds(
  line: Omit<StraightLine, 'dashed'> & Partial<{ x: number; slope: number; intercept: number }>,
  { x, y }: Axes,
): [Point, Point] {
  if (line.x !== undefined) {
    return [
      [line.x, y.min],
      [line.x, y.max],
    ]
  }
  const { slope = 0, intercept = 0 } = line
  return [
    [x.min, slope * x.min + intercept],
    [x.max, slope * x.max + intercept],
  ]
}

function drawStraight(line: StraightLine, plane: Plane): Mark[] {
  const [from, to] = findEnds(line, plane)
  const part = clipSegment(plane.toPoint(from), plane.toPoint(to), plane.borders)
  const stroke: Stroke = line.dashed ? { ...bold, dash: dashes } : bold
  return part ? [path(polyline(part), { stroke })] : []
}

/** In pixels. */
function regionBorder(region: Exclude<Region, { points: unknown }>, plane: Plane): Border {
  const [from, to] = findEnds(region, plane).map(plane.toPoint)
  const [x1, y1] = from ?? [0, 0]
  const [x2, y2] = to ?? [0, 0]
  const border = { a: y1 - y2, b: x2 - x1, c: (y1 - y2) * x1 + (x2 - x1) * y1 }
  // The line runs from left to right, or upward if it is vertical. The y axis points down.
  const isInside = region.side === 'above' || region.side === 'left'
  return isInside ? border : { a: -border.a, b: -border.b, c: -border.c }
}

function drawRegion(region: Region, plane: Plane, index: number): Mark[] {
  const { left, right, top, bottom } = plane.frame
  const tone = index % 2 === 0 ? 'first' : 'second'
  if ('points' in region) {
    const polygon = clipPolygon(region.points.map(plane.toPoint), plane.borders)
    return [path(polyline(polygon, true), { fill: tone, opacity: 0.18 })]
  }
  const borders = [...plane.borders, regionBorder(region, plane)]
  const corners: Point[] = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ]
  const lines = hatch(plane.frame, borders, index % 2 === 0 ? 1 : -1, 14)
  return [
    path(polyline(clipPolygon(corners, borders.slice(-1)), true), { fill: tone, opacity: 0.12 }),
    path(
      lines.flatMap((each) => polyline(each)),
      { stroke: { tone, width: 0.75 } },
    ),
  ]
}

const samples = 240

function drawCurve(curve: Curve, plane: Plane, index: number): Mark[] {
  const series = seriesStrokes[index % seriesStrokes.length] ?? seriesStrokes[0]
  const stroke: Stroke = curve.dashed ? { tone: series.tone, width: series.width, dash: [8, 5] } : series
  if ('points' in curve && curve.smooth) {
    return [path(joinSmoothly(curve.points.map(plane.toPoint)), { stroke })]
  }
  const parts = 'points' in curve ? [curve.points] : sampleFunction(curve, plane)
  const commands = parts
    .flatMap((part) => clipPolyline(part.map(plane.toPoint), plane.borders))
    .flatMap((part) => polyline(part))
  return [path(commands, { stroke })]
}

/** The place where a function has its asymptote, or where its graph ends; undefined for other functions. */
function findSpecialPlace(f: PlottedFunction): number | undefined {
  return f.fn === 'logarithm' || f.fn === 'reciprocal' || f.fn === 'root' ? f.h : undefined
}

/** Samples a function. The curve has a part on each side of the function's special place. */
function sampleFunction({ f, from, to }: Extract<Curve, { f: unknown }>, { x, y }: Axes): Point[][] {
  const [start, end] = [Math.max(from ?? x.min, x.min), Math.min(to ?? x.max, x.max)]
  const special = findSpecialPlace(f)
  const ends = special !== undefined && start < special && special < end ? [start, special, end] : [start, end]
  return ends.slice(1).flatMap((right, index) => {
    const left = ends[index] ?? start
    const points = listPlaces(left, right, special).flatMap((at): Point[] => {
      const value = evaluateBeside(f, at, { isFromLeft: at === right, y })
      return Number.isFinite(value) ? [[at, value]] : []
    })
    return points.length > 1 ? [points] : []
  })
}

/** Lists where to sample a function: evenly, and more densely next to the special place. */
function listPlaces(left: number, right: number, special: number | undefined): number[] {
  const step = (right - left) / samples
  const even = Array.from({ length: samples - 1 }, (_, index) => left + step * (index + 1))
  const halves = Array.from({ length: 12 }, (_, index) => step / 2 ** (index + 1))
  const first = special === left ? halves.map((half) => left + half).toReversed() : []
  const last = special === right ? halves.map((half) => right - half) : []
  return [left, ...first, ...even, ...last, right]
}

/** Like `evaluate`. At an asymptote, returns a value outside the y range, on the side that the curve approaches. */
function evaluateBeside(
  f: PlottedFunction,
  at: number,
  { isFromLeft, y }: { isFromLeft: boolean; y: Axes['y'] },
): number {
  if ((f.fn !== 'logarithm' && f.fn !== 'reciprocal') || at !== f.h || f.a === 0) return evaluate(f, at)
  const isRising = f.a > 0 === (f.fn === 'reciprocal' && !isFromLeft)
  return isRising ? 2 * y.max - y.min : 2 * y.min - y.max
}

/** Joins points with a smooth curve. If x always increases, the curve does not overshoot between points. */
function joinSmoothly(points: readonly Point[]): Command[] {
  const ascends = points.every(([x], index) => index === 0 || x > (points[index - 1]?.[0] ?? x))
  const curve = points.length < 3 ? curveLinear : ascends ? curveMonotoneX : curveNatural
  const drawn = line<Point>().curve(curve)([...points]) ?? ''
  return [...drawn.matchAll(/([MLC])([^MLCZ]*)/g)].map(([, letter, list = '']): Command => {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = list.split(',').map(Number)
    return letter === 'C' ? ['C', a, b, c, d, e, f] : [letter === 'M' ? 'M' : 'L', a, b]
  })
}
