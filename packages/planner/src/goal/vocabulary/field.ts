import type { Subject } from '../../data/skills.ts'
import type { Names } from './names.ts'

/** The subjects that can be goals themselves, in lower-case English. */
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
 * Something to learn, with every name that families use for it. Its meaning depends on its neighbors: after 'AP' a
 * course, after 'SAT' a section, after a university a program, and otherwise a subject or a topic.
 */
export interface Field extends Names {
  /** The AP course with this name. `guess` is true when the name fits several courses. */
  readonly ap?: string
  readonly apGuess?: true
  /** A second AP course that the same name includes ('Physics 1 and 2'). */
  readonly apAlso?: string
  /** The IB course with this name, without its level. `guess` is true when the name fits several courses. */
  readonly ib?: string
  readonly ibGuess?: true
  /** The only level of the IB course, or 'none' when it has no levels. */
  readonly ibLevel?: 'none' | 'SL'
  /** The exam that this name implies: 'APUSH', 'Math AA'. */
  readonly implies?: 'AP' | 'IB'
  readonly subject?: SchoolSubject
  /** Additional subjects that the same name includes ('数理化'). */
  readonly more?: readonly SchoolSubject[]
  readonly topic?: string
  /** The subject that a topic is part of. */
  readonly of?: SchoolSubject
  readonly programme?: string
  /** The part of an exam that this name refers to when it follows the exam's name. */
  readonly part?: 'math' | 'english' | 'reading' | 'writing' | 'science' | 'speaking' | 'listening' | 'rw'
  /** Set if the name is meaningful only as a course or a part. It is skipped elsewhere. */
  readonly bound?: true
  /** A name that refers to its course only in a goal that mentions calculus, such as 'bc', which is also a province. */
  readonly besideCalculus?: true
}
