import type { FieldsRow } from './field-row.ts'
import type { Finding, LossCode, RefusalCode, RowPlace } from './findings.schemas.ts'

type ImportedFields = { readonly [Name in Exclude<keyof FieldsRow, 'skillTags'>]?: FieldsRow[Name] | undefined }

/** A question as a file contains it, whatever its format. What a format has no place for is undefined. */
export interface ImportedQuestion extends ImportedFields {
  readonly legacyId?: string | undefined
  readonly skillTags: readonly string[]
  /** Any HTML. */
  readonly body: string
  /** Any HTML of one line each. */
  readonly choices: readonly { readonly id: string; readonly html: string }[]
  /** The id of the right choice, or the answer itself. */
  readonly answer: string
  /** Any HTML. */
  readonly explanation: string
  /** Whether the texts are as our editor writes them; otherwise LaTeX in delimiters and MathML become formulas. */
  readonly asTyped: boolean
}

/**
 * What one row of a file would become. Without a question, the row is refused (and the file with it) or, if all its
 * findings are losses, left out.
 */
export interface Draft {
  readonly row: RowPlace
  readonly question: ImportedQuestion | undefined
  readonly findings: readonly Finding[]
}

const longestDetail = 200

/** So much of a name or a text as a finding may carry. */
function shorten(detail: string): string {
  if (detail.length <= longestDetail) return detail
  // Not in the middle of a character.
  return `${detail.slice(0, longestDetail).replace(/\p{Surrogate}$/u, '')}…`
}

export function lost(code: LossCode, detail = ''): Finding {
  return { severity: 'lost', code, detail: shorten(detail) }
}

export function buildError(code: RefusalCode, detail = ''): Finding {
  return { severity: 'refused', code, detail: shorten(detail) }
}

/** Ends the reading of a file that is refused as a whole: nothing after this place can be relied on. */
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
