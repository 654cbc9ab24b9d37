import type { FieldsRow } from './field-row.ts'

/** A stored question with all the fields that a file can contain. */
export interface ExportedQuestion extends Readonly<FieldsRow> {
  readonly legacyId: string
  /** HTML with only the elements of the allow-list, as in the choices and the explanation. */
  readonly body: string
  readonly choices: readonly { readonly id: string; readonly html: string }[]
  readonly answer: string
  readonly explanation: string
}

/** Writes a file in parts: the head, each question in order, the tail. */
export interface TextWriter {
  readonly head: string
  /** @param index zero-based */
  write(question: ExportedQuestion, index: number): string
  readonly tail: string
}
