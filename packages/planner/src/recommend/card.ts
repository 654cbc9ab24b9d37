import type { Country, Grade } from '../context.ts'
import type { Exam } from '../data/exams.ts'
import type { Subject } from '../data/skills.ts'

/** The icons that a card can have. */
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

/** A recommended page, and the students that the card is for. */
export interface Card {
  /** The key of the card's strings under `cards` in the `recommendations` namespace. */
  readonly id: string
  /**
   * A path on the site. Several cards for different students can link to the same page. A list of recommendations
   * contains only the best of these cards.
   */
  readonly slug: `/${string}`
  readonly icon: CardIcon
  /** The countries and grades in which the card is shown. */
  readonly countries: readonly Country[]
  readonly grades: readonly Grade[]
  /** The grades in which the card matters most. Defaults to all grades in which it is shown. */
  readonly timely?: readonly Grade[]
  /**
   * The exams and applications that the card helps with. Empty when the card suits every goal. The card is excluded if
   * the goal names only other exams.
   */
  readonly goals: readonly Exam[]
  readonly subjects: readonly Subject[]
  /** The points that the card gets when the student's goal does not name an exam or a subject. */
  readonly start?: number
}
