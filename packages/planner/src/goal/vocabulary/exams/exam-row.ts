import type { ExamName } from '../exam-names.ts'
import type { Names } from '../names.ts'

/** An exam that we plan for, or another exam with a label to show. */
export type ExamRow = Names & ({ readonly exam: Exclude<ExamName, 'other'> } | { readonly label: string })
