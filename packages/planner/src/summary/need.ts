import { actScale } from '../data/act.ts'
import type { SectionId } from '../data/exams.ts'
import { satScale } from '../data/sat.ts'
import { sectionScale } from '../focus/benchmark.ts'
import type { Student } from '../focus/exposure.ts'
import type { Track } from '../focus/track.ts'
import type { GoalReading } from '../goal.ts'
import { type Phrase, phrase, term, termList } from '../phrase.ts'
import type { Term } from '../terms.ts'
import { describeCourseNeed } from './courses.ts'
import { listUnplannedNames } from './notes.ts'

/**
 * States the score that the goal requires. For a measured student, omits the number of points that are still missing,
 * because measured levels do not convert to scores.
 */
function describeScoreNeed(track: Track & { kind: 'score' }, measured: boolean): Phrase {
  const { aim, position } = track
  const { expected, target } = position
  const exam = term(aim.section ? `section.${aim.section}` : `exam.${track.exam}`)
  if (aim.refused !== null) {
    const whole = track.exam === 'SAT' ? satScale.value.total : actScale.value.composite
    const [lowest, highest] = aim.section ? sectionScale(aim.section) : whole
    return phrase('need.refused', { exam, score: aim.refused, lowest, highest, target })
  }
  if (aim.target === null) return phrase('need.unscored', { exam, target })
  const of = (id: SectionId) => position.sections.find(({ section }) => section === id)?.target ?? 0
  const sat = { target, reading: of('sat.reading-writing'), math: of('sat.math') }
  if (measured) {
    return aim.section
      ? phrase('need.sectionTarget', { section: term(`section.${aim.section}`), target })
      : phrase('need.satTargets', sat)
  }
  if (target <= expected) return phrase(position.own ? 'need.aheadOwn' : 'need.ahead', { exam, target, expected })
  const gap = target - expected
  if (aim.section) return phrase('need.section', { section: term(`section.${aim.section}`), target, gap })
  if (track.exam === 'SAT') return phrase('need.sat', { ...sat, gap })
  const values = { english: of('act.english'), math: of('act.math'), reading: of('act.reading') }
  return phrase('need.act', { target, gap, ...values })
}

/** States what the goal requires, or why it cannot be used as entered. */
export function buildNeedPhrase(track: Track, reading: GoalReading, student: Student, measured: boolean): Phrase {
  switch (track.kind) {
    case 'score':
      return describeScoreNeed(track, measured)
    case 'courses':
      return describeCourseNeed(track, student)
    case 'subjects': {
      const subjects = termList(track.subjects.map((id) => `subject.${id}` as const))
      if (track.exam) return phrase('need.application', { subjects })
      if (!track.general && reading.near) return nearNeed(reading, subjects)
      if (!track.general) return phrase('need.subjects', { subjects, grade: term(`grade.${student.grade}`) })
      return generalNeed(reading, subjects)
    }
  }
}

/** States that the plan covers the closest subjects, and why. */
function nearNeed({ reading, unknown: [exam] }: GoalReading, subjects: { terms: Term[] }): Phrase {
  const names = listUnplannedNames(reading)
  return exam && names.names.length === 0
    ? phrase('need.unknownCourse', { exam: term(`exam.${exam}`), subjects })
    : phrase('need.near', { names, subjects })
}

/** States that the plan is for subjects instead of a particular exam, and explains why. */
function generalNeed({ reading, aims, general, unknown }: GoalReading, subjects: { terms: Term[] }): Phrase {
  const names = listUnplannedNames(reading)
  const [exam] = unknown
  if (exam && names.names.length === 0) return phrase('need.unknownCourse', { exam: term(`exam.${exam}`), subjects })
  if (general) return phrase('need.general', { subjects })
  if (aims.some(({ exam }) => exam === 'OUAC')) return phrase('need.elsewhere', { subjects })
  return names.names.length > 0 ? phrase('need.otherExam', { names, subjects }) : phrase('need.open', { subjects })
}
