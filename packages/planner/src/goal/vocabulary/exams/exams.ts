import { admissionTests } from './admission.ts'
import { contests } from './contests.ts'
import type { ExamRow } from './exam-row.ts'
import { languageTests } from './language.ts'
import { plannedExams } from './planned.ts'
import { schoolExams } from './school.ts'

export const examRows: readonly ExamRow[] = [
  ...plannedExams,
  ...contests,
  ...admissionTests,
  ...schoolExams,
  ...languageTests,
]
