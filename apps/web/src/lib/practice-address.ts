import { practiceLimits, practiceSubjects } from '@pathwise/api/practice/practice.vocabulary'
import { type SkillId, skillRows } from '@pathwise/planner/data/skills'

/** The page that opened a set. The set's result links back to it. */
export type SetOrigin = 'plan' | 'study-plan'

/**
 * Returns the URL of a set for these skills, or undefined if the bank has no problems for any of them.
 * @param from null if the set is not opened from a plan
 * @param task the key of the task that the set belongs to
 */
export function buildSkillsUrl(
  skills: readonly SkillId[],
  from: SetOrigin | null = 'plan',
  task?: string,
): string | undefined {
  const known = skillRows.flatMap(({ id, subject }) =>
    skills.includes(id) && practiceSubjects.some((one) => one === subject) ? [id] : [],
  )
  const [first, ...others] = known
  if (first === undefined) return undefined
  const named = others.length === 0 ? `kind=skill&skill=${first}` : `kind=mixed&skills=${known.join(',')}`
  return `/practice/set?${named}${from === null ? '' : `&from=${from}`}${task === undefined ? '' : `&task=${task}`}`
}

export function buildProblemsUrl(kind: 'report' | 'mistakes', ids: readonly number[]): string {
  return `/practice/set?kind=${kind}&ids=${ids.slice(0, practiceLimits.ids).join(',')}`
}
