import type { Country, Grade } from '../context.ts'
import type { Exam } from '../data/exams.ts'
import type { Subject } from '../data/skills.ts'

/** The icons of cards. */
export const cardIcons = [
  'activities',
  'arts',
  'books',
  'calendar',
  'checklist',
  'code',
  'compass',
  'economics',
  'exam',
  'languages',
  'letter',
  'maths',
  'money',
  'science',
  'society',
  'target',
  'wellbeing',
] as const
export type CardIcon = (typeof cardIcons)[number]

/** A page worth opening next, and the students that it is for. */
export interface Card {
  /** The key of its texts under `cards` in the `recommendations` namespace. */
  readonly id: string
  /**
   * A path of the site. Several cards may link to one page, each for other students; a list contains only the best of
   * them.
   */
  readonly slug: `/${string}`
  readonly icon: CardIcon
  /** The countries and grades in which the card is shown. */
  readonly countries: readonly Country[]
  readonly grades: readonly Grade[]
  /** The grades in which the card matters most; by default all of its grades. */
  readonly timely?: readonly Grade[]
  /**
   * The exams and applications that the card helps with; empty when it suits every goal. A goal that names only others
   * excludes it.
   */
  readonly goals: readonly Exam[]
  readonly subjects: readonly Subject[]
  /** Points for a student whose goal names neither an exam nor a subject. */
  readonly start?: number
}
