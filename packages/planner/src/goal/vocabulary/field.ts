import type { Subject } from '../../data/skills.ts'
import type { Names } from './names.ts'

/** The subjects that a goal can want themselves, in lower-case English. */
type SchoolSubject =
  | Subject
  | 'science'
  | 'computer science'
  | 'economics'
  | 'business'
  | 'psychology'
  | 'geography'
  | 'social studies'
  | 'philosophy'
  | 'environmental science'
  | 'art'
  | 'music'
  | 'drama'
  | 'physical education'
  | 'french'
  | 'spanish'
  | 'chinese'
  | 'korean'
  | 'japanese'
  | 'german'
  | 'italian'
  | 'latin'

/**
 * Something to learn, with every name that families use. What it means depends on its neighbours: after 'AP' a course,
 * after 'SAT' a section, after a university a programme, and otherwise a subject or a topic.
 */
export interface Field extends Names {
  /** The AP course of this name; `guess` when the name leaves a choice between courses. */
  readonly ap?: string
  readonly apGuess?: true
  /** A second AP course of the same name ('Physics 1 and 2'). */
  readonly apAlso?: string
  /** The IB course of this name without its level; `guess` when the name leaves a choice between courses. */
  readonly ib?: string
  readonly ibGuess?: true
  /** The IB course has no level, or only this one. */
  readonly ibLevel?: 'none' | 'SL'
  /** The exam that this name implies without naming it: 'APUSH', 'Math AA'. */
  readonly implies?: 'AP' | 'IB'
  readonly subject?: SchoolSubject
  /** More subjects of the same name ('数理化'). */
  readonly more?: readonly SchoolSubject[]
  readonly topic?: string
  /** The subject that a topic is part of. */
  readonly of?: SchoolSubject
  readonly programme?: string
  /** The part of an exam that this name means after the exam's name. */
  readonly part?: 'math' | 'english' | 'reading' | 'writing' | 'science' | 'speaking' | 'listening' | 'rw'
  /** Means something only as a course or a part, so that it is skipped elsewhere. */
  readonly bound?: true
  /** A name that means its course only in a goal with calculus, such as 'bc', which is also a province. */
  readonly besideCalculus?: true
}
