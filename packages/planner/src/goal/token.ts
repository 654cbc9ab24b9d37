import type { Subject } from '../data/skills.ts'
import type { ExamName } from './vocabulary/exam-names.ts'
import type { Field } from './vocabulary/field.ts'
import type { Mark } from './vocabulary/marks.ts'

/** A target score: 'named' if its clause also names something that can have a score, otherwise 'lone'. */
type Wish = 'lone' | 'named'

/** The meaning of a word or phrase in a goal. */
export type Meaning =
  | { kind: 'exam'; exam: ExamName; label: string }
  | { kind: 'field'; field: Field }
  /** A provincial course. */
  | { kind: 'local'; name: string; area: string }
  /** `programme` is set when the name refers to a school within the university ('Wharton'). */
  | { kind: 'university'; name: string; programme: string | null }
  | { kind: 'programme'; name: string; subjects: readonly Subject[] }
  | { kind: 'mark'; mark: Mark }
  /** `digits` is the number as typed ('4.0'). `said` is the typed expression when it is not just a number ('1500+'). */
  | { kind: 'number'; value: number; digits: string; said: string | null; now: boolean; wish?: Wish }
  /** A target result that is not a number: 'top 1 %', 'gold'. */
  | { kind: 'result'; said: string; of: 'percent' | 'medal' | 'letters' | 'level' }
  /** A grade average expressed in words: '내신 1등급', 'straight As'. */
  | { kind: 'grades'; said: string }

/** A name, number or keyword of a goal, and its position in the text. */
export type Token = Meaning & { readonly start: number; readonly end: number }
export type FieldToken = Extract<Token, { kind: 'field' }>

/** A goal's text: in lower case for matching (`lower`), and as typed (`said`), with identical character positions. */
export interface GoalText {
  readonly lower: string
  readonly said: string
}

/** Normalizes character widths, spaces and apostrophes, so that character positions are the same in both strings. */
export function normalize(goal: string): GoalText {
  const said = goal.normalize('NFKC').replaceAll('’', "'").replace(/\s+/g, ' ').trim()
  const lower = said.toLowerCase()
  return { lower, said: lower.length === said.length ? said : lower }
}
