export type Point = readonly [number, number]

export interface Frame {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** A straight border. Points with a·x + b·y ≤ c are inside. */
export interface Border {
  readonly a: number
  readonly b: number
  readonly c: number
}

export function frameBorders({ left, top, right, bottom }: Frame): Border[] {
  return [
    { a: -1, b: 0, c: -left },
    { a: 1, b: 0, c: right },
    { a: 0, b: -1, c: -top },
    { a: 0, b: 1, c: bottom },
  ]
}

function distance({ a, b, c }: Border, [x, y]: Point): number {
  return a * x + b * y - c
}

function between([x1, y1]: Point, [x2, y2]: Point, share: number): Point {
  return [x1 + (x2 - x1) * share, y1 + (y2 - y1) * share]
}

/** Clips a segment to the borders (Cyrus and Beck, 1978). Returns undefined if no part of it is inside. */
export function clipSegment(from: Point, to: Point, borders: readonly Border[]): [Point, Point] | undefined {
  let [start, end] = [0, 1]
  for (const border of borders) {
    const [one, other] = [distance(border, from), distance(border, to)]
    if (one > 0 && other > 0) return undefined
    const share = one / (one - other)
    if (one > 0) start = Math.max(start, share)
    else if (other > 0) end = Math.min(end, share)
  }
  if (start >= end) return undefined
  return [start === 0 ? from : between(from, to, start), end === 1 ? to : between(from, to, end)]
}

/** Clips a polygon to one border (Sutherland and Hodgman, 1974). */
function clipOnce(polygon: readonly Point[], border: Border): Point[] {
  return polygon.flatMap((point, index) => {
    const next = polygon[(index + 1) % polygon.length] ?? point
    const [one, other] = [distance(border, point), distance(border, next)]
    const crossing = one > 0 !== other > 0 ? [between(point, next, one / (one - other))] : []
    return one > 0 ? crossing : [point, ...crossing]
  })
}

export function clipPolygon(polygon: readonly Point[], borders: readonly Border[]): Point[] {
  return borders.reduce<Point[]>((clipped, border) => clipOnce(clipped, border), [...polygon])
}

/** Clips a polyline. If it leaves the borders and comes back, the result has several parts. */
export function clipPolyline(points: readonly Point[], borders: readonly Border[]): Point[][] {
  const parts: Point[][] = []
  for (const [index, point] of points.entries()) {
    const previous = points[index - 1]
    const piece = previous && clipSegment(previous, point, borders)
    if (!piece) continue
    const last = parts.at(-1)
    const joint = last?.at(-1)
    if (last && joint?.[0] === piece[0][0] && joint[1] === piece[0][1]) last.push(piece[1])
    else parts.push(piece)
  }
  return parts
}

/** Returns parallel lines that shade the convex polygon inside `borders`. */
export function hatch(frame: Frame, borders: readonly Border[], direction: 1 | -1, gap = 10): [Point, Point][] {
  const { left, top, right, bottom } = frame
  const height = bottom - top
  const lines: [Point, Point][] = []
  for (let x = left - height; x < right + height; x += gap) {
    const line = clipSegment([x, direction > 0 ? bottom : top], [x + height, direction > 0 ? top : bottom], borders)
    if (line) lines.push(line)
  }
  return lines
}
