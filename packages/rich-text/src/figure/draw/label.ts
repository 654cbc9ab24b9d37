import { type Run, scriptSize, type TextMark, textSize } from './picture.ts'

const token = /\*([^*]+)\*|([\^_])(?:\{([^{}]*)\}|(\*[^*]+\*|[^\s*{}]))|[^*^_]+|[\s\S]/gu

/**
 * Splits a label into styled runs. `*x*` is italic, `^2` and `^{10}` are superscripts, and `_1` and `_{max}` are
 * subscripts. Other characters are literal.
 */
export function parseLabel(label: string): Run[] {
  const runs: Run[] = []
  for (const [whole, italic, script, group, single] of label.matchAll(token)) {
    const shift = script === '^' ? 'sup' : 'sub'
    if (italic !== undefined) runs.push({ text: italic, italic: true })
    else if (script !== undefined) {
      for (const run of parseLabel(group ?? single ?? '')) runs.push({ ...run, shift })
    } else runs.push({ text: whole.replaceAll('-', '−') })
  }
  return runs
}

export function plainLabel(label: string): string {
  return parseLabel(label)
    .map(({ text }) => text)
    .join('')
}

/** Estimates the width of a label in pixels, erring on the wide side. */
export function measureLabel(label: string): number {
  return parseLabel(label).reduce((width, run) => width + measureRun(run), 0)
}

function measureRun({ text, shift }: Run): number {
  const size = shift ? scriptSize : textSize
  return Array.from(text).reduce((width, sign) => width + estimateWidth(sign) * size, 0)
}

/** Estimates the width of a character in a typical font, in em. */
function estimateWidth(sign: string): number {
  if (/[\p{Script=Han}\p{Script=Hangul}\u3000-\u303F\uFF00-\uFFEF]/u.test(sign)) return 1
  if (/[iljtf.,:;'|!()[\] ]/.test(sign)) return 0.33
  if (/[mwMW@%+−±×=<>≤≥]/.test(sign)) return 0.88
  return /\p{Lu}/u.test(sign) ? 0.68 : 0.57
}

interface TextPlace {
  readonly anchor?: TextMark['anchor']
  readonly covers?: boolean
}

/** Places the label's baseline at y. */
export function text(
  label: string,
  x: number,
  y: number,
  { anchor = 'middle', covers = false }: TextPlace = {},
): TextMark {
  return { kind: 'text', runs: parseLabel(label), x, y, size: textSize, anchor, covers }
}

/** The distance from the middle of a text line to its baseline. */
export const toBaseline = textSize * 0.35

/** Unit directions from a point to its label. The y axis points down. */
const directions = {
  N: [0, -1],
  NE: [0.75, -0.75],
  E: [1, 0],
  SE: [0.75, 0.75],
  S: [0, 1],
  SW: [-0.75, 0.75],
  W: [-1, 0],
  NW: [-0.75, -0.75],
} as const satisfies Record<string, readonly [number, number]>
export type Side = keyof typeof directions

export function placeTextBeside(label: string, [x, y]: readonly [number, number], side: Side, distance = 9): TextMark {
  const [dx, dy] = directions[side]
  const anchor = dx > 0 ? 'start' : dx < 0 ? 'end' : 'middle'
  const down = dy > 0 ? textSize * 0.75 : dy < 0 ? 0 : toBaseline
  return text(label, x + dx * distance, y + dy * distance + down, { anchor, covers: true })
}

/** Centers a label on a position. */
export function placeTextAround(label: string, [x, y]: readonly [number, number], covers = true): TextMark {
  return text(label, x, y + toBaseline, { covers })
}

/** Centers a label vertically on a position. Its background hides what is behind it. */
export function placeTextAt(
  label: string,
  [x, y]: readonly [number, number],
  anchor: TextMark['anchor'] = 'middle',
): TextMark {
  return text(label, x, y + toBaseline, { anchor, covers: true })
}

/** Wraps a label at the given width. A word that is too wide keeps its own line. */
export function wrapLabel(label: string, width: number): string[] {
  const lines: string[] = []
  for (const word of label.split(' ')) {
    const last = lines.at(-1)
    const longer = `${last} ${word}`
    if (last !== undefined && measureLabel(longer) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/**
 * Formats a number of a figure with a minus sign instead of a hyphen, at least as many decimals as `step` has, and
 * groups of three digits from 10,000.
 */
export function formatNumber(value: number, step = value): string {
  const digits = Math.min(6, Math.max(countDigits(step), countDigits(value)))
  const [whole = '', part] = Math.abs(value).toFixed(digits).split('.')
  // superlinear: the digits of one number
  const grouped = whole.length > 4 ? whole.replaceAll(/(?<=\d)(?=(?:\d{3})+$)/g, ',') : whole
  const written = part === undefined ? grouped : `${grouped}.${part}`
  return value < 0 && Number(written.replaceAll(',', '')) !== 0 ? `−${written}` : written
}

function countDigits(value: number): number {
  for (let digits = 0; digits < 6; digits++) {
    if (Math.abs(value - Number(value.toFixed(digits))) < 1e-9 * Math.max(1, Math.abs(value))) return digits
  }
  return 6
}
