import type { FieldsRow } from './field-row.ts'

/** A stored question, with everything that a file can hold of it. */
export interface ExportedQuestion extends Readonly<FieldsRow> {
  readonly legacyId: string
  /** HTML of the project's allow-list, like the choices and the explanation. */
  readonly body: string
  readonly choices: readonly { readonly id: string; readonly html: string }[]
  readonly answer: string
  readonly explanation: string
}

/** Writes questions one after the other: the head, each question, the tail. */
export interface TextWriter {
  readonly head: string
  /** @param index counted from 0 */
  write(question: ExportedQuestion, index: number): string
  readonly tail: string
}
