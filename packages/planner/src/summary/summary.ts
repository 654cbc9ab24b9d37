import type { Area } from '../focus/area.ts'
import { isMet, type Student } from '../focus/exposure.ts'
import type { Track } from '../focus/track.ts'
import type { GoalReading } from '../goal.ts'
import { type Phrase, phrase, term, termList } from '../phrase.ts'
import { needPhrase } from './need.ts'
import { nextPhrases, type TrackNext } from './next.ts'

const mostSentences = 5

function standPhrase(track: Track, ranked: readonly Area[], student: Student): Phrase {
  const grade = term(`grade.${student.grade}`)
  if (track.kind !== 'score') {
    const skills = [...new Set(ranked.flatMap((area) => area.skills))]
    const met = skills.filter((skill) => isMet(skill, student)).length
    if (met === skills.length) return phrase('stand.topicsAll', { grade, total: met })
    return phrase('stand.topics', { grade, met, total: skills.length })
  }
  const { aim, position } = track
  const exam = term(aim.section ? `section.${aim.section}` : `exam.${track.exam}`)
  const values = { grade, exam, expected: position.expected }
  return position.estimated ? phrase('stand.scoreEstimated', values) : phrase('stand.score', values)
}

function firstPhrase(area: Area): Phrase {
  const key = term(area.key)
  if (area.target <= area.mastery) return phrase('first.keep', { area: key })
  if (area.stance === 'practise') return phrase('first.practise', { area: key })
  const skill = term(`skill.${area.lead}`)
  return area.key === skill.term ? phrase('first.learnSkill', { skill }) : phrase('first.learn', { area: key, skill })
}

function alsoPhrase(others: readonly Track[]): Phrase[] {
  const named = others.flatMap((track) => {
    if (track.exam) return [`exam.${track.exam}` as const]
    return track.kind === 'subjects' ? track.subjects.map((id) => `subject.${id}` as const) : []
  })
  return named.length > 0 ? [phrase('also.goals', { exams: termList(named) })] : []
}

/**
 * Builds three to five sentences: the student's position, the goal's requirement, the first area with its reason, and
 * the next date.
 */
export function summarise(
  reading: GoalReading,
  nexts: readonly TrackNext[],
  ranked: readonly Area[],
  student: Student,
): Phrase[] {
  const [main, ...others] = nexts.map(({ track }) => track)
  if (!main) return []
  const opening = [standPhrase(main, ranked, student), needPhrase(main, reading, student)]
  const closing = [...ranked.slice(0, 1).map(firstPhrase), ...nextPhrases(nexts, student)]
  const also = opening.length + closing.length < mostSentences ? alsoPhrase(others) : []
  return [...opening, ...also, ...closing]
}
