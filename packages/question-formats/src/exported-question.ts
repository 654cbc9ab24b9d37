import type { FieldsRow } from './field-row.ts'
import type { ExportedPictures } from './shared/pictures.ts'
import type { Choice } from './vocabulary.schemas.ts'

/** A stored question with all the fields that a file can contain. */
export interface ExportedQuestion extends Readonly<FieldsRow> {
  readonly legacyId: string
  /** HTML that contains only allow-listed elements, as do `choices` and `explanation`. */
  readonly body: string
  readonly choices: readonly Readonly<Choice>[]
  readonly answer: string
  readonly explanation: string
  /** The images in the question's HTML. An image whose file is missing keeps its URL. */
  readonly pictures?: ExportedPictures
}

/** Writes a file in three parts: the start, each question in order, and the end. */
export interface TextWriter {
  readonly head: string
  /** @param index zero-based */
  write(question: ExportedQuestion, index: number): string
  readonly tail: string
}
