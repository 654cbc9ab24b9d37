import type { Command, Mark, PathMark, Picture, Run, TextMark, Tone } from './picture.ts'
import { scriptSize } from './picture.ts'

export interface SvgElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly (SvgElement | string)[]
}

export const svgNamespace = 'http://www.w3.org/2000/svg'

/** CSS variables that follow the page's theme. Without them, the figure is dark on white. */
const colors: Readonly<Record<Tone, string>> = {
  ink: 'currentColor',
  quiet: 'var(--figure-quiet, #566067)',
  grid: 'var(--figure-grid, #d5d9dc)',
  first: 'var(--figure-first, #1f5582)',
  second: 'var(--figure-second, #a32a22)',
  third: 'var(--figure-third, #0d6659)',
  paper: 'var(--figure-paper, #ffffff)',
}

/** Uses the alt text as the accessible name. */
export function buildSvg({ width, height, marks }: Picture, alt: string): SvgElement {
  return {
    name: 'svg',
    attributes: {
      xmlns: svgNamespace,
      viewBox: `0 0 ${format(width)} ${format(height)}`,
      width: format(width),
      height: format(height),
      role: 'img',
      'aria-label': alt,
    },
    children: marks.map(markElement),
  }
}

function markElement(mark: Mark): SvgElement {
  return mark.kind === 'path' ? pathElement(mark) : textElement(mark)
}

function pathElement({ commands, stroke, fill, opacity }: PathMark): SvgElement {
  return {
    name: 'path',
    attributes: {
      d: pathData(commands),
      fill: fill ? colors[fill] : 'none',
      ...(opacity !== undefined && { 'fill-opacity': format(opacity) }),
      ...(stroke && { stroke: colors[stroke.tone], 'stroke-width': format(stroke.width), 'stroke-linejoin': 'round' }),
      ...(stroke && !stroke.dash && { 'stroke-linecap': 'round' }),
      ...(stroke?.dash && { 'stroke-dasharray': stroke.dash.map(format).join(' ') }),
    },
    children: [],
  }
}

function pathData(commands: readonly Command[]): string {
  return commands.map(([letter, ...numbers]) => `${letter}${numbers.map(format).join(' ')}`).join('')
}

function textElement({ runs, x, y, size, anchor, covers }: TextMark): SvgElement {
  const cover = { stroke: colors.paper, 'stroke-width': '4', 'stroke-linejoin': 'round', 'paint-order': 'stroke' }
  return {
    name: 'text',
    attributes: {
      x: format(x),
      y: format(y),
      'font-size': format(size),
      'text-anchor': anchor,
      fill: 'currentColor',
      ...(covers && cover),
    },
    children: runElements(runs),
  }
}

/** Vertical offsets from the baseline, in pixels. */
export const shifts = { sup: -5, sub: 3.5 } as const

function runElements(runs: readonly Run[]): (SvgElement | string)[] {
  let below = 0
  return runs.map((run) => {
    const wanted = run.shift ? shifts[run.shift] : 0
    const dy = wanted - below
    below = wanted
    const attributes = {
      ...(dy !== 0 && { dy: format(dy) }),
      ...(run.shift && { 'font-size': format(scriptSize) }),
      ...(run.italic && { 'font-style': 'italic' }),
    }
    return Object.keys(attributes).length === 0 ? run.text : { name: 'tspan', attributes, children: [run.text] }
  })
}

function format(value: number): string {
  return String(Number(value.toFixed(2)))
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

export function escapeXml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign)
}

export function writeSvg({ name, attributes, children }: SvgElement): string {
  const pairs = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`)
  const inside = children.map((child) => (typeof child === 'string' ? escapeXml(child) : writeSvg(child))).join('')
  return `<${name}${pairs.join('')}>${inside}</${name}>`
}
