import type { ImportOptions } from '../src/questions/import/import.schemas.ts'

/** Import options that supply every required field except the body. */
export const options = {
  format: 'jsonl',
  replace: false,
  partial: false,
  subject: 'mathematics',
  course: 'Algebra 1',
  grade_code: 'G9',
  difficulty_level: 'beginner',
} as const satisfies ImportOptions

export function lines(...rows: readonly object[]): Uint8Array {
  return Buffer.from(rows.map((row) => JSON.stringify(row)).join('\n'))
}

export const sum = {
  legacy_id: 'SUM-1',
  title: 'A sum',
  content_question_mj: '<p onclick="x()">What is \\(1 + 1\\)?</p>',
  choices: [
    { id: 'A', html: '<p>\\(2\\)</p>' },
    { id: 'B', html: '3' },
  ],
  answer: 'A',
}
