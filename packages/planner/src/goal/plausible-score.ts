import type { Holder } from './structure.ts'

/**
 * Returns whether a number is plausible as a score of the exam, section, course or average, even if it is off the
 * scale.
 */
export function isPlausibleScore(holder: Holder, value: number): boolean {
  switch (holder.kind) {
    case 'local':
      return value >= 30 && value <= 100
    case 'gpa':
      return value <= 5 || (value >= 50 && value <= 100)
    case 'total':
      return false
    case 'section':
      return holder.exam === 'SAT' || holder.exam === 'SSAT' ? value >= 100 && value <= 900 : value < 100
    case 'course':
      return Number.isInteger(value) && (holder.exam === 'AP' ? value <= 10 : value < 100)
    case 'exam':
    case 'excluded':
      switch (holder.exam) {
        case 'SAT':
        case 'PSAT':
          return value >= 100 && value <= 9999
        case 'ACT':
        case 'IB':
          return value < 100 && Number.isInteger(value)
        case 'AP':
          return value <= 10 && Number.isInteger(value)
        case 'IELTS':
          return value <= 20
        case 'TOEFL':
        case 'DET':
          return value <= 300
        case 'OUAC':
          return false
        case 'AMC':
        case 'SSAT':
        case 'other':
          return true
      }
  }
}
