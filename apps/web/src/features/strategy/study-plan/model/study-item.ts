/** What an item is about; the key of a text. */
export type Category = 'english' | 'math' | 'science' | 'history' | 'practice' | 'dates' | 'focus'

/** One step of a study plan, in the words on screen. How far the student is with it is kept apart, by its key. */
export interface StudyItem {
  readonly key: string
  readonly title: string
  readonly description: string
  readonly priority: 'high' | 'medium' | 'low'
  readonly estimatedTime: { readonly minutes: number; readonly per: 'week' | 'once' }
  readonly category: Category
  /** A page that helps with it. */
  readonly link: string
}

/** The first third matters most, the last third least. */
export function priorityOf(index: number, count: number): StudyItem['priority'] {
  if (index < Math.ceil(count / 3)) return 'high'
  return index < Math.ceil((2 * count) / 3) ? 'medium' : 'low'
}
