import type { Country, Grade } from '../context.ts'
import type { Exam } from '../data/exams.ts'
import type { Subject } from '../data/skills.ts'

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

export interface Card {
  /** The key of the card's texts under `recommendations.cards`. */
  readonly id: string
  /** A path on the site. If several cards share a page, a list shows only the best card. */
  readonly slug: `/${string}`
  readonly icon: CardIcon
  readonly countries: readonly Country[]
  readonly grades: readonly Grade[]
  /** The grades in which the card matters most. Defaults to `grades`. */
  readonly timely?: readonly Grade[]
  /**
   * The exams and applications that the card is for. If the goal names exams, the card is recommended only if this list
   * is empty or contains one of them.
   */
  readonly goals: readonly Exam[]
  readonly subjects: readonly Subject[]
  /** The card's ranking points if the goal mentions no exam or subject. Defaults to 0. */
  readonly start?: number
}
