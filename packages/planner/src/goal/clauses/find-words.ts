import { listNames, type Names } from '../vocabulary/names.ts'
import { type StanceWord, stances, stanceWords } from './stance-words.ts'

/** A word that shows a stance, and its position in the text. */
export interface FoundWord {
  readonly stance: StanceWord
  readonly start: number
  readonly end: number
}

type Entry = readonly [text: string, stance: StanceWord, isStem: boolean]

/** The words, grouped by their first two characters, longest first. A word of one character is its own key. */
let entries: ReadonlyMap<string, readonly Entry[]> | undefined

function groupWords(): ReadonlyMap<string, readonly Entry[]> {
  const groups = new Map<string, Entry[]>()
  const add = (stance: StanceWord, names: Names) => {
    for (const name of listNames(names)) {
      const isStem = name.endsWith('*')
      const entry: Entry = [isStem ? name.slice(0, -1) : name, stance, isStem]
      const key = name.slice(0, 2)
      const group = groups.get(key)
      if (group) group.push(entry)
      else groups.set(key, [entry])
    }
  }
  for (const stance of stances) add(stance, stanceWords[stance])
  for (const group of groups.values()) group.sort(([one], [other]) => other.length - one.length)
  return groups
}

const isLetter = (character: string) => character >= 'a' && character <= 'z'

/** Returns the longest word of each stance that starts at a position. */
function listWordsAt(text: string, at: number, groups: ReadonlyMap<string, readonly Entry[]>): Entry[] {
  const found: Entry[] = []
  for (const key of [text.slice(at, at + 2), text.charAt(at)]) {
    for (const entry of groups.get(key) ?? []) {
      const [word, , isStem] = entry
      const longest = found[0]?.[0].length ?? 0
      if (word.length < longest) break
      const isWhole = isStem || !isLetter(word.charAt(word.length - 1)) || !isLetter(text.charAt(at + word.length))
      if (isWhole && text.startsWith(word, at)) found.push(entry)
    }
    if (found.length > 0) break
  }
  return found
}

/** Finds the longest stance words from left to right. `text` is in lower case and in Simplified characters. */
export function findStanceWords(text: string, skipped: readonly { start: number; end: number }[]): FoundWord[] {
  entries ??= groupWords()
  const found: FoundWord[] = []
  let at = 0
  let next = 0
  while (at < text.length) {
    const name = skipped[next]
    if (name && at >= name.start) {
      at = Math.max(at, name.end)
      next += 1
      continue
    }
    const isInWord = isLetter(text.charAt(at)) && at > 0 && isLetter(text.charAt(at - 1))
    const words = isInWord ? [] : listWordsAt(text, at, entries)
    const [longest] = words
    if (longest) for (const [, stance] of words) found.push({ stance, start: at, end: at + longest[0].length })
    at += longest?.[0].length ?? 1
  }
  return found
}
