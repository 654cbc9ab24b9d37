import type { Translate } from '../render.ts'
import type { StudyTask } from './study-plan.ts'

/** A title names at most this many skills. */
const mostSkills = 3

export type DescribedTask = Pick<StudyTask, 'kind' | 'skills' | 'exam' | 'section'>

/** Returns the title of a task in one language: what to do, and on what. */
export function describeTask(
  { kind, skills, exam, section }: DescribedTask,
  translate: Translate,
  language: string,
): string {
  const separator = language.startsWith('zh') ? '、' : ', '
  const names = skills.slice(0, mostSkills).map((skill) => translate(`skill.${skill}`))
  const more = skills.length > mostSkills ? ['…'] : []
  const about = section ? `section.${section}` : exam && `exam.${exam}`
  return translate(`studyTask.${kind}`, {
    skills: [...names, ...more].join(separator),
    name: about ? translate(about) : '',
  })
}
