import type { FieldsRow } from './field-row.ts'
import type { ExportedPictures } from './shared/pictures.ts'
import type { Choice } from './vocabulary.schemas.ts'

/** A stored question with all fields that a file can contain. */
export interface ExportedQuestion extends Readonly<FieldsRow> {
  readonly legacyId: string
  /** HTML with only allow-listed elements, as in `choices` and `explanation`. */
  readonly body: string
  readonly choices: readonly Readonly<Choice>[]
  readonly answer: string
  readonly explanation: string
  /** The image files that the HTML refers to. An image without a file keeps its URL. */
  readonly pictures?: ExportedPictures
}

/** Writes a file: its head, each question in order, and its tail. */
export interface TextWriter {
  readonly head: string
  /** @param index counts from 0 */
  write(question: ExportedQuestion, index: number): string
  readonly tail: string
}
