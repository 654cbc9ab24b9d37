import type { FieldsProps } from '../attributes/attribute-fields.tsx'
import type { QuestionText } from './question-text.ts'
import type { PartEditors } from './use-part-editors.ts'

export interface PartProps {
  text: QuestionText
  /** The plain-text fields, with values as typed. */
  fields: FieldsProps
  editors: PartEditors
  /**
   * Changes when the text is replaced. Include it in each editor's `key`, because editors read their text only once.
   */
  round: string
  readOnly: boolean
  change: (part: Partial<QuestionText> | ((before: QuestionText) => Partial<QuestionText>)) => void
}
