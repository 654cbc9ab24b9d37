import { apDistributions, apScale } from '../data/ap.ts'
import { apCourseRows } from '../data/ap-courses.ts'
import type { Course } from '../data/courses.ts'
import { ibResults, ibScale } from '../data/ib.ts'
import { judgement } from '../data/judgement.ts'
import { type SkillId, type Subject, skillRows } from '../data/skills.ts'
import { type Phrase, phrase, term } from '../phrase.ts'
import { type Area, isInPlanScope } from './area.ts'
import { findExamGrade } from './choose-courses.ts'
import { computeExposure, countGradesUntilTaught, findSubject, type Student } from './exposure.ts'
import type { Track } from './track.ts'

/**
 * Estimates the mean AP score from the published percentages of students who score 5, and 3 or higher. Assumes a mean
 * of 3.5 for scores of 3 and 4, and of 1.5 for scores of 1 and 2.
 */
function meanApScore(shares: { '5': number; '3+': number }): number {
  const five = shares['5'] / 100
  const passed = shares['3+'] / 100
  return 5 * five + 3.5 * (passed - five) + 1.5 * (1 - passed)
}

const apMeans = new Map(Object.entries(apDistributions.value).map(([name, shares]) => [name, meanApScore(shares)]))
const apMeanOfAll = [...apMeans.values()].reduce((sum, mean) => sum + mean, 0) / apMeans.size
const distributionNames = new Map<string, string>(
  apCourseRows.flatMap((row) => ('distributionName' in row ? [[row.id, row.distributionName] as const] : [])),
)

/**
 * Returns the average exam score. For AP, it comes from the score distribution of the course, or of all courses if none
 * is published for the course. For IB, it is the mean diploma total minus half of the core points, divided by the
 * number of subjects.
 */
function usualScore(course: Course): number {
  if (course.exam === 'AP') return apMeans.get(distributionNames.get(course.id) ?? '') ?? apMeanOfAll
  const { core_max: core, subjects } = ibScale.value
  return (ibResults.value['2025'].mean - core / 2) / subjects
}

function explainForCourse(skill: SkillId, course: Course, groundwork: boolean, student: Student): Phrase {
  const values = { skill: term(`skill.${skill}`), course: term(`course.${course.id}`) }
  const grade = term(`grade.${student.grade}`)
  if (groundwork) return phrase('why.courseGroundwork', { ...values, grade })
  const until = countGradesUntilTaught(skill, student)
  if (until > 0) return phrase('why.courseNew', values)
  return until === 0 ? phrase('why.courseNow', { ...values, grade }) : phrase('why.courseBase', values)
}

/**
 * Returns the skills of a course, and its prerequisite skills with a lower weight. The course skills have equal
 * weights, because none are published.
 */
function listWeightedSkills(
  course: Course,
  student: Student,
): { skill: SkillId; weight: number; groundwork: boolean }[] {
  const sits = findExamGrade(course, student)
  const own = [
    ...course.skills.map((skill) => ({ skill, weight: 1, groundwork: false })),
    ...course.foundations
      .filter((skill) => !course.skills.includes(skill))
      .map((skill) => ({ skill, weight: judgement.foundationWeight, groundwork: false })),
  ].filter(({ skill }) => isInPlanScope(skill, sits, student))
  if (own.length > 0) return own
  // The course is years away, so the student reviews what has been taught so far in its subject.
  return skillRows
    .filter(({ id, subject }) => subject === course.subject && countGradesUntilTaught(id, student) <= 0)
    .map(({ id }) => ({ skill: id, weight: 1, groundwork: true }))
}

/**
 * Returns the areas of a course. A current score is distributed over the skills in proportion to how much of each skill
 * has been taught. Without a current score, the level of a skill is the average score times the fraction of the skill
 * that has been taught.
 */
function listAreasOfCourse(
  course: Course,
  score: number,
  current: number | undefined,
  share: number,
  student: Student,
): Area[] {
  const rows = listWeightedSkills(course, student)
  const sum = rows.reduce((total, row) => total + row.weight, 0)
  const [lowest, highest] = course.exam === 'AP' ? apScale : ibScale.value.subject
  const place = (value: number) => (value - lowest) / (highest - lowest)
  const taught = rows.reduce((total, row) => total + (row.weight / sum) * computeExposure(row.skill, student), 0)
  const level = current === undefined ? place(usualScore(course)) : place(current) / taught
  return rows.map(({ skill, weight, groundwork }) => ({
    ...buildSkillArea(skill, student),
    exam: course.exam,
    course: course.id,
    weight: (share * weight) / sum,
    mastery: Math.min(1, level * computeExposure(skill, student)),
    target: place(score),
    own: current !== undefined,
    why: explainForCourse(skill, course, groundwork, student),
  }))
}

type CourseTrack = Pick<Track & { kind: 'courses' }, 'courses' | 'current' | 'score'>

export function listAreasOfCourses({ courses, current, score }: CourseTrack, student: Student): Area[] {
  return courses.flatMap((course) =>
    listAreasOfCourse(course, score, current.get(course.id), 1 / courses.length, student),
  )
}

const fewest = 3

/**
 * Returns the skills taught so far in a subject. If there are only a few, also returns next year's skills. Always
 * returns at least one skill.
 */
function listSkills(subject: Subject, student: Student): SkillId[] {
  const all = skillRows
    .filter((row) => row.subject === subject)
    .map((row) => ({ id: row.id, until: countGradesUntilTaught(row.id, student) }))
    .toSorted((one, other) => one.until - other.until)
  const met = all.filter(({ until }) => until <= 0)
  if (met.length >= fewest) return met.map(({ id }) => id)
  return all.filter(({ until }, index) => until <= 1 || index < 1).map(({ id }) => id)
}

function explainForSubject(skill: SkillId, student: Student): Phrase {
  const until = countGradesUntilTaught(skill, student)
  const value = { skill: term(`skill.${skill}`) }
  if (until > 0) return phrase('why.subjectNew', value)
  return until === 0
    ? phrase('why.subjectNow', { ...value, grade: term(`grade.${student.grade}`) })
    : phrase('why.subjectBase', value)
}

/**
 * Returns the areas of a goal that names subjects. All subjects have the same weight, and so do all skills within a
 * subject.
 */
export function listSubjectAreas({ exam, subjects }: Track & { kind: 'subjects' }, student: Student): Area[] {
  const { usual, target } = judgement.subjectPlan
  return subjects.flatMap((subject) => {
    const skills = listSkills(subject, student)
    return skills.map((skill) => ({
      ...buildSkillArea(skill, student),
      exam,
      course: null,
      weight: 1 / subjects.length / skills.length,
      mastery: usual * computeExposure(skill, student),
      target,
      own: false,
      why: explainForSubject(skill, student),
    }))
  })
}

/** Returns the fields of a single-skill area that do not depend on the goal. */
function buildSkillArea(skill: SkillId, student: Student) {
  return {
    key: `skill.${skill}`,
    subject: findSubject(skill),
    section: null,
    skills: [skill],
    lead: skill,
    stance: countGradesUntilTaught(skill, student) > 0 ? 'learn' : 'practise',
  } as const
}
