import type { Country, Grade } from '../context.ts'
import type { Exam } from '../data/exams.ts'
import type { Subject } from '../data/skills.ts'

/** What a card shows beside its title. */
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

/** One thing worth opening next, and whom it is for. */
export interface Card {
  /** The key of its texts, below `cards` in the `recommendations` namespace. */
  readonly id: string
  /** A path of the site. Several cards may lead to one page, each for other students; a list shows the best of them. */
  readonly slug: `/${string}`
  readonly icon: CardIcon
  /** It is shown in these countries and grades only. */
  readonly countries: readonly Country[]
  readonly grades: readonly Grade[]
  /** The grades in which it matters most; all of its own where nothing is said. */
  readonly timely?: readonly Grade[]
  /** The exams and applications that it helps with; none when it suits every goal. A goal that names others rules it out. */
  readonly goals: readonly Exam[]
  readonly subjects: readonly Subject[]
  /** Points for a student whose goal names neither an exam nor a subject. */
  readonly start?: number
}
