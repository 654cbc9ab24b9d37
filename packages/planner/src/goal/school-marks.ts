import type { Token } from './token.ts'

/** A subject or topic with its current school mark. */
interface Marked {
  readonly token: Token
  /** The name of the subject or topic. */
  readonly name: string
  readonly mark: number
  /** The index after the name, or after the mark if it follows the name. */
  readonly end: number
}

const letters: Readonly<Record<string, number>> = { a: 95, b: 85, c: 75, d: 65, f: 50 }
const number = String.raw`\d{2,3}(?![\d+])`
const letter = /[a-df][+-]?(?![a-z+\d가-힣])/.source
const verb = /(?: ?(?:is|was|at|은|는|이|가|도|을|를|是|考了|考|拿了|拿|得了|想?[从從]|from|:|-))?/.source
const unit = /(?:점|分|%)?(?!\s*(?:년|年|학년|级|級|월|月))/.source
const after = new RegExp(`^(?: ?class)?${verb} ?(?:an? )?(${number}|${letter}) ?${unit}`)
const before = new RegExp(String.raw`(?<![a-z\d])(${number.replace('(?![\\d+])', '')}|[a-df][+-]?) ?%? in (?:my )?$`)

function findName(token: Token): string | null {
  return token.kind === 'field' ? (token.field.subject ?? token.field.topic ?? null) : null
}

function readMark(token: Token, text: string): Marked | null {
  const name = findName(token)
  if (name === null) return null
  const behind = after.exec(text.slice(token.end))
  const said = behind?.[1] ?? before.exec(text.slice(0, token.start))?.[1]
  if (said === undefined) return null
  const mark = letters[said.charAt(0)] ?? Number(said)
  if (mark < 40 || mark > 100) return null
  return { token, name, mark, end: token.end + (behind?.[0].length ?? 0) }
}

const wish = /want|need|goal|aim|fix|raise|improve|bring|to be|싶|올리|올려|목표|想|要|提|拉|希望|目[标標]/

/** 'chem from 71 to 80': the target follows the mark. */
const rise = /^ ?(?:에서|to|->|→|[拉提升]?到) ?\d/

/**
 * Omits the subjects whose marks are good enough when the goal is to raise another subject's mark: 'I have a 92 in calc
 * and a 75 in physics, want physics to be 85'. Does not apply to goals that name an exam, because their numbers are
 * scores.
 */
export function dropGoodMarks(text: string, tokens: readonly Token[]): Token[] {
  if (tokens.some(({ kind }) => kind === 'exam' || kind === 'local')) return [...tokens]
  const marked: Marked[] = []
  for (const token of tokens) {
    const one = readMark(token, text)
    if (one && !marked.some(({ name }) => name === one.name)) marked.push(one)
  }
  const last = Math.max(...marked.map(({ end }) => end))
  if (marked.length < 2 || !(wish.test(text.slice(last)) || rise.test(text.slice(last)))) return [...tokens]
  const repeated = new Set(tokens.filter(({ start }) => start >= last).map(findName))
  const target = tokens.find((token) => token.kind === 'number' && token.start >= last && token.value <= 100)
  const isGood = ({ name, mark }: Marked) =>
    !repeated.has(name) &&
    (target?.kind === 'number'
      ? mark >= target.value && marked.some((one) => one.mark < target.value)
      : marked.some((one) => repeated.has(one.name)))
  const good = new Set(marked.filter(isGood).map(({ token }) => token))
  return tokens.filter((token) => !good.has(token))
}
