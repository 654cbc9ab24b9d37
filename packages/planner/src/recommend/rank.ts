import type { Country, Grade } from '../context.ts'
import { findCourse } from '../data/courses.ts'
import { type Exam, exams } from '../data/exams.ts'
import type { Subject } from '../data/skills.ts'
import { type Goal, readGoal } from '../goal.ts'
import { type CatalogueCard, catalogue } from './catalogue.ts'
import { computeFit, isRuledOut, type Need, type Reason } from './fit.ts'

/** The student to recommend cards to. */
export interface RecommendationContext {
  readonly country: Country
  readonly grade: Grade
  /** Null for a student without a goal. */
  readonly goal: Goal | null
}

export interface Recommendation {
  readonly card: CatalogueCard
  /** The main reason for its rank. */
  readonly reason: Reason
}

/** The most recommendations that a caller uses. */
const most = 8

function buildNeed({ country, grade, goal }: RecommendationContext): Need {
  const { aims, subjects } = goal ? readGoal(goal) : { aims: [], subjects: [] }
  const named = aims.flatMap(({ courses }) => courses.map((id) => findCourse(id).subject))
  const wanted = new Set<Exam>(aims.map(({ exam }) => exam))
  // The strategy also ignores an application in Ontario for a student in the US.
  if (country === 'US') wanted.delete('OUAC')
  return {
    country,
    grade,
    exams: exams.filter((exam) => wanted.has(exam)),
    subjects: [...new Set<Subject>([...subjects, ...named])],
  }
}

/** Returns at most eight cards for the student's country and grade, best fit first and one per page. */
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
