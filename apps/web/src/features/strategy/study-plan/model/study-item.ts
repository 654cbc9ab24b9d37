import { buildItemKey as buildKey } from '@pathwise/planner/item-key'
import type { Report } from '../../report.ts'
import type { TaskLink } from './task-link.ts'

/** The target that a task opens. */
export interface TaskOpening extends TaskLink {
  /** The text of the button, such as 'Register'. */
  readonly verb: string
  /** Whether the card shows the general label of a step instead of the verb. */
  readonly isPractice: boolean
}

/** One translated step of a study plan. The student's progress on it is stored separately under its key. */
export interface StudyItem {
  readonly key: string
  readonly title: string
  readonly description: string
  readonly priority: 'high' | 'medium' | 'low'
  readonly estimatedTime: { readonly minutes: number; readonly per: 'week' | 'once' }
  /** The subject or type; also a translation key. */
  readonly category: 'english' | 'math' | 'science' | 'history' | 'practice' | 'dates' | 'focus'
  /** The basis of an area's level; undefined if nothing was measured. */
  readonly basis?: 'measured' | 'inferred' | 'expected' | undefined
  /** Path of a page that helps with the step. */
  readonly link: string
  /** Path of the problem set for the step; undefined if the bank has none. */
  readonly practice?: string | undefined
  /** The target of a task of the plan; undefined for a step of a report. */
  readonly opens?: TaskOpening | undefined
}

/** Returns 'high' for the first third of the items, 'medium' for the second and 'low' for the last. */
export function findPriority(index: number, count: number): StudyItem['priority'] {
  if (index < Math.ceil(count / 3)) return 'high'
  return index < Math.ceil((2 * count) / 3) ? 'medium' : 'low'
}

/** Builds the key of an item of a report. */
export function buildItemKey(context: Report['context'], ...parts: readonly string[]): string {
  return buildKey(context, ...parts)
}
