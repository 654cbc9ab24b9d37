import { gradeNumber } from '../calendar.ts'
import { actScale } from '../data/act.ts'
import { apScale } from '../data/ap.ts'
import type { SectionId } from '../data/exams.ts'
import { ibScale } from '../data/ib.ts'
import { satScale } from '../data/sat.ts'
import { sectionScale } from '../focus/benchmark.ts'
import type { Student } from '../focus/exposure.ts'
import type { Track } from '../focus/track.ts'
import type { GoalReading } from '../goal.ts'
import { type Phrase, phrase, term, termList } from '../phrase.ts'

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
  if (target <= expected) return phrase('need.ahead', { exam, target, expected })
  const gap = target - expected
  if (aim.section) return phrase('need.section', { section: term(`section.${aim.section}`), target, gap })
  const of = (id: SectionId) => position.sections.find(({ section }) => section === id)?.target ?? 0
  if (track.exam === 'SAT') {
    return phrase('need.sat', { target, gap, reading: of('sat.reading-writing'), math: of('sat.math') })
  }
  const values = { english: of('act.english'), math: of('act.math'), reading: of('act.reading') }
  return phrase('need.act', { target, gap, ...values })
}

function courseNeed(track: Track & { kind: 'courses' }, student: Student): Phrase {
  const { aim, score } = track
  const courses = termList(track.courses.map(({ id }) => `course.${id}` as const))
  if (aim.refused !== null && track.exam === 'IB') {
    const { subject, total_max: total } = ibScale.value
    return phrase('need.refusedIb', { score: aim.refused, highest: subject[1], total, target: score })
  }
  if (aim.refused !== null) {
    const [lowest, highest] = apScale
    return phrase('need.refused', { exam: term('exam.AP'), score: aim.refused, lowest, highest, target: score })
  }
  if (aim.total !== null) return phrase('need.ibTotal', { total: aim.total, average: score, courses })
  if (aim.target === null) return phrase('need.coursesOpen', { score, courses })
  return gradeNumber(track.sits) > gradeNumber(student.grade)
    ? phrase('need.coursesLater', { score, courses, grade: term(`grade.${track.sits}`) })
    : phrase('need.courses', { score, courses })
}

/** Builds the sentence about what the goal requires, or why the plan cannot use it as written. */
export function needPhrase(track: Track, reading: GoalReading, student: Student): Phrase {
  switch (track.kind) {
    case 'score':
      return scoreNeed(track)
    case 'courses':
      return courseNeed(track, student)
    case 'subjects': {
      const subjects = termList(track.subjects.map((id) => `subject.${id}` as const))
      if (track.exam) return phrase('need.application', { subjects })
      if (!track.general) return phrase('need.subjects', { subjects, grade: term(`grade.${student.grade}`) })
      return reading.general ? phrase('need.general', { subjects }) : phrase('need.elsewhere', { subjects })
    }
  }
}
