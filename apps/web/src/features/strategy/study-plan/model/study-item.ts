/** An item's subject or type; also a translation key. */
export type Category = 'english' | 'math' | 'science' | 'history' | 'practice' | 'dates' | 'focus'

/** One translated step of a study plan. The student's progress on it is stored separately under its key. */
export interface StudyItem {
  readonly key: string
  readonly title: string
  readonly description: string
  readonly priority: 'high' | 'medium' | 'low'
  readonly estimatedTime: { readonly minutes: number; readonly per: 'week' | 'once' }
  readonly category: Category
  /** Path of a page that helps with the step. */
  readonly link: string
}

/** Returns 'high' for the first third of the items, 'medium' for the second and 'low' for the last. */
export function findPriority(index: number, count: number): StudyItem['priority'] {
  if (index < Math.ceil(count / 3)) return 'high'
  return index < Math.ceil((2 * count) / 3) ? 'medium' : 'low'
}
