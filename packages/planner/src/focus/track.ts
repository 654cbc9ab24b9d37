import { gradeNumber } from '../calendar.ts'
import type { Grade } from '../context.ts'
import { apScale } from '../data/ap.ts'
import type { Course, CourseId } from '../data/courses.ts'
import { ibScale } from '../data/ib.ts'
import { judgement } from '../data/judgement.ts'
import { type Subject, skillRows } from '../data/skills.ts'
import type { ExamAim } from '../goal/aim.ts'
import { courseNames } from '../goal/course-names.ts'
import type { CurrentScore } from '../goal/current-scores.ts'
import type { GoalReading } from '../goal.ts'
import { chooseCourses, findExamGrade } from './choose-courses.ts'
import type { Student } from './exposure.ts'
import { findScorePosition, type ScorePosition } from './target.ts'

/** A part of the goal, with the values that apply to the student. */
export type Track =
  | { kind: 'score'; exam: 'SAT' | 'ACT'; aim: ExamAim; position: ScorePosition; sits: Grade }
  | {
      kind: 'courses'
      exam: 'AP' | 'IB'
      aim: ExamAim
      courses: readonly Course[]
      score: number
      current: ReadonlyMap<CourseId, number>
      sits: Grade
    }
  | { kind: 'subjects'; exam: 'OUAC' | null; subjects: readonly Subject[]; general: boolean }

const sciences = ['physics', 'chemistry', 'biology'] as const satisfies readonly Subject[]

/**
 * Returns the subjects of a general plan: mathematics, English, and the science with the most skills taught this year.
 */
function coreSubjects({ country, grade }: Student, unwanted: readonly string[]): Subject[] {
  const metNow = (subject: Subject) =>
    skillRows.filter((row) => row.subject === subject && row.met[country] === grade).length
  const science =
    sciences.filter((one) => !unwanted.includes(one)).toSorted((one, other) => metNow(other) - metNow(one))[0] ??
    'biology'
  const core: Subject[] = ['mathematics', 'english', science]
  const wanted = core.filter((subject) => !unwanted.includes(subject))
  return wanted.length > 0 ? wanted : core
}

/** Returns the average subject grade for an IB total, assuming full core points: `(total − core) / subjects`. */
function averageGrade(total: number): number {
  const { subject, core_max: core, subjects } = ibScale.value
  return Math.min(subject[1], Math.max(subject[0], (total - core) / subjects))
}

/** Returns the target score, which applies to every course. */
function courseScore(aim: ExamAim): number {
  if (aim.exam === 'AP') return aim.target ?? Math.min(apScale[1], judgement.unscored.apScore)
  return aim.total === null ? (aim.target ?? judgement.unscored.ibGrade) : averageGrade(aim.total)
}

/**
 * Returns the current score of each course. A course's own score takes precedence over the score for the whole exam.
 */
function findCurrent(exam: string, courses: readonly Course[], current: readonly CurrentScore[]) {
  const scores = courses.flatMap(({ id }): [CourseId, number][] => {
    const own = current.find(({ name }) => name === courseNames[id]) ?? current.find(({ name }) => name === exam)
    if (!own) return []
    return [[id, own.score > ibScale.value.subject[1] ? averageGrade(own.score) : own.score]]
  })
  return new Map(scores)
}

function scoreSittingGrade({ grade }: Student): Grade {
  return gradeNumber(grade) < gradeNumber(judgement.usualSittingGrade) ? judgement.usualSittingGrade : grade
}

function buildTrack(aim: ExamAim, { subjects, reading, current }: GoalReading, student: Student): Track {
  switch (aim.exam) {
    case 'SAT':
    case 'ACT':
      return {
        kind: 'score',
        exam: aim.exam,
        aim,
        position: findScorePosition(aim.exam, aim, student, current),
        sits: scoreSittingGrade(student),
      }
    case 'AP':
    case 'IB': {
      const courses = chooseCourses(aim.exam, aim.courses, student, reading.excluded)
      const sits = courses
        .map((course) => findExamGrade(course, student))
        .toSorted((one, other) => gradeNumber(one) - gradeNumber(other))[0]
      return {
        kind: 'courses',
        exam: aim.exam,
        aim,
        courses,
        score: courseScore(aim),
        current: findCurrent(aim.exam, courses, current),
        sits: sits ?? student.grade,
      }
    }
    case 'OUAC':
      return {
        kind: 'subjects',
        exam: 'OUAC',
        subjects: subjects.length > 0 ? subjects : ['english', 'mathematics'],
        general: false,
      }
  }
}

/**
 * Converts each part of the goal to a track. Omits OUAC tracks for US students. If no track remains, returns the track
 * of a general plan.
 */
export function resolveTracks(reading: GoalReading, student: Student): Track[] {
  const aims = reading.aims.filter((aim) => aim.exam !== 'OUAC' || student.country === 'CA')
  const tracks = aims.map((aim) => buildTrack(aim, reading, student))
  const takenIn = tracks.some((track) => track.kind === 'subjects')
  if (reading.subjects.length > 0 && !takenIn) {
    tracks.push({ kind: 'subjects', exam: null, subjects: reading.subjects, general: false })
  }
  if (tracks.length > 0) return tracks
  return [{ kind: 'subjects', exam: null, subjects: coreSubjects(student, reading.reading.excluded), general: true }]
}
