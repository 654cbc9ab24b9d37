interface Part {
  content: string
  /** The index in the source after the closing bracket. */
  end: number
}

/**
 * The maximum length of an argument. Without it, scanning a formula with many unclosed arguments would take quadratic
 * time.
 */
const longestArgument = 2_000

/** Reads a group in braces, after optional white space. Returns undefined if there is none or it is not closed. */
export function readGroup(source: string, from: number): Part | undefined {
  const start = skipSpace(source, from)
  if (source[start] !== '{') return undefined
  let depth = 0
  for (let at = start; at < source.length && at - start <= longestArgument; at++) {
    if (source[at] === '\\') at++
    else if (source[at] === '{') depth++
    else if (source[at] === '}' && --depth === 0) return { content: source.slice(start + 1, at), end: at + 1 }
  }
  return undefined
}

export function readOption(source: string, from: number): Part | undefined {
  const start = skipSpace(source, from)
  if (source[start] !== '[') return undefined
  const close = source.slice(start, start + longestArgument).indexOf(']')
  return close < 0 ? undefined : { content: source.slice(start + 1, start + close), end: start + close + 1 }
}

function skipSpace(source: string, from: number): number {
  let at = from
  while (/\s/.test(source[at] ?? '')) at++
  return at
}

const escapes: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash ',
  '^': '\\textasciicircum ',
  '~': '\\textasciitilde ',
}

/** Wraps the characters in `\text{…}`. Returns '' for white space. */
export function toTextCommand(characters: string): string {
  const words = characters.replaceAll(/\s+/g, ' ').trim()
  return words && `\\text{${words.replaceAll(/[\\^~{}$%&#_]/g, (special) => escapes[special] ?? `\\${special}`)}}`
}
