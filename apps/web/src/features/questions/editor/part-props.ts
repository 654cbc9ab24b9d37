import type { FieldsProps } from '../attributes/attribute-fields.tsx'
import type { QuestionText } from './question-text.ts'
import type { PartEditors } from './use-part-editors.ts'

/** The props of each part of the open question. */
export interface PartProps {
  text: QuestionText
  /** The plain-text fields, with their values as typed. */
  fields: FieldsProps
  editors: PartEditors
  /**
   * Changes when the text is replaced. Use it in the `key` of each editor, because editors read their text only once.
   */
  round: string
  readOnly: boolean
  change: (part: Partial<QuestionText> | ((before: QuestionText) => Partial<QuestionText>)) => void
}
