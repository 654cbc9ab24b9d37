import type { CalendarDate } from '../calendar.ts'
import type { CourseId } from '../data/courses.ts'
import type { Exam } from '../data/exams.ts'
import type { SkillId, Subject } from '../data/skills.ts'
import { nextExam } from '../dates/next-exam.ts'
import type { Area } from '../focus/area.ts'
import { rankAreas } from '../focus/rank.ts'
import { resolveTracks, type Track } from '../focus/track.ts'
import { readGoal } from '../goal.ts'
import type { PlanInput } from '../plan.ts'
import { computeHoursNeeded } from '../week/loads.ts'

/** An exam in the goal: the SAT, the ACT, or one AP or IB course. */
export interface GoalExam {
  readonly id: string
  readonly exam: Exam
  readonly course?: CourseId
  /** The skills on the exam, greatest need first. */
  readonly skills: readonly SkillId[]
  /** The study minutes needed to get from the student's level to the required level. */
  readonly minutesNeeded: number
  /** The first day of the AP or IB exam window, if known. */
  readonly window: CalendarDate | null
}

/** A subject of a goal that names subjects instead of exams. */
export interface GoalSubject {
  readonly subject: Subject
  /** The university application that the subject is for, or null. */
  readonly exam: Exam | null
  /** The skills taught so far, greatest need first. */
  readonly skills: readonly SkillId[]
}

export interface GoalInput extends Omit<PlanInput, 'measured'> {
  /** The study hours needed to reach the SAT goal, if the report's levels were measured. */
  readonly satHours?: number | undefined
}

/** Returns the study minutes needed to reach the goal, from `satHours` for a measured SAT, else from the areas. */
export function findMinutesNeeded(track: Track, areas: readonly Area[], { satHours }: GoalInput): number {
  const isSat = track.kind === 'score' && track.exam === 'SAT'
  return (isSat && satHours !== undefined ? satHours : computeHoursNeeded(track, areas)) * 60
}

const listSkills = (areas: readonly Area[]) => [...new Set(areas.flatMap(({ skills }) => skills))]

/** Returns the exams of a track. Courses become separate exams only if the goal names several. */
function listTrackExams(track: Track, ranked: readonly Area[], input: GoalInput): GoalExam[] {
  if (track.kind === 'subjects') return []
  const { exam } = track
  const areas = ranked.filter((area) => area.exam === exam)
  const next = nextExam(track, input)
  const window = next.kind === 'window' ? next.window.start : null
  const whole = { exam, skills: listSkills(areas), minutesNeeded: findMinutesNeeded(track, areas, input), window }
  if (track.kind === 'score' || track.aim.courses.length === 0) return [{ ...whole, id: exam }]
  const [only, ...others] = track.courses
  if (only && others.length === 0) return [{ ...whole, id: exam, course: only.id }]
  return track.courses.map((course) => {
    // A skill that several courses share belongs to the area of only one course, so match areas by their skills as
    // well.
    const own = areas.filter(
      (area) => area.course === course.id || area.skills.some((id) => course.skills.includes(id)),
    )
    const minutesNeeded = computeHoursNeeded({ ...track, courses: [course] }, own) * 60
    return { id: course.id, exam, course: course.id, skills: listSkills(own), minutesNeeded, window }
  })
}

function rankGoal(input: GoalInput): { tracks: Track[]; ranked: Area[] } {
  const tracks = resolveTracks(readGoal(input.goal, input.answers), input)
  return { tracks, ranked: rankAreas(tracks, input) }
}

/**
 * Returns the exams in the goal, with their skills and study minutes. Omits university applications, which are not
 * exams.
 */
export function listGoalExams(input: GoalInput): GoalExam[] {
  const { tracks, ranked } = rankGoal(input)
  return tracks.flatMap((track) => listTrackExams(track, ranked, input))
}

export function listGoalSubjects(input: GoalInput): GoalSubject[] {
  const { tracks, ranked } = rankGoal(input)
  return tracks.flatMap((track) => {
    if (track.kind !== 'subjects') return []
    const { exam, subjects } = track
    return subjects.map((subject) => {
      const areas = ranked.filter((area) => area.exam === exam && area.subject === subject)
      return { subject, exam, skills: listSkills(areas) }
    })
  })
}
