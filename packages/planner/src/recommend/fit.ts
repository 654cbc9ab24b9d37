import { type Country, type Grade, grades } from '../context.ts'
import type { Exam } from '../data/exams.ts'
import type { Subject } from '../data/skills.ts'
import type { Term } from '../terms.ts'
import type { Card } from './card.ts'

/** What a student needs, read from their country, grade and goal. */
export interface Need {
  readonly country: Country
  readonly grade: Grade
  readonly exams: readonly Exam[]
  /** Named in the goal, by themselves or by a course. */
  readonly subjects: readonly Subject[]
}

/** Why a card fits: the key of a text below `reasons`, with the term that goes into it. */
export interface Reason {
  readonly key: 'goal' | 'subject' | 'start' | 'grade' | 'country.US' | 'country.CA' | 'everyone'
  readonly values: Readonly<Record<string, Term>>
}

/**
 * What each match is worth at most. Judgement, as a teacher would weigh it: the goal first, and the subjects it names as
 * much; what belongs to this very grade before what belongs to several; the country last, since the other country's cards
 * are left out anyway.
 */
const worth = { onlyGoal: 8, goal: 5, subject: 8, grade: 4, country: 1 } as const

/** Whether a card is for others: another country or grade, or an exam that a goal with exams does not name. */
export function isRuledOut(card: Card, { country, grade, exams }: Need): boolean {
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

/** By the share that the card's subjects and the goal's have in common: Jaccard's index. */
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

/** The fewer grades a card is timely in, the more it belongs to each of them. */
function gradeMatch({ grades: own, timely = own }: Card, { grade }: Need): Match[] {
  if (!timely.includes(grade)) return []
  const points = worth.grade * (1 - timely.length / grades.length)
  return [{ points, reason: { key: 'grade', values: { grade: `grade.${grade}` } } }]
}

function countryMatch({ countries }: Card, { country }: Need): Match[] {
  return countries.length > 1 ? [] : [{ points: worth.country, reason: { key: `country.${country}`, values: {} } }]
}

const matches = [goalMatch, subjectMatch, startMatch, gradeMatch, countryMatch] as const

/** How well a card that is not ruled out fits, in points, and the match that counts most. */
export function computeFit(card: Card, need: Need): Match {
  const found = matches.flatMap((match) => match(card, need)).filter(({ points }) => points > 0)
  const [chief] = found.toSorted((one, other) => other.points - one.points)
  return {
    points: found.reduce((sum, { points }) => sum + points, 0),
    reason: chief?.reason ?? { key: 'everyone', values: {} },
  }
}
