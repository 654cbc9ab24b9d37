import type { GoalText } from './token.ts'
import { courseFields } from './vocabulary/fields/fields.ts'
import { listIbLanguages } from './vocabulary/fields/ib-languages.ts'
import { splitNames } from './vocabulary/names.ts'
import { ordinaryWords } from './vocabulary/ordinary-words.ts'
import { listEntries, type Thing } from './vocabulary/things.ts'

/** The words and names that are needed to correct typos. */
interface Words {
  /** The words that typos can be corrected to, by first letter and length. */
  readonly corrected: ReadonlyMap<string, ReadonlySet<string>>
  /** Words that are never corrected. */
  readonly known: ReadonlySet<string>
  /** Course names that can follow 'AP' or 'IB' without a space ('apstats'). */
  readonly courses: ReadonlySet<string>
}

const longWord = /[a-z]{5,}/g

/**
 * Returns whether typos in an entry's names are corrected. Marks, schools, domains and numbered courses are not
 * corrected.
 */
function isCorrected({ meaning, numbers, glossed }: Thing): boolean {
  if (meaning.kind === 'university') return meaning.programme === null
  return meaning.kind !== 'mark' && numbers === undefined && glossed === undefined
}

function buildWords(): Words {
  const known = new Set(ordinaryWords.split(/\s+/))
  const corrected = new Map<string, Set<string>>()
  for (const thing of listEntries()) {
    for (const word of thing.names.flatMap((name) => name.match(longWord) ?? [])) {
      known.add(word)
      if (!isCorrected(thing)) continue
      const shape = word.charAt(0) + word.length
      corrected.set(shape, (corrected.get(shape) ?? new Set()).add(word))
    }
  }
  const courses = [
    ...courseFields.flatMap(({ en }) => splitNames(en)),
    ...listIbLanguages().flatMap(({ names }) => names),
  ]
  return { known, corrected, courses: new Set(courses.filter((name) => /^[a-z]+$/.test(name))) }
}

let words: Words | undefined

/**
 * Returns the edit distance between two words, or a number above the limit if the distance exceeds the limit. An edit
 * inserts, removes or replaces a letter, or swaps two adjacent letters (Damerau-Levenshtein distance).
 */
function countErrors(one: string, other: string, limit: number): number {
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row]
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1] ? 0 : 1
      let least = Math.min((last[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1, (last[column - 1] ?? 0) + same)
      if (one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]) {
        least = Math.min(least, (before[column - 2] ?? 0) + 1)
      }
      next.push(least)
    }
    // Later rows cannot go below this row's minimum, so the distance exceeds the limit.
    if (Math.min(...next) > limit) return limit + 1
    before = last
    last = next
  }
  return last[other.length] ?? 0
}

const isPlural = (one: string, other: string) => one === `${other}s` || other === `${one}s`

/**
 * Returns the name closest to a word, or null if two names are equally close, because choosing one would be a guess.
 */
function findNearest(word: string, corrected: Words['corrected']): string | null {
  const allowed = word.length >= 8 ? 2 : 1
  let least = allowed + 1
  let nearest: string | null = null
  for (let length = word.length - allowed; length <= word.length + allowed; length += 1) {
    for (const name of corrected.get(word.charAt(0) + length) ?? []) {
      const errors = countErrors(word, name, allowed)
      if (errors < least) nearest = name
      else if (errors === least && !(nearest && isPlural(nearest, name))) nearest = null
      least = Math.min(least, errors)
    }
  }
  return nearest
}

/** What can follow an exam's name without a space: 'satmath', 'ibhl'. */
const parts: Readonly<Record<string, RegExp>> = {
  sat: /^(?:math|reading|writing|english|verbal|rw|ebrw)$/,
  psat: /^(?:math|reading|writing|rw)$/,
  act: /^(?:math|reading|writing|english|science)$/,
  toefl: /^(?:reading|listening|speaking|writing|ibt)$/,
  ielts: /^(?:reading|listening|speaking|writing)$/,
  ib: /^[hs]l$/,
  ap: /^$/,
}

/** Separates an exam, a course and a level that are written without spaces: 'apstats', 'biohl', 'ibaahl', 'satmath'. */
function separate(word: string, { courses }: Words): string | null {
  const isCourse = (name: string) => courses.has(name) || /^(?:math)?a[ai]$/.test(name)
  const [, exam = '', rest = ''] = /^(psat|sat|act|toefl|ielts|ap|ib)([a-z]{2,})$/.exec(word) ?? []
  if (parts[exam]?.test(rest)) return `${exam} ${rest}`
  if (exam === 'ap' && courses.has(rest)) return `ap ${rest}`
  const [, course = '', level = ''] = /^([a-z]+?)([hs]l)?$/.exec(exam === 'ib' ? rest : word) ?? []
  if (!isCourse(course) || (exam !== 'ib' && level === '')) return null
  return `${exam === 'ib' ? 'ib ' : ''}${course.replace(/^math(?=a)/, 'math ')}${level === '' ? '' : ` ${level}`}`
}

function correct(word: string): string {
  words ??= buildWords()
  // The plural or singular of a known word is also correct.
  if (words.known.has(word) || words.known.has(`${word}s`) || words.known.has(word.replace(/s$/, ''))) return word
  const separated = separate(word, words)
  if (separated !== null) return separated
  return word.length < 5 ? word : (findNearest(word, words.corrected) ?? word)
}

/** Ways in which input methods misspell calculus, which sounds the same. */
const homophones = /微[机機級级极極基集]分|(?<!因)[为為维維][積积]分/g

/** The SAT with swapped letters. STA is also the code of statistics courses ('STA 101', 'AP Sta'). */
const swappedSat = /\bsta\b(?! ?\d{1,3}\b)(?<!\bap sta)/g

/**
 * Corrects words of five or more Latin letters with one error (two errors for eight or more letters) when exactly one
 * name matches.
 */
export function correctTypos(typed: GoalText): GoalText {
  // The replacements keep the length, so positions in the text as typed stay correct.
  const lower = typed.lower.replace(homophones, '微积分').replace(swappedSat, 'sat')
  const parts = [...lower.matchAll(/[a-z]{4,}/g)]
  let text = ''
  let original = ''
  let at = 0
  for (const part of parts) {
    const word = correct(part[0])
    text += lower.slice(at, part.index) + word
    original +=
      typed.said.slice(at, part.index) +
      (word === part[0] ? typed.said.slice(part.index, part.index + word.length) : word)
    at = part.index + part[0].length
  }
  return { lower: text + lower.slice(at), said: original + typed.said.slice(at) }
}
