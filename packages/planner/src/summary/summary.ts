import { actScale } from '../data/act.ts'
import type { SectionId } from '../data/exams.ts'
import { satScale } from '../data/sat.ts'
import { type Area, sharesName } from '../focus/area.ts'
import { sectionScale } from '../focus/benchmark.ts'
import { isMet, type Student } from '../focus/exposure.ts'
import type { Track } from '../focus/track.ts'
import type { GoalReading } from '../goal.ts'
import { type Phrase, phrase, term, termList } from '../phrase.ts'
import type { Term } from '../terms.ts'
import { chosenPhrases, courseNeed } from './courses.ts'
import { milestonePhrases } from './milestone.ts'
import { nextPhrases, type TrackNext } from './next.ts'
import { nameNotPlanned, notePhrases } from './notes.ts'

const mostSentences = 5
const mostNotes = 3

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
  const { expected } = position
  if (position.own) return phrase('stand.scoreOwn', { exam, expected })
  const values = { grade, exam, expected }
  return position.estimated ? phrase('stand.scoreEstimated', values) : phrase('stand.score', values)
}

function firstPhrase(area: Area): Phrase {
  const key = term(area.key)
  if (area.target <= area.mastery) return phrase('first.keep', { area: key })
  if (area.stance === 'practise') return phrase('first.practise', { area: key })
  const skill = term(`skill.${area.lead}`)
  if (area.key === skill.term) return phrase('first.learnSkill', { skill })
  return sharesName(area.key, area.lead)
    ? phrase('first.learnSame', { area: key })
    : phrase('first.learn', { area: key, skill })
}

function alsoPhrase(others: readonly Track[]): Phrase[] {
  const named = others.flatMap((track) => {
    if (track.exam) return [`exam.${track.exam}` as const]
    return track.kind === 'subjects' ? track.subjects.map((id) => `subject.${id}` as const) : []
  })
  return named.length > 0 ? [phrase('also.goals', { exams: termList(named) })] : []
}

/**
 * Builds three to seven sentences: the student's level, what the goal requires and whether there is enough time for it,
 * the first area and why it is first, and the next dates.
 */
export function summarise(
  reading: GoalReading,
  nexts: readonly TrackNext[],
  ranked: readonly Area[],
  student: Student,
): Phrase[] {
  const [first, ...rest] = nexts
  if (!first) return []
  const main = first.track
  const others = rest.map(({ track }) => track)
  const opening = [
    standPhrase(main, ranked, student),
    needPhrase(main, reading, student),
    ...milestonePhrases(first, student),
  ]
  const closing = [...ranked.slice(0, 1).map(firstPhrase), ...nextPhrases(nexts, student)]
  const notes = [...chosenPhrases([main, ...others], student), ...notePhrases(reading, main)].slice(0, mostNotes)
  const also = opening.length + notes.length + closing.length < mostSentences ? alsoPhrase(others) : []
  return [...opening, ...also, ...notes, ...closing]
}

function scoreNeed(track: Track & { kind: 'score' }): Phrase {
  const { aim, position } = track
  const { expected, target } = position
  const exam = term(aim.section ? `section.${aim.section}` : `exam.${track.exam}`)
  if (aim.refused !== null) {
    const whole = track.exam === 'SAT' ? satScale.value.total : actScale.value.composite
    const [lowest, highest] = aim.section ? sectionScale(aim.section) : whole
    return phrase('need.refused', { exam, score: aim.refused, lowest, highest, target })
  }
  if (aim.target === null) return phrase('need.unscored', { exam, target })
  if (target <= expected) return phrase(position.own ? 'need.aheadOwn' : 'need.ahead', { exam, target, expected })
  const gap = target - expected
  if (aim.section) return phrase('need.section', { section: term(`section.${aim.section}`), target, gap })
  const of = (id: SectionId) => position.sections.find(({ section }) => section === id)?.target ?? 0
  if (track.exam === 'SAT') {
    return phrase('need.sat', { target, gap, reading: of('sat.reading-writing'), math: of('sat.math') })
  }
  const values = { english: of('act.english'), math: of('act.math'), reading: of('act.reading') }
  return phrase('need.act', { target, gap, ...values })
}

/** Builds a sentence that states what the goal requires, or why the plan cannot use the goal as entered. */
function needPhrase(track: Track, reading: GoalReading, student: Student): Phrase {
  switch (track.kind) {
    case 'score':
      return scoreNeed(track)
    case 'courses':
      return courseNeed(track, student)
    case 'subjects': {
      const subjects = termList(track.subjects.map((id) => `subject.${id}` as const))
      if (track.exam) return phrase('need.application', { subjects })
      if (!track.general && reading.near)
        return phrase('need.near', { names: nameNotPlanned(reading.reading), subjects })
      if (!track.general) return phrase('need.subjects', { subjects, grade: term(`grade.${student.grade}`) })
      return generalNeed(reading, subjects)
    }
  }
}

/** Explains why the plan is not specific to an exam. */
function generalNeed({ reading, aims, general }: GoalReading, subjects: { terms: Term[] }): Phrase {
  const names = nameNotPlanned(reading)
  if (general) return phrase('need.general', { subjects })
  if (aims.some(({ exam }) => exam === 'OUAC')) return phrase('need.elsewhere', { subjects })
  return names.names.length > 0 ? phrase('need.otherExam', { names, subjects }) : phrase('need.open', { subjects })
}

/** Builds a heading from the resolved goal, not from the text that the user entered. */
export function goalPhrase(track: Track): Phrase {
  switch (track.kind) {
    case 'score': {
      const { section, target } = track.aim
      if (section && target !== null)
        return phrase('goal.section', { section: term(`section.${section}`), score: target })
      const exam = term(section ? `section.${section}` : `exam.${track.exam}`)
      return target === null ? phrase('goal.exam', { exam }) : phrase('goal.score', { exam, score: target })
    }
    case 'courses': {
      const { target, total } = track.aim
      if (total !== null) return phrase('goal.ibTotal', { score: total })
      const courses = termList(track.courses.map(({ id }) => `course.${id}` as const))
      return target === null
        ? phrase('goal.coursesOpen', { courses })
        : phrase('goal.courses', { score: target, courses })
    }
    case 'subjects': {
      if (track.exam) return phrase('goal.exam', { exam: term(`exam.${track.exam}`) })
      if (track.general) return phrase('goal.general', {})
      return phrase('goal.subjects', { subjects: termList(track.subjects.map((id) => `subject.${id}` as const)) })
    }
  }
}
