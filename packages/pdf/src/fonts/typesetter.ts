import type { Language } from '../language.ts'
import { type Face, openFace } from './face.ts'
import { type FamilyName, fontFile, type Weight } from './files.ts'

/** A character with the face that renders it. The advance is in em. */
export interface SetCharacter {
  character: string
  face: Face
  advance: number
}

export interface Lettering {
  weight: Weight
  mono: boolean
}

const plain: Lettering = { weight: 'regular', mono: false }

/**
 * Font fallback order. Chinese characters have different shapes in each language, so the document's language decides
 * which font comes first.
 */
const chains = {
  en: ['latin', 'simplified', 'traditional', 'korean', 'symbols'],
  ko: ['korean', 'latin', 'traditional', 'simplified', 'symbols'],
  'zh-TW': ['traditional', 'latin', 'simplified', 'korean', 'symbols'],
  'zh-CN': ['simplified', 'latin', 'traditional', 'korean', 'symbols'],
} as const satisfies Record<Language, readonly FamilyName[]>

const faces = new Map<string, Face>()

function findFace(family: FamilyName, weight: Weight): Face {
  const key = `${family} ${weight}`
  const known = faces.get(key)
  if (known) return known
  const face = openFace(fontFile(family, weight))
  faces.set(key, face)
  return face
}

/** Caches typeset characters, because most text uses the same few hundred. */
const known = new Map<string, Map<string, readonly SetCharacter[]>>()

/**
 * Uses the first face in the language's chain that has the character. A character that no face has (such as an emoji)
 * becomes its code point, for example `[U+1F600]`. Format characters and variation selectors are dropped.
 */
export function setCharacters(words: string, language: Language, lettering = plain): SetCharacter[] {
  const key = `${language} ${lettering.weight} ${lettering.mono}`
  const characters = known.get(key) ?? new Map<string, readonly SetCharacter[]>()
  known.set(key, characters)
  return Array.from(words).flatMap((character) => {
    const before = characters.get(character)
    if (before) return before
    const set = setCharacter(character, language, lettering)
    characters.set(character, set)
    return set
  })
}

function setCharacter(character: string, language: Language, lettering: Lettering): SetCharacter[] {
  if (/[\p{Cf}\p{Variation_Selector}]/u.test(character)) return []
  const set = inFirstFace(character, language, lettering)
  if (set) return [set]
  return Array.from(describeCharacter(character)).flatMap((letter) => inFirstFace(letter, language, lettering) ?? [])
}

function inFirstFace(character: string, language: Language, { weight, mono }: Lettering): SetCharacter | undefined {
  const codePoint = character.codePointAt(0) ?? 0
  for (const family of mono ? (['mono', ...chains[language]] as const) : chains[language]) {
    const face = findFace(family, weight)
    const advance = face.advance(codePoint)
    if (advance !== undefined) return { character, face, advance }
  }
  return undefined
}

function describeCharacter(character: string): string {
  return `[U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`
}

/** Returns the width of the text in em. */
export function measureWidth(words: string, language: Language, lettering = plain): number {
  return setCharacters(words, language, lettering).reduce((width, { advance }) => width + advance, 0)
}
