import type { FieldsProps } from '../attributes/attribute-fields.tsx'
import type { QuestionText } from './question-text.ts'
import type { PartEditors } from './use-part-editors.ts'

export interface PartProps {
  text: QuestionText
  /** The values of the plain-text fields as typed, and the function that changes them. */
  fields: FieldsProps
  editors: PartEditors
  /**
   * Changes when the text is replaced. Include it in each editor's `key`, because editors read their text only on
   * mount.
   */
  round: string
  readOnly: boolean
  change: (part: Partial<QuestionText> | ((before: QuestionText) => Partial<QuestionText>)) => void
}
