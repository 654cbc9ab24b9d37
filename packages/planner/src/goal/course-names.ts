import type { CourseId } from '../data/courses.ts'
import type { Subject } from '../data/skills.ts'

const apBySubject = {
  mathematics: null,
  physics: 'ap.physics-1',
  chemistry: 'ap.chemistry',
  biology: 'ap.biology',
  english: 'ap.english-language',
  history: 'ap.world-history',
} as const satisfies Record<Subject, CourseId | null>

/**
 * Returns the course for an exam and a subject, such as 'AP biology' or 'IB chemistry HL'. An IB course without a level
 * is SL, because HL contains all of SL. Returns null for an ambiguous name such as 'AP math'.
 */
export function findCourse(exam: 'AP' | 'IB', subject: Subject, level: 'hl' | 'sl' | null): CourseId | null {
  if (exam === 'AP') return apBySubject[subject]
  switch (subject) {
    case 'mathematics':
      return `ib.math-aa-${level ?? 'sl'}`
    case 'english':
      return 'ib.english-a'
    case 'history':
      return 'ib.history'
    case 'physics':
    case 'chemistry':
    case 'biology':
      return `ib.${subject}-${level ?? 'sl'}`
  }
}
