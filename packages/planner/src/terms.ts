import { grades } from './context.ts'
import { type CourseId, courseIds } from './data/courses.ts'
import { type DomainId, domainRows, type Exam, exams, type SectionId, sectionIds } from './data/exams.ts'
import { type SkillId, type Subject, skillIds, subjects } from './data/skills.ts'
import { type FieldId, fieldIds } from './goal/vocabulary/proper-names.ts'
import { type Weekday, weekdays } from './weekday.ts'

const moduleIds = ['english', 'math', 'science', 'history', 'ap-courses', 'test-prep'] as const
export type ModuleId = (typeof moduleIds)[number]

/** The key of a name in the product's vocabulary, such as a skill or an exam. */
export type Term =
  | `skill.${SkillId}`
  | `domain.${DomainId}`
  | `section.${SectionId}`
  | `course.${CourseId}`
  | `exam.${Exam}`
  | `subject.${Subject}`
  | `field.${FieldId}`
  | `grade.${(typeof grades)[number]}`
  | `module.${ModuleId}`
  | `weekday.${Weekday}`

/**
 * Every term that a strategy can contain. Stored strategies use these keys, so terms may be added but never renamed.
 */
export const terms: readonly Term[] = [
  ...skillIds.map((id) => `skill.${id}` as const),
  ...domainRows.map((row) => `domain.${row.id}` as const),
  ...sectionIds.map((id) => `section.${id}` as const),
  ...courseIds.map((id) => `course.${id}` as const),
  ...exams.map((id) => `exam.${id}` as const),
  ...subjects.map((id) => `subject.${id}` as const),
  ...fieldIds.map((id) => `field.${id}` as const),
  ...grades.map((id) => `grade.${id}` as const),
  ...moduleIds.map((id) => `module.${id}` as const),
  ...weekdays.map((id) => `weekday.${id}` as const),
]

const known: ReadonlySet<string> = new Set(terms)

export function isTerm(text: string): text is Term {
  return known.has(text)
}
