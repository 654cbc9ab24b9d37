import type { Subject } from '../../data/skills.ts'
import type { Names } from './names.ts'

/** The subjects that can be goals by themselves, in lower-case English. */
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
 * Something to learn, with all the names that families use for it. Its meaning depends on the context: after 'AP' it is
 * a course, after 'SAT' a section, after a university a program, and otherwise a subject or a topic.
 */
export interface Field extends Names {
  /** The AP course with this name. `guess` is true when the name matches several courses. */
  readonly ap?: string
  readonly apGuess?: true
  /** The second AP course, when the name covers two ('Physics 1 and 2'). */
  readonly apAlso?: string
  /** The IB course with this name, without its level. `guess` is true when the name matches several courses. */
  readonly ib?: string
  readonly ibGuess?: true
  /** The level of an IB course that has only one, or 'none' when it has no levels. */
  readonly ibLevel?: 'none' | 'SL'
  /** The exam that this name implies: 'APUSH', 'Math AA'. */
  readonly implies?: 'AP' | 'IB'
  readonly subject?: SchoolSubject
  /** The additional subjects, when the name covers several ('数理化'). */
  readonly more?: readonly SchoolSubject[]
  readonly topic?: string
  /** The subject that the topic is part of. */
  readonly of?: SchoolSubject
  readonly programme?: string
  /** True for a part of a subject that AP and IB have no course for: 'Korean history'. */
  readonly noCourse?: true
  /** The exam part that this name means after the exam's name. */
  readonly part?: 'math' | 'english' | 'reading' | 'writing' | 'science' | 'speaking' | 'listening' | 'rw'
  /** True if the name is meaningful only as a course or a part of an exam. It is skipped elsewhere. */
  readonly bound?: true
  /** The meaning of a bound name outside a course or exam: 'english A' is also a grade in English. */
  readonly plain?: { readonly subject: SchoolSubject; readonly topics?: readonly string[] }
  /**
   * True if the name refers to its course only when the goal mentions calculus. For example, 'bc' is also a province.
   */
  readonly besideCalculus?: true
}
