import type { Country, Grade } from '../context.ts'
import { findCourse } from '../data/courses.ts'
import { type Exam, exams } from '../data/exams.ts'
import type { Subject } from '../data/skills.ts'
import { type Goal, readGoal } from '../goal.ts'
import { type CatalogueCard, catalogue } from './catalogue.ts'
import { computeFit, isRuledOut, type Need, type Reason } from './fit.ts'

/** What a student asks recommendations for. */
export interface RecommendationContext {
  readonly country: Country
  readonly grade: Grade
  /** Null for a student without a goal. */
  readonly goal: Goal | null
}

export interface Recommendation {
  readonly card: CatalogueCard
  /** Why it stands where it stands. */
  readonly reason: Reason
}

/** As many as the callers use of one answer. */
const most = 8

function buildNeed({ country, grade, goal }: RecommendationContext): Need {
  const { aims, subjects } = goal ? readGoal(goal) : { aims: [], subjects: [] }
  const named = aims.flatMap(({ courses }) => courses.map((id) => findCourse(id).subject))
  const wanted = new Set<Exam>(aims.map(({ exam }) => exam))
  // An application to universities in Ontario is no goal in the US, as in the strategy itself.
  if (country === 'US') wanted.delete('OUAC')
  return {
    country,
    grade,
    exams: exams.filter((exam) => wanted.has(exam)),
    subjects: [...new Set<Subject>([...subjects, ...named])],
  }
}

/** The cards that fit a student best, the best first: at most eight, each for their country and grade, none leading to the same page. */
export function recommendCards(context: RecommendationContext): Recommendation[] {
  const need = buildNeed(context)
  const ranked = catalogue
    .filter((card) => !isRuledOut(card, need))
    .map((card) => ({ card, ...computeFit(card, need) }))
    .toSorted((one, other) => other.points - one.points)
  const pages = new Set<string>()
  const firstOfPage = ranked.filter(({ card: { slug } }) => !pages.has(slug) && pages.add(slug))
  return firstOfPage.slice(0, most).map(({ card, reason }) => ({ card, reason }))
}
