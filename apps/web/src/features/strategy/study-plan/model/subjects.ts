import type { Subject } from '@pathwise/planner/data/skills'
import type { StudyItem } from './study-item.ts'

/** Maps each subject to its category and guide. */
export const subjects = {
  english: { category: 'english', guide: 'english' },
  mathematics: { category: 'math', guide: 'math' },
  physics: { category: 'science', guide: 'science' },
  chemistry: { category: 'science', guide: 'science' },
  biology: { category: 'science', guide: 'science' },
  history: { category: 'history', guide: 'social-studies' },
} as const satisfies Record<Subject, { category: StudyItem['category']; guide: string }>
