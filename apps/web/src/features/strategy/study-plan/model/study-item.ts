export interface TaskLink {
  /** A path on this site or an exam body's URL. */
  readonly to: string
  readonly isExternal: boolean
}

/** The link that opens a task, and its label. */
export interface TaskOpening extends TaskLink {
  /** The link label, such as 'Register'. */
  readonly verb: string
  /** Whether the step's button shows a generic label, such as 'Start Plan', instead of `verb`. */
  readonly isPractice: boolean
}

/** A translated step of a study plan. The progress of the step is stored separately, under `key`. */
export interface StudyItem {
  readonly key: string
  readonly title: string
  readonly description: string
  readonly priority: 'high' | 'medium' | 'low'
  readonly estimatedTime: { readonly minutes: number; readonly per: 'week' | 'once' }
  /** The subject or the type of the step, which is also the translation key of its label. */
  readonly category: 'english' | 'math' | 'science' | 'history' | 'practice' | 'dates' | 'focus'
  /** How the level of the step's area was determined. Undefined if no level was measured. */
  readonly basis?: 'measured' | 'inferred' | 'expected' | undefined
  /** The path of a page that helps with the step. */
  readonly link: string
  /** The path of a problem set. Undefined if the bank has no problems for the step. */
  readonly practice?: string | undefined
  /** The link that opens a task of the plan. Undefined for a step of a report. */
  readonly opens?: TaskOpening | undefined
}

/** Ranks the first third of the items 'high', the second third 'medium', and the rest 'low'. */
export function findPriority(index: number, count: number): StudyItem['priority'] {
  if (index < Math.ceil(count / 3)) return 'high'
  return index < Math.ceil((2 * count) / 3) ? 'medium' : 'low'
}
