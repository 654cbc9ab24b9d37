import type { Question } from '@pathwise/api/questions/questions.schemas'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FieldsProps } from '../attributes/attribute-fields.tsx'
import type { AttributeField } from '../attributes/attribute-values.ts'
import type { QuestionText } from './question-text.ts'
import { useFieldTexts } from './use-field-texts.ts'
import { usePartEditors } from './use-part-editors.ts'
import { useQuestionDocument } from './use-question-document.ts'

/** Edits all parts of a question as one document: the rich-text editors and the plain-text fields. */
export function useQuestionEditing({ userId, start }: { userId: string; start: Question }) {
  const { t } = useTranslation('questions')
  const editors = usePartEditors()
  const unreadable = useRef<readonly AttributeField[]>([])
  const editing = useQuestionDocument({ userId, start, editors, findUnreadable: () => unreadable.current })
  const { text, state, revision, change } = editing
  const [applied, setApplied] = useState(0)
  const round = `${revision}-${applied}`
  const fieldTexts = useFieldTexts(text, round, change)
  useEffect(() => {
    unreadable.current = fieldTexts.unreadable
  })

  const refused = state.kind === 'problem' ? state.problem : undefined
  const isRefused = (field: AttributeField) =>
    (refused?.kind === 'invalid' && refused.fields.includes(field)) ||
    (refused?.kind === 'idTaken' && field === 'legacy_id')
  const fields: FieldsProps = {
    values: fieldTexts.values,
    onChange: fieldTexts.onChange,
    findError: (field) => (isRefused(field) ? t(`rules.${field}`) : undefined),
  }

  return {
    editing,
    /** The props that are passed to every part of the page. */
    part: { text, fields, editors, round, readOnly: editing.locked, change },
    /** Changes fields and remounts the editors of all parts except the question text. */
    apply: (part: Partial<QuestionText>) => {
      change(part)
      setApplied((before) => before + 1)
    },
  }
}
