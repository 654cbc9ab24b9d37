import type { FieldsRow } from './field-row.ts'
import type { FileColumn, Finding, LossCode, RefusalCode, RowPlace } from './findings.schemas.ts'
import type { Choice } from './vocabulary.schemas.ts'

type ImportedFields = { readonly [Name in Exclude<keyof FieldsRow, 'skillTags'>]?: FieldsRow[Name] | undefined }

/** A question that was read from a file of any format. Fields that the format lacks are undefined. */
export interface ImportedQuestion extends ImportedFields {
  readonly legacyId?: string | undefined
  readonly skillTags: readonly string[]
  /** HTML that has not been sanitized. */
  readonly body: string
  /** The HTML of each choice: a single line that has not been sanitized. */
  readonly choices: readonly Readonly<Choice>[]
  /** The id of the correct choice, or the text of the answer. */
  readonly answer: string
  /** HTML that has not been sanitized. */
  readonly explanation: string
  /** The images included in the file, keyed by the URLs that the question's HTML uses for them. */
  readonly files?: ReadonlyMap<string, Uint8Array>
  /** Whether the content comes from our editor. Otherwise, LaTeX in delimiters and MathML are converted to formulas. */
  readonly asTyped: boolean
}

/**
 * The result of reading one row of a file. A row with no `question` is skipped if all its findings are losses, and
 * rejected otherwise.
 */
export interface Draft {
  readonly row: RowPlace
  readonly question: ImportedQuestion | undefined
  readonly findings: readonly Finding[]
  /**
   * The row as it appears in the file: an array of cells for a table row, or a single string. Undefined if the format
   * has no rows.
   */
  readonly source?: readonly string[]
  /** The columns of a table. Set only on the draft of the header. */
  readonly columns?: readonly FileColumn[]
  /**
   * Whether reading stops at this row because nothing after it can be read reliably. If so, no row of the file may be
   * imported.
   */
  readonly endsFile?: true
}

/** Returns a draft with no question, for a row that is not imported. */
export function leaveOut(row: RowPlace, findings: readonly Finding[]): Draft {
  return { row, question: undefined, findings }
}

const longestDetail = 200

/** Truncates the detail of a finding to `longestDetail` UTF-16 code units. */
function shorten(detail: string): string {
  if (detail.length <= longestDetail) return detail
  // Removes a surrogate that the truncation left unpaired.
  return `${detail.slice(0, longestDetail).replace(/\p{Surrogate}$/u, '')}…`
}

export function lost(code: LossCode, detail = ''): Finding {
  return { severity: 'lost', code, detail: shorten(detail) }
}

export function buildError(code: RefusalCode, detail = ''): Finding {
  return { severity: 'refused', code, detail: shorten(detail) }
}

/** Thrown to reject a whole file when nothing after `row` can be read reliably. */
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
