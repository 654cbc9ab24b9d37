import { fromRow } from '@pathwise/question-formats/field-row'
import type { CheckedRow } from './check-row.ts'
import type { ImportedRow } from './import.schemas.ts'

const excerptLength = 200

export function isRefused({ findings }: Pick<CheckedRow, 'findings'>): boolean {
  return findings.some(({ severity }) => severity === 'refused')
}

/** Presents a checked row for the import preview. */
export function presentRow(checked: CheckedRow, known: ReadonlySet<string>): ImportedRow {
  const { row, findings, question } = checked
  return {
    ...row,
    action: findAction(checked, known),
    findings: [...findings],
    question: question
      ? {
          legacy_id: question.legacyId,
          ...fromRow(question),
          excerpt: question.bodyText.slice(0, excerptLength).replace(/\p{Surrogate}$/u, ''),
          formulas: question.latexExpressions.length,
          choices: question.choices.length,
          answer: question.answer,
        }
      : null,
  }
}

function findAction(checked: CheckedRow, known: ReadonlySet<string>): ImportedRow['action'] {
  if (isRefused(checked)) return 'refuse'
  if (!checked.question) return 'leave_out'
  return known.has(checked.question.legacyId) ? 'replace' : 'create'
}
