export type Part =
  | { kind: 'text'; value: string }
  | { kind: 'formula'; latex: string; block: boolean }
  | { kind: 'figure'; source: string }

/**
 * The maximum length and brace depth of a formula between single dollar signs. They limit the search for the closing
 * dollar sign.
 */
const longestInline = 1_000
const deepestBraces = 20

const figureEnd = '[/asy]'

const environments = [
  ...['align', 'aligned', 'alignat', 'equation', 'gather', 'gathered', 'multline', 'eqnarray', 'split', 'cases'],
  ...['array', 'matrix', 'pmatrix', 'bmatrix', 'vmatrix', 'smallmatrix'],
].flatMap((name) => [name, `${name}*`])

/**
 * Finds formulas by their delimiters. `\( \)` and `$ $` are inline. `\[ \]`, `$$ $$` and bare environments such as
 * `\begin{align*}` are blocks. `[asy] [/asy]` is a figure. Everything else is text, including `\$`, prices and unclosed
 * delimiters. Runs in linear time.
 */
export function scanFormulas(source: string): Part[] {
  const parts: Part[] = []
  const search = finder(source)
  let literal = ''
  let position = 0
  for (const { index } of source.matchAll(/[\\$[]/g)) {
    if (index < position) continue
    literal += source.slice(position, index)
    const found = findPart(source, index, search)
    position = index + (found?.length ?? 1)
    if (!found) {
      literal += source.slice(index, position)
    } else if (found.part.kind === 'text') {
      literal += found.part.value
    } else {
      parts.push({ kind: 'text', value: literal }, found.part)
      literal = ''
    }
  }
  parts.push({ kind: 'text', value: literal + source.slice(position) })
  return parts.filter((part) => part.kind !== 'text' || part.value !== '')
}

interface Found {
  part: Part
  length: number
}

type Search = (end: string, from: number) => number

function findPart(source: string, index: number, search: Search): Found | undefined {
  const between = (start: string, end: string) => {
    if (!source.startsWith(start, index)) return undefined
    const inside = index + start.length
    const first = search(end, inside)
    const close = first < 0 || end === figureEnd ? first : (findClosing(source, inside, end) ?? first)
    return close < 0 ? undefined : { content: source.slice(inside, close), length: close + end.length - index }
  }
  const formula = (found: { content: string; length: number } | undefined, block: boolean): Found | undefined =>
    found?.content.trim()
      ? { part: { kind: 'formula', latex: found.content.trim(), block }, length: found.length }
      : undefined

  if (source.startsWith('\\\\', index)) return { part: { kind: 'text', value: '\\\\' }, length: 2 }
  if (source.startsWith('\\$', index)) return { part: { kind: 'text', value: '\\$' }, length: 2 }
  if (source.startsWith('[asy]', index)) {
    const figure = between('[asy]', figureEnd)
    return figure && { part: { kind: 'figure', source: figure.content.trim() }, length: figure.length }
  }
  return (
    formula(between('$$', '$$'), true) ??
    formula(between('\\[', '\\]'), true) ??
    formula(between('\\(', '\\)'), false) ??
    findEnvironment(source, index, search) ??
    inlineAt(source, index)
  )
}

/** Finds an environment such as `align`. Its `\begin` and `\end` are part of the formula's LaTeX. */
function findEnvironment(source: string, index: number, search: Search): Found | undefined {
  const [start, name] = /^\\begin\{([a-z]+\*?)\}/.exec(source.slice(index, index + 30)) ?? []
  if (start === undefined || name === undefined || !environments.includes(name)) return undefined
  const end = `\\end{${name}}`
  const close = search(end, index + start.length)
  if (close < 0) return undefined
  const length = close + end.length - index
  return { part: { kind: 'formula', latex: source.slice(index, index + length), block: true }, length }
}

/** Follows Pandoc's rules: no space directly inside the dollar signs, and no digit after the second one. */
function inlineAt(source: string, index: number): Found | undefined {
  if (source[index] !== '$') return undefined
  const end = findClosing(source, index + 1, '$')
  if (end === undefined || /\d/.test(source[end + 1] ?? '')) return undefined
  const latex = source.slice(index + 1, end)
  return looksLikeMath(latex) ? { part: { kind: 'formula', latex, block: false }, length: end + 1 - index } : undefined
}

/**
 * Returns the index of the next closing delimiter outside braces, because `\text{…}` may contain delimiters. Falls back
 * to the first one inside braces. Searches at most the maximum length of an inline formula.
 */
function findClosing(source: string, from: number, delimiter: string): number | undefined {
  let depth = 0
  let first: number | undefined
  const end = Math.min(source.length, from + longestInline)
  for (let at = from; at < end && depth <= deepestBraces; at++) {
    const character = source[at]
    if (source.startsWith(delimiter, at)) {
      if (depth <= 0) return at
      first ??= at
    }
    if (character === '\\') at++
    else if (character === '{') depth++
    else if (character === '}') depth--
  }
  return first
}

/** An `indexOf` that caches failed searches. Without the cache, many unclosed delimiters would take quadratic time. */
function finder(source: string): Search {
  const absent = new Set<string>()
  return (end, from) => {
    if (absent.has(end)) return -1
    const at = source.indexOf(end, from)
    if (at < 0) absent.add(end)
    return at
  }
}

/** Commands with text arguments. Words in them do not indicate prose. */
const wordArguments = /\\(?:text[a-z]*|mbox|hbox|mathrm|mathbf|mathit|operatorname\*?)\s*\{[^{}]*\}/g
const commands = /\\(?:[A-Za-z]+|.)/gs

/**
 * Distinguishes a formula from the text between two prices.
 * As in Pandoc, a formula has no space directly inside the dollar signs, unless it contains LaTeX syntax. Two
 * consecutive words are prose. A number followed by a word, without a math symbol, is a price ('5 for lunch and US').
 */
function looksLikeMath(content: string): boolean {
  const inner = content.trim()
  if (inner === '' || /\n\s*\n/.test(inner) || !bracesBalance(inner)) return false
  if (inner !== content && !/[\\^_{}]/.test(content)) return false
  const signs = inner.replaceAll(wordArguments, ' + ').replaceAll(commands, ' + ')
  if (/\p{L}{3}[,;:]?\s+\p{L}{2}/u.test(signs)) return false
  const hasSign = /[\\^_{}=<>+*/|≤≥≠×÷√π∞]/u.test(inner)
  return hasSign || !/^[\d.,]\S*\s.*\p{L}{2}|^\d[\d.,]*[\p{Script=Hangul}\p{Script=Han}]/su.test(signs)
}

function bracesBalance(content: string): boolean {
  let depth = 0
  for (const [brace] of content.replaceAll(/\\./gs, '').matchAll(/[{}]/g)) {
    depth += brace === '{' ? 1 : -1
    if (depth < 0) return false
  }
  return depth === 0
}
