import { type TargetName, targetNames } from './context.ts'
import type { SectionId } from './data/exams.ts'
import type { Reading } from './goal/reading.ts'
import { findScale, isOnScale, type Scale } from './goal/scales.ts'
import type { PhraseValue } from './phrase.ts'
import type { Strategy } from './strategy.ts'

export function findTargetScale(name: TargetName): Scale {
  const scale = findScale(name)
  if (!scale) throw new RangeError(`${name} has no scale`)
  return scale
}

/** Maps the section names in parsed goals to section ids. */
export const sectionsByName: Readonly<Record<string, SectionId>> = {
  'SAT Reading and Writing': 'sat.reading-writing',
  'SAT Math': 'sat.math',
  'ACT English': 'act.english',
  'ACT Math': 'act.math',
  'ACT Reading': 'act.reading',
  'ACT Science': 'act.science',
}

export function isPossibleTarget(name: TargetName, score: number): boolean {
  return isOnScale(findTargetScale(name), score)
}

export function isTargetName(name: string): name is TargetName {
  return targetNames.some((target) => target === name)
}

/**
 * Returns the exams without a target score. If the goal names exactly one section of such an exam, returns the section
 * instead.
 */
export function listOpenTargets({ exams, sections }: Reading): TargetName[] {
  return exams.flatMap(({ name, target }) => {
    const own = sections.filter((section) => section.name.startsWith(`${name} `))
    if (target !== null || own.some((section) => section.target !== null)) return []
    const [only, ...others] = own
    const open = only && others.length === 0 ? only.name : name
    return isTargetName(open) ? [open] : []
  })
}

function isAbout(value: PhraseValue | undefined, exam: string): boolean {
  if (typeof value !== 'object' || !('term' in value || 'terms' in value)) return false
  const terms = 'term' in value ? [value.term] : value.terms
  const sections = `section.${exam.toLowerCase()}.`
  const courses = `course.${exam.toLowerCase()}.`
  return terms.some((term) => term === `exam.${exam}` || term.startsWith(sections) || term.startsWith(courses))
}

/** Returns the target that a strategy assumed because the goal has none. Returns null if no target was assumed. */
export function findAssumedTarget({ summary }: Pick<Strategy, 'summary'>, name: TargetName): number | null {
  const exam = name.startsWith('PSAT') ? 'SAT' : name.slice(0, name.startsWith('AP') || name.startsWith('IB') ? 2 : 3)
  for (const { key, values } of summary) {
    const { exam: about, courses, target, score } = values
    if (key === 'need.unscored' && isAbout(about, exam) && typeof target === 'number') return target
    const isOpen = key === 'need.coursesOpen' || key === 'need.coursesChosenOpen'
    if (isOpen && isAbout(courses, exam) && typeof score === 'number') return score
  }
  return null
}
