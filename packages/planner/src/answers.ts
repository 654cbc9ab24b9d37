import type { AnswerExam, TargetName } from './context.ts'
import type { CourseId } from './data/courses.ts'
import { parseTarget } from './goal/aims.ts'
import { courseNames, findCourseId } from './goal/course-names.ts'
import type { Reading } from './goal/reading.ts'
import { findTargetScale, isPossibleTarget, listOpenTargets } from './open-targets.ts'

/**
 * The student's answers to questions about an incomplete goal. An answer is ignored if the goal already specifies the
 * value.
 */
export interface Answers {
  /** The exam that the student chose, if the goal only implies one. */
  exam?: AnswerExam | undefined
  /** The courses that the student chose, if the goal mentions no specific course. */
  courses?: readonly CourseId[] | undefined
  /** The scores that the student entered, for exams and sections without a score in the goal. */
  targets?: readonly { name: TargetName; target: number }[] | undefined
}

/** Replaces an implied exam with the chosen one. Keeps the target score if it is valid for the chosen exam. */
function applyExam(reading: Reading, exam: AnswerExam | undefined): Reading {
  const implied = reading.assumed.find(({ kind }) => kind === 'exam')?.value
  if (!exam || implied === undefined) return reading
  const assumed = reading.assumed.filter(({ kind }) => kind !== 'exam')
  if (exam === implied) return { ...reading, assumed }
  const isNamed = reading.exams.some(({ name }) => name === exam)
  return {
    ...reading,
    assumed,
    exams: reading.exams.flatMap((one) => {
      if (one.name !== implied) return [one]
      const score = parseTarget(one.target)
      return isNamed
        ? []
        : [{ name: exam, target: score !== null && isPossibleTarget(exam, score) ? one.target : null }]
    }),
    sections: reading.sections.filter(({ name }) => !name.startsWith(`${implied} `)),
  }
}

/** Replaces guessed courses with the courses that the student chose for the same exam. */
function applyCourses(reading: Reading, chosen: readonly CourseId[]): Reading {
  const names = chosen.map((id) => courseNames[id])
  const isReplaced = (name: string) =>
    findCourseId(name) !== null && names.some((one) => one.slice(0, 3) === name.slice(0, 3))
  const guesses = reading.assumed.flatMap(({ kind, value }) => (kind === 'course' && isReplaced(value) ? [value] : []))
  const exams = new Set(guesses.map((name) => name.slice(0, 3)))
  const said = reading.courses.filter((name) => !guesses.includes(name))
  return {
    ...reading,
    courses: [...new Set([...said, ...names.filter((name) => exams.has(name.slice(0, 3)))])],
    assumed: reading.assumed.filter(({ value }) => !guesses.includes(value)),
  }
}

/** Adds the scores that the student entered. Reports invalid scores in the same way as invalid scores in the goal. */
function applyTargets(reading: Reading, targets: NonNullable<Answers['targets']>): Reading {
  const open = listOpenTargets(reading)
  const answers = targets.filter(({ name }) => open.includes(name))
  const possible = answers.filter(({ name, target }) => isPossibleTarget(name, target))
  const impossible = answers.filter((one) => !possible.includes(one))
  const apply = <Row extends { name: string; target: unknown }>(row: Row) => ({
    ...row,
    ...possible.find(({ name }) => name === row.name),
  })
  return {
    ...reading,
    exams: reading.exams.map(apply),
    sections: reading.sections.map(apply),
    impossible: [
      ...reading.impossible,
      ...impossible.map(({ name, target }): Reading['impossible'][number] => {
        const {
          range: [lowest, highest],
        } = findTargetScale(name)
        return { name, said: target, scale: [lowest, highest] }
      }),
    ],
  }
}

/** Lists the SAT target as an assumption until a target is set. The list of assumptions is part of the API response. */
function assumeSatTarget(reading: Reading): Reading {
  const others = reading.assumed.filter(({ kind }) => kind !== 'target')
  const isOpen = listOpenTargets(reading).some((name) => name.startsWith('SAT'))
  return { ...reading, assumed: isOpen ? [...others, { kind: 'target', value: '' }] : others }
}

/** Fills the gaps in a parsed goal with the student's answers. */
export function applyAnswers(reading: Reading, { exam, courses = [], targets = [] }: Answers): Reading {
  if (!exam && courses.length === 0 && targets.length === 0) return reading
  return assumeSatTarget(applyTargets(applyCourses(applyExam(reading, exam), courses), targets))
}
