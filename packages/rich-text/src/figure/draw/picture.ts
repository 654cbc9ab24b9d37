/** Part of a label in a single style. */
export interface Run {
  readonly text: string
  readonly italic?: true
  readonly shift?: 'sub' | 'sup'
}

/** A color named by its purpose. The page, the PDF and the export each choose the actual colors. */
export type Tone = 'ink' | 'quiet' | 'grid' | 'first' | 'second' | 'third' | 'paper'

export type Command =
  | readonly ['M' | 'L', number, number]
  | readonly ['C', number, number, number, number, number, number]
  | readonly ['Z']

export interface Stroke {
  readonly tone: Tone
  readonly width: number
  /** Lengths of dashes and gaps. */
  readonly dash?: readonly number[]
}

export interface PathMark {
  readonly kind: 'path'
  readonly commands: readonly Command[]
  readonly stroke?: Stroke
  readonly fill?: Tone
  /** The opacity of the fill. Defaults to 1. */
  readonly opacity?: number
}

export interface TextMark {
  readonly kind: 'text'
  readonly runs: readonly Run[]
  readonly x: number
  /** The y coordinate of the baseline. */
  readonly y: number
  readonly size: number
  readonly anchor: 'start' | 'middle' | 'end'
  /** Whether the text hides the lines behind it. */
  readonly covers: boolean
}

export type Mark = PathMark | TextMark

/** A drawn figure in pixels. The y axis points down. Later marks cover earlier ones. */
export interface Picture {
  readonly width: number
  readonly height: number
  readonly marks: readonly Mark[]
}

/** Font sizes in pixels, for text and for scripts. No text in a figure may be smaller than 11 pixels. */
export const textSize = 14
export const scriptSize = 11

/** The distance between the baselines of two lines of text, in pixels. */
export const lineHeight = textSize + 3

/** Dash patterns make up to three curves or series distinguishable without color. */
export const seriesStrokes = [
  { tone: 'first', width: 2.25 },
  { tone: 'second', width: 2.25, dash: [8, 5] },
  { tone: 'third', width: 2.25, dash: [2, 4] },
] as const satisfies Stroke[]

export const thin: Stroke = { tone: 'ink', width: 1.25 }
export const bold: Stroke = { tone: 'ink', width: 1.75 }
export const dashes = [6, 4] as const

export function path(commands: readonly Command[], style: Omit<PathMark, 'commands' | 'kind'>): PathMark {
  return { kind: 'path', commands, ...style }
}

export function polyline(points: readonly (readonly [number, number])[], closed = false): Command[] {
  const commands = points.map(([x, y], index): Command => [index === 0 ? 'M' : 'L', x, y])
  return closed ? [...commands, ['Z']] : commands
}

export function straight(x1: number, y1: number, x2: number, y2: number, stroke: Stroke): PathMark {
  return path(
    polyline([
      [x1, y1],
      [x2, y2],
    ]),
    { stroke },
  )
}

export function box(x: number, y: number, width: number, height: number): Command[] {
  return polyline(
    [
      [x, y],
      [x + width, y],
      [x + width, y + height],
      [x, y + height],
    ],
    true,
  )
}

/**
 * Approximates an arc with cubic curves of at most 45°, which stay within a thousandth of a pixel of the circle. Angles
 * are in radians, clockwise on the screen.
 */
export function arc(x: number, y: number, radius: number, from: number, to: number): Command[] {
  const pieces = Math.max(1, Math.ceil(Math.abs(to - from) / (Math.PI / 4) - 1e-9))
  const step = (to - from) / pieces
  const reach = (4 / 3) * Math.tan(step / 4) * radius
  const commands: Command[] = [['M', x + radius * Math.cos(from), y + radius * Math.sin(from)]]
  for (let piece = 0; piece < pieces; piece++) {
    const [a, b] = [from + piece * step, from + (piece + 1) * step]
    const [endX, endY] = [x + radius * Math.cos(b), y + radius * Math.sin(b)]
    commands.push([
      'C',
      x + radius * Math.cos(a) - reach * Math.sin(a),
      y + radius * Math.sin(a) + reach * Math.cos(a),
      endX + reach * Math.sin(b),
      endY - reach * Math.cos(b),
      endX,
      endY,
    ])
  }
  return commands
}

export function circle(x: number, y: number, radius: number): Command[] {
  return [...arc(x, y, radius, 0, 2 * Math.PI), ['Z']]
}

/** The tip is at (x, y). The angle is in radians, clockwise on the screen. */
export function arrowHead(x: number, y: number, angle: number, tone: Tone = 'ink', size = 9): PathMark {
  const corner = (turn: number): [number, number] => [
    x - size * Math.cos(angle + turn),
    y - size * Math.sin(angle + turn),
  ]
  return path(polyline([[x, y], corner(0.38), corner(-0.38)], true), { fill: tone })
}

/** Draws an arrow with one head or two. The shaft stops inside the heads. */
export function arrow(
  from: readonly [number, number],
  to: readonly [number, number],
  { stroke = bold, both = false }: { stroke?: Stroke; both?: boolean } = {},
): PathMark[] {
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0])
  const [dx, dy] = [5 * Math.cos(angle), 5 * Math.sin(angle)]
  const start: [number, number] = both ? [from[0] + dx, from[1] + dy] : [from[0], from[1]]
  return [
    straight(...start, to[0] - dx, to[1] - dy, stroke),
    arrowHead(...to, angle, stroke.tone),
    ...(both ? [arrowHead(...from, angle + Math.PI, stroke.tone)] : []),
  ]
}
