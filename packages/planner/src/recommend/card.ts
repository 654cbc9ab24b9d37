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
   * The exams and applications that the card is for. If a goal names exams, but none of these, the card is not
   * recommended. If empty, the card is for every goal.
   */
  readonly goals: readonly Exam[]
  readonly subjects: readonly Subject[]
  /** Ranking points for the card when the goal mentions no exam or subject. 0 by default. */
  readonly start?: number
}
