import { gradeNumber } from '../calendar.ts'
import { apScale } from '../data/ap.ts'
import { ibScale } from '../data/ib.ts'
import type { Student } from '../focus/exposure.ts'
import type { Track } from '../focus/track.ts'
import { type Phrase, phrase, term, termList } from '../phrase.ts'

type CourseTrack = Track & { kind: 'courses' }

function listCourses({ courses }: CourseTrack) {
  return termList(courses.map(({ id }) => `course.${id}` as const))
}

/** States which course scores the goal requires. If the goal mentions no courses, also states that we chose them. */
export function describeCourseNeed(track: CourseTrack, student: Student): Phrase {
  const { aim, score } = track
  const courses = listCourses(track)
  if (aim.refused !== null && track.exam === 'IB') {
    const { subject, total_max: total } = ibScale.value
    return phrase('need.refusedIb', { score: aim.refused, highest: subject[1], total, target: score })
  }
  if (aim.refused !== null) {
    const [lowest, highest] = apScale
    return phrase('need.refused', { exam: term('exam.AP'), score: aim.refused, lowest, highest, target: score })
  }
  if (aim.courses.length === 0) return chosenNeed(track, student)
  if (aim.total !== null) return phrase('need.ibTotal', { total: aim.total, average: score, courses })
  if (aim.target === null) return phrase('need.coursesOpen', { score, courses })
  return isLater(track, student)
    ? phrase('need.coursesLater', { score, courses, grade: term(`grade.${track.sits}`) })
    : phrase('need.courses', { score, courses })
}

/** States the course scores that the goal requires, and that we chose the courses because the goal named no course. */
function chosenNeed(track: CourseTrack, student: Student): Phrase {
  const { aim, score, sits } = track
  const courses = listCourses(track)
  if (aim.total !== null) return phrase('need.ibTotalChosen', { total: aim.total, average: score, courses })
  if (aim.target === null && aim.refused === null) return phrase('need.coursesChosenOpen', { score, courses })
  return isLater(track, student)
    ? phrase('need.coursesChosenLater', { score, courses, grade: term(`grade.${sits}`) })
    : phrase('need.coursesChosen', { score, courses })
}

function isLater({ sits }: CourseTrack, student: Student): boolean {
  return gradeNumber(sits) > gradeNumber(student.grade)
}

/**
 * States which courses we chose for the student. Usually omits the main exam, because the first sentence of the summary
 * already states its courses. Includes the main exam if that sentence reports an invalid score instead.
 */
export function buildChosenPhrases(tracks: readonly Track[], student: Student): Phrase[] {
  return tracks.flatMap((track, at) => {
    if (track.kind !== 'courses' || track.aim.courses.length > 0) return []
    return at > 0 || track.aim.refused !== null ? [chosenNeed(track, student)] : []
  })
}
