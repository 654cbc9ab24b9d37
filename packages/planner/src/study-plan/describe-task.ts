import { type CourseId, courseIds } from '../data/courses.ts'
import { type SectionId, sectionIds } from '../data/exams.ts'
import { type Subject, subjects } from '../data/skills.ts'
import { findDeadlineLabel } from '../dates/deadline-kinds.ts'
import type { Translate } from '../render.ts'
import type { StudyTask } from './study-plan.ts'

/** The maximum number of skills in a title. */
const mostSkills = 3

/** The task fields that a title uses. Stored copies of a task may lack `key` and `number`. */
export type DescribedTask = Pick<StudyTask, 'kind' | 'skills' | 'exam' | 'section'> &
  Partial<Pick<StudyTask, 'deadlineKind' | 'examId' | 'key' | 'number'>>

/** Returns the middle of a task key: 'sat.math' for 'mixed.sat.math.2'. */
function readName({ key }: DescribedTask): string | undefined {
  return key?.replace(/^(?:mixed|official|own)\./, '').replace(/\.\d+$/, '')
}

/** Returns the section or subject in the key of a mixed set or of practice with outside material. */
function findGroup(task: DescribedTask): SectionId | Subject | undefined {
  const name = readName(task)
  return [...sectionIds, ...subjects].find((one) => one === name)
}

/**
 * Returns the course, if the plan has several AP or IB exams. Falls back to the task key, because calendar events lack
 * the exam id.
 */
function findCourse(task: DescribedTask): CourseId | undefined {
  const name = task.examId ?? readName(task)
  return courseIds.find((id) => id === name)
}

function nameSkills(skills: StudyTask['skills'], translate: Translate, language: string): string {
  const names = skills.slice(0, mostSkills).map((skill) => translate(`skill.${skill}`))
  const more = skills.length > mostSkills ? ['…'] : []
  return [...names, ...more].join(language.startsWith('zh') ? '、' : ', ')
}

function nameTopic(task: DescribedTask, translate: Translate, language: string): string {
  const { skills, exam, section } = task
  const course = findCourse(task)
  if (section) return translate(`section.${section}`)
  if (exam) return translate(course ? `course.${course}` : `exam.${exam}`)
  const group = findGroup(task)
  if (group === undefined) return nameSkills(skills, translate, language)
  return translate(sectionIds.some((id) => id === group) ? `section.${group}` : `subject.${group}`)
}

const numberedKinds: readonly StudyTask['kind'][] = ['practise', 'mixed', 'timed']

export function describeTask(task: DescribedTask, translate: Translate, language: string): string {
  const { kind, number, exam, deadlineKind } = task
  const name = nameTopic(task, translate, language)
  const deadlineLabel = kind === 'date' ? findDeadlineLabel(exam, deadlineKind) : undefined
  if (deadlineLabel) return translate(deadlineLabel, { exam: name })
  if (number === undefined || !numberedKinds.includes(kind)) return translate(`studyTask.${kind}`, { name })
  return translate(`studyTask.${kind}Numbered`, { name, number })
}
