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
 * A field of study, with all the names that families use for it. The context determines what a name refers to: a course
 * after 'AP', a section after 'SAT', a program after a university, and otherwise a subject or topic.
 */
export interface Field extends Names {
  /** The AP course with this name. `guess` is true when the name matches several courses. */
  readonly ap?: string
  readonly apGuess?: true
  /** The second AP course, if the name refers to two ('Physics 1 and 2'). */
  readonly apAlso?: string
  /** True if a unit of the course has the same name: 'probability' in AP Statistics. */
  readonly unit?: true
  /** The IB course with this name, without its level. `guess` is true when the name matches several courses. */
  readonly ib?: string
  readonly ibGuess?: true
  /** 'SL' if the IB course is offered only at standard level, or 'none' if it has no levels. */
  readonly ibLevel?: 'none' | 'SL'
  /** The exam that this name implies: 'APUSH', 'Math AA'. */
  readonly implies?: 'AP' | 'IB'
  readonly subject?: SchoolSubject
  /** The additional subjects, if the name refers to several ('数理化'). */
  readonly more?: readonly SchoolSubject[]
  readonly topic?: string
  /** The subject that the topic is part of. */
  readonly of?: SchoolSubject
  readonly programme?: string
  /** True for a part of a subject that AP and IB have no course for: 'Korean history'. */
  readonly noCourse?: true
  /** The part of an exam that the name refers to when it follows the exam's name. */
  readonly part?: 'math' | 'english' | 'reading' | 'writing' | 'science' | 'speaking' | 'listening' | 'rw'
  /** True if the name is meaningful only as a course or a part of an exam. It is skipped elsewhere. */
  readonly bound?: true
  /**
   * What a bound name refers to when it is neither a course nor a part of an exam: 'english A' can be a grade in
   * English.
   */
  readonly plain?: { readonly subject: SchoolSubject; readonly topics?: readonly string[] }
  /**
   * True if the name refers to its course only when the goal mentions calculus. For example, 'bc' is also a province.
   */
  readonly besideCalculus?: true
}
