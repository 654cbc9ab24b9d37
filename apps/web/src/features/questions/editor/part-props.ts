import type { FieldsProps } from '../attributes/attribute-fields.tsx'
import type { QuestionText } from './question-text.ts'
import type { PartEditors } from './use-part-editors.ts'

/** What each part of the open question gets. */
export interface PartProps {
  text: QuestionText
  /** The plain fields as typed. */
  fields: FieldsProps
  editors: PartEditors
  /** Changes when the text is replaced. Editors read their text only once, so it belongs to their keys. */
  round: string
  readOnly: boolean
  change: (part: Partial<QuestionText> | ((before: QuestionText) => Partial<QuestionText>)) => void
}
