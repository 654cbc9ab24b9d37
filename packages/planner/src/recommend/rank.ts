import { type Country, type Grade, grades } from '../context.ts'
import { findCourse } from '../data/courses.ts'
import { type Exam, exams } from '../data/exams.ts'
import type { Subject } from '../data/skills.ts'
import { type Goal, readGoal } from '../goal.ts'
import type { Term } from '../terms.ts'
import type { Card } from './card.ts'
import { catalog } from './catalog.ts'

export interface RecommendationContext {
  readonly country: Country
  readonly grade: Grade
  /** Null if the student has no goal. */
  readonly goal: Goal | null
}

export interface Recommendation {
  readonly card: Card
  /** The reason that contributed the most points to the card. */
  readonly reason: Reason
}

/** The maximum number of recommendations; no caller needs more. */
const most = 8

function buildNeed({ country, grade, goal }: RecommendationContext): Need {
  const { aims, subjects } = goal ? readGoal(goal) : { aims: [], subjects: [] }
  const named = aims.flatMap(({ courses }) => courses.map((id) => findCourse(id).subject))
  const wanted = new Set<Exam>(aims.map(({ exam }) => exam))
  // US students cannot apply through OUAC, so it is ignored, as in the strategy.
  if (country === 'US') wanted.delete('OUAC')
  return {
    country,
    grade,
    exams: exams.filter((exam) => wanted.has(exam)),
    subjects: [...new Set<Subject>([...subjects, ...named])],
  }
}

/** Returns up to eight cards for the student's country and grade, best first, with at most one card per page. */
export function recommendCards(context: RecommendationContext): Recommendation[] {
  const need = buildNeed(context)
  const ranked = catalog
    .filter((card) => !isRuledOut(card, need))
    .map((card) => ({ card, ...computeFit(card, need) }))
    .toSorted((one, other) => other.points - one.points)
  const pages = new Set<string>()
  const firstOfPage = ranked.filter(({ card: { slug } }) => !pages.has(slug) && pages.add(slug))
  return firstOfPage.slice(0, most).map(({ card, reason }) => ({ card, reason }))
}

interface Need {
  readonly country: Country
  readonly grade: Grade
  readonly exams: readonly Exam[]
  /** The subjects in the goal, and the subjects of the courses that it names. */
  readonly subjects: readonly Subject[]
}

/** Why a card is recommended: a text key under `reasons` with its values. */
interface Reason {
  readonly key: 'goal' | 'subject' | 'start' | 'grade' | 'country.US' | 'country.CA' | 'everyone'
  readonly values: Readonly<Record<string, Term>>
}

/**
 * The maximum points per match, chosen as a teacher would set priorities. Exams and subjects in the goal matter most.
 * The grade comes next, and matters less for cards that are for several grades. Cards for the other country are
 * excluded anyway, so the country matters least.
 */
const worth = { onlyGoal: 8, goal: 5, subject: 8, grade: 4, country: 1 } as const

/** Returns whether a card is for another country or grade, or is only for exams that the goal does not name. */
function isRuledOut(card: Card, { country, grade, exams }: Need): boolean {
  if (!card.countries.includes(country) || !card.grades.includes(grade)) return true
  return exams.length > 0 && card.goals.length > 0 && !card.goals.some((goal) => exams.includes(goal))
}

interface Match {
  readonly points: number
  readonly reason: Reason
}

function goalMatch(card: Card, need: Need): Match[] {
  const exam = need.exams.find((one) => card.goals.includes(one))
  if (!exam) return []
  const points = card.goals.length === 1 ? worth.onlyGoal : worth.goal
  return [{ points, reason: { key: 'goal', values: { exam: `exam.${exam}` } } }]
}

/** Scores the shared subjects by the Jaccard index of the card's and the student's subjects. */
function subjectMatch(card: Card, need: Need): Match[] {
  const shared = need.subjects.filter((subject) => card.subjects.includes(subject))
  const [subject] = shared
  if (!subject) return []
  const points = (worth.subject * shared.length) / new Set([...card.subjects, ...need.subjects]).size
  return [{ points, reason: { key: 'subject', values: { subject: `subject.${subject}` } } }]
}

function startMatch({ start = 0 }: Card, { exams, subjects }: Need): Match[] {
  return exams.length > 0 || subjects.length > 0 ? [] : [{ points: start, reason: { key: 'start', values: {} } }]
}

/** Scores the card for the student's grade. A card that is timely for fewer grades gets a higher score. */
function gradeMatch({ grades: own, timely = own }: Card, { grade }: Need): Match[] {
  if (!timely.includes(grade)) return []
  const points = worth.grade * (1 - timely.length / grades.length)
  return [{ points, reason: { key: 'grade', values: { grade: `grade.${grade}` } } }]
}

function countryMatch({ countries }: Card, { country }: Need): Match[] {
  return countries.length > 1 ? [] : [{ points: worth.country, reason: { key: `country.${country}`, values: {} } }]
}

const matches = [goalMatch, subjectMatch, startMatch, gradeMatch, countryMatch] as const

/** Returns the card's total points, with the reason that contributed most. */
function computeFit(card: Card, need: Need): Match {
  const found = matches.flatMap((match) => match(card, need)).filter(({ points }) => points > 0)
  const [chief] = found.toSorted((one, other) => other.points - one.points)
  return {
    points: found.reduce((sum, { points }) => sum + points, 0),
    reason: chief?.reason ?? { key: 'everyone', values: {} },
  }
}
