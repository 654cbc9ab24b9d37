import type { FieldsRow } from './field-row.ts'
import type { FileColumn, Finding, LossCode, RefusalCode, RowPlace } from './findings.schemas.ts'
import type { Choice } from './vocabulary.schemas.ts'

type ImportedFields = { readonly [Name in Exclude<keyof FieldsRow, 'skillTags'>]?: FieldsRow[Name] | undefined }

/** A question as read from a file in any format. Fields that the format lacks are undefined. */
export interface ImportedQuestion extends ImportedFields {
  readonly legacyId?: string | undefined
  readonly skillTags: readonly string[]
  /** Unsanitized HTML. */
  readonly body: string
  /** Each choice is one line of unsanitized HTML. */
  readonly choices: readonly Readonly<Choice>[]
  /** The id of the correct choice, or the text of the answer. */
  readonly answer: string
  /** Unsanitized HTML. */
  readonly explanation: string
  /** The image files in the import, by the URL that the question's HTML uses. */
  readonly files?: ReadonlyMap<string, Uint8Array>
  /** Whether the content comes from our editor. If not, delimited LaTeX and MathML are converted to formulas. */
  readonly asTyped: boolean
}

/**
 * What was read from one row of a file. A row with an error is rejected; its `question`, if any, has the fields that could
 * be read, so that they can be checked as well. Another row without a `question` is skipped.
 */
export interface Draft {
  readonly row: RowPlace
  readonly question: ImportedQuestion | undefined
  readonly findings: readonly Finding[]
  /** The row as it is in the file: the cells of a table, or a single string. Undefined for a format without rows. */
  readonly source?: readonly string[]
  /** The columns of a table. Set only in the draft of its header row. */
  readonly columns?: readonly FileColumn[]
  /** True if nothing after this row can be read reliably. No row of the file may then be imported. */
  readonly endsFile?: true
}

/** Builds a draft without a question, for a row that is not imported. */
export function buildSkippedDraft(row: RowPlace, findings: readonly Finding[]): Draft {
  return { row, question: undefined, findings }
}

const longestDetail = 200

/** Truncates a finding's detail. */
export function shortenDetail(detail: string): string {
  if (detail.length <= longestDetail) return detail
  // Truncation may leave an unpaired surrogate, which is removed.
  return `${detail.slice(0, longestDetail).replace(/\p{Surrogate}$/u, '')}…`
}

export function buildLoss(code: LossCode, detail = ''): Finding {
  return { severity: 'lost', code, detail: shortenDetail(detail) }
}

export function buildError(code: RefusalCode, detail = ''): Finding {
  return { severity: 'refused', code, detail: shortenDetail(detail) }
}

/** Rejects a whole file, because nothing after `row` can be read reliably. */
export class FileRefusal extends Error {
  override readonly name = 'FileRefusal'
  readonly row: RowPlace
  readonly finding: Finding

  constructor(code: RefusalCode, detail = '', row: RowPlace = { number: 0 }) {
    super(code)
    this.row = row
    this.finding = buildError(code, detail)
  }
}
