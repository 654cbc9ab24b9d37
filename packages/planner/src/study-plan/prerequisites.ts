import type { OpenTask } from './study-plan.ts'

/** Returns the keys of a task's prerequisites: the sheet of its skill, and the preceding set. */
export function listPrerequisites({
  kind,
  skills,
  number = 1,
}: Pick<OpenTask, 'kind' | 'skills' | 'number'>): string[] {
  if (kind !== 'practise') return []
  return skills.flatMap((skill) => [`learn.${skill}`, `practise.${skill}.${number - 1}`])
}
