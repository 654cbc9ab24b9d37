import { buildItemKey as buildKey } from '@pathwise/planner/item-key'
import type { Report } from '../../report.ts'
import type { TaskLink } from './task-link.ts'

/** The link that opens a task, with its button label. */
export interface TaskOpening extends TaskLink {
  /** The button label, such as 'Register'. */
  readonly verb: string
  /** Whether the card shows the generic step label instead of the verb. */
  readonly isPractice: boolean
}

/** A translated step of a study plan. The student's progress on the step is stored separately under its key. */
export interface StudyItem {
  readonly key: string
  readonly title: string
  readonly description: string
  readonly priority: 'high' | 'medium' | 'low'
  readonly estimatedTime: { readonly minutes: number; readonly per: 'week' | 'once' }
  /** The subject or type. It is also a translation key. */
  readonly category: 'english' | 'math' | 'science' | 'history' | 'practice' | 'dates' | 'focus'
  /** The basis of the area's level; undefined if nothing was measured. */
  readonly basis?: 'measured' | 'inferred' | 'expected' | undefined
  /** The path of a page that helps with the step. */
  readonly link: string
  /** The path of the problem set for the step; undefined if the bank has no problems for it. */
  readonly practice?: string | undefined
  /** The page that a plan task opens; undefined for a step of a report. */
  readonly opens?: TaskOpening | undefined
}

/** Returns 'high' for the first third of the items, 'medium' for the second third, and 'low' for the rest. */
export function findPriority(index: number, count: number): StudyItem['priority'] {
  if (index < Math.ceil(count / 3)) return 'high'
  return index < Math.ceil((2 * count) / 3) ? 'medium' : 'low'
}

/** Builds the key for an item of a report. */
export function buildItemKey(context: Report['context'], ...parts: readonly string[]): string {
  return buildKey(context, ...parts)
}
