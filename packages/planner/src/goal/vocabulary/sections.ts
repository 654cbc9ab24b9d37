import type { ExamName } from './exam-names.ts'
import type { Field } from './field.ts'

/** The section name for each exam and part. For example, the section for the SAT and 'math' is SAT Math. */
export const sectionNames: Readonly<
  Partial<Record<ExamName, Readonly<Partial<Record<NonNullable<Field['part']>, string>>>>>
> = {
  SAT: {
    math: 'SAT Math',
    english: 'SAT Reading and Writing',
    reading: 'SAT Reading and Writing',
    writing: 'SAT Reading and Writing',
    rw: 'SAT Reading and Writing',
  },
  ACT: {
    math: 'ACT Math',
    english: 'ACT English',
    reading: 'ACT Reading',
    science: 'ACT Science',
    writing: 'ACT Writing',
    rw: 'ACT English',
  },
  TOEFL: {
    reading: 'TOEFL Reading',
    listening: 'TOEFL Listening',
    speaking: 'TOEFL Speaking',
    writing: 'TOEFL Writing',
  },
  IELTS: {
    reading: 'IELTS Reading',
    listening: 'IELTS Listening',
    speaking: 'IELTS Speaking',
    writing: 'IELTS Writing',
  },
  SSAT: { math: 'SSAT Quantitative', reading: 'SSAT Reading', rw: 'SSAT Verbal' },
  DET: {},
}
