import { type Matrix, transform } from './matrix.ts'

/** A PDF path operator: `m` and `l` have one point, `c` has three, and `h` closes the path. */
export interface Segment {
  operator: 'm' | 'l' | 'c' | 'h'
  points: readonly number[]
}

interface Pen {
  x: number
  y: number
  startX: number
  startY: number
  /** The last control point. `T` and `S` use its reflection. */
  controlX: number
  controlY: number
  last: string
}

/** The number of arguments of each SVG path command. */
const arity: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, Q: 4, T: 2, C: 6, S: 4, Z: 0 }

/**
 * Parses the `d` attribute of an SVG path. Quadratic curves become cubic. Arcs are not supported, because MathJax never
 * draws them.
 */
export function parsePath(data: string): Segment[] {
  const segments: Segment[] = []
  const pen: Pen = { x: 0, y: 0, startX: 0, startY: 0, controlX: 0, controlY: 0, last: '' }
  for (const [, letter = '', rest = ''] of data.matchAll(/([MLHVCSQTZ])([^MLHVCSQTZ]*)/gi)) {
    const numbers = (rest.match(/-?\d*\.?\d+(?:e-?\d+)?/gi) ?? []).map(Number)
    const command = letter.toUpperCase()
    const relative = letter !== command
    const taken = arity[command] ?? 0
    for (let at = 0; at === 0 || at < numbers.length; at += Math.max(1, taken)) {
      const name = command === 'M' && at > 0 ? 'L' : command
      segments.push(step(pen, name, toAbsolute(pen, name, numbers.slice(at, at + taken), relative)))
      pen.last = name
      if (taken === 0) break
    }
  }
  return segments
}

function toAbsolute(pen: Pen, command: string, numbers: readonly number[], relative: boolean): number[] {
  if (!relative) return [...numbers]
  return numbers.map((value, index) => {
    const vertical = command === 'V' || (command !== 'H' && index % 2 === 1)
    return value + (vertical ? pen.y : pen.x)
  })
}

/** Returns the segment that a command draws, and moves the pen to the end of the segment. */
function step(pen: Pen, command: string, numbers: readonly number[]): Segment {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = numbers
  const mirrored = (kinds: string): [number, number] =>
    kinds.includes(pen.last) && pen.last !== '' ? [2 * pen.x - pen.controlX, 2 * pen.y - pen.controlY] : [pen.x, pen.y]
  switch (command) {
    case 'M':
      Object.assign(pen, { x: a, y: b, startX: a, startY: b })
      return { operator: 'm', points: [a, b] }
    case 'H':
      return lineTo(pen, a, pen.y)
    case 'V':
      return lineTo(pen, pen.x, a)
    case 'L':
      return lineTo(pen, a, b)
    case 'Q':
      return quadraticTo(pen, a, b, c, d)
    case 'T': {
      const [x, y] = mirrored('QT')
      return quadraticTo(pen, x, y, a, b)
    }
    case 'S': {
      const [x, y] = mirrored('CS')
      return cubicTo(pen, [x, y, a, b, c, d])
    }
    case 'C':
      return cubicTo(pen, [a, b, c, d, e, f])
    default:
      Object.assign(pen, { x: pen.startX, y: pen.startY })
      return { operator: 'h', points: [] }
  }
}

function lineTo(pen: Pen, x: number, y: number): Segment {
  Object.assign(pen, { x, y })
  return { operator: 'l', points: [x, y] }
}

function quadraticTo(pen: Pen, controlX: number, controlY: number, x: number, y: number): Segment {
  const points = [
    pen.x + (2 / 3) * (controlX - pen.x),
    pen.y + (2 / 3) * (controlY - pen.y),
    x + (2 / 3) * (controlX - x),
    y + (2 / 3) * (controlY - y),
    ...[x, y],
  ]
  Object.assign(pen, { x, y, controlX, controlY })
  return { operator: 'c', points }
}

function cubicTo(pen: Pen, points: readonly [number, number, number, number, number, number]): Segment {
  const [, , controlX, controlY, x, y] = points
  Object.assign(pen, { x, y, controlX, controlY })
  return { operator: 'c', points }
}

export function pathOperators(segments: readonly Segment[], matrix: Matrix): string {
  return segments
    .map(({ operator, points }) => {
      const moved: string[] = []
      for (let index = 0; index < points.length; index += 2) {
        moved.push(...transform(matrix, points[index] ?? 0, points[index + 1] ?? 0).map((value) => value.toFixed(1)))
      }
      return [...moved, operator].join(' ')
    })
    .join('\n')
}
