import { z } from 'zod'
import { type CalendarDate, calendarDateSchema } from './calendar.ts'
import { properNames } from './goal/vocabulary/proper-names.ts'
import { type PhraseKey, phraseCatalog, type ValueKind } from './phrase-catalog.ts'
import { isTerm, type Term, terms } from './terms.ts'

/** `names` can contain terms and proper names. Proper names are the same in every language. */
export type PhraseValue = number | { date: CalendarDate } | { term: Term } | { terms: Term[] } | { names: string[] }

/** A sentence as data: a text key and its placeholder values. */
export interface Phrase {
  key: PhraseKey
  values: Record<string, PhraseValue>
}

interface ValueOfKind {
  number: number
  date: { date: CalendarDate }
  term: { term: Term }
  terms: { terms: Term[] }
  names: { names: string[] }
}

type PhraseValues<Key extends PhraseKey> = {
  [Name in keyof (typeof phraseCatalog)[Key]]: (typeof phraseCatalog)[Key][Name] extends ValueKind
    ? ValueOfKind[(typeof phraseCatalog)[Key][Name]]
    : never
}

/** Builds a phrase. Values that are missing, misspelled or of the wrong type do not compile. */
export function phrase<Key extends PhraseKey>(key: Key, values: PhraseValues<Key>): Phrase {
  return { key, values: { ...values } }
}

export function term(key: Term): { term: Term } {
  return { term: key }
}

export function termList(keys: readonly Term[]): { terms: Term[] } {
  return { terms: [...new Set(keys)] }
}

/** Builds a list of names. Drops unknown names, because the strategy schema rejects them. */
export function buildNameList(names: readonly string[]): { names: string[] } {
  return { names: [...new Set(names)].filter(isName).slice(0, mostNames) }
}

const mostNames = 12

function isName(name: string): boolean {
  return isTerm(name) || properNames.has(name)
}

const phraseKeys: readonly PhraseKey[] = Object.keys(phraseCatalog).filter((key): key is PhraseKey =>
  Object.hasOwn(phraseCatalog, key),
)

/** Looks up terms instead of using an enum, because the error message of an enum would list all terms. */
export const termSchema = z.custom<Term>((value) => typeof value === 'string' && isTerm(value), 'unknown term')

const valueSchema: z.ZodType<PhraseValue> = z.union([
  z.number(),
  z.strictObject({ date: calendarDateSchema }),
  z.strictObject({ term: termSchema }),
  z.strictObject({ terms: z.array(termSchema).min(1).max(terms.length) }),
  z.strictObject({ names: z.array(z.string().max(80).refine(isName, 'unknown name')).min(1).max(mostNames) }),
])

function findKind(value: PhraseValue): ValueKind {
  if (typeof value === 'number') return 'number'
  if ('date' in value) return 'date'
  if ('names' in value) return 'names'
  return 'term' in value ? 'term' : 'terms'
}

/** Rejects unknown keys, and values that do not match the catalog. */
export const phraseSchema: z.ZodType<Phrase> = z
  .strictObject({ key: z.enum(phraseKeys), values: z.record(z.string(), valueSchema) })
  .refine(({ key, values }) => {
    const kinds: Record<string, ValueKind> = phraseCatalog[key]
    const names = Object.keys(values)
    if (names.length !== Object.keys(kinds).length) return false
    return Object.entries(values).every(
      ([name, value]) => Object.hasOwn(kinds, name) && kinds[name] === findKind(value),
    )
  }, 'values do not fit the phrase')
