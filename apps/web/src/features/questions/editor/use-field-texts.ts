import { useState } from 'react'
import {
  type AttributeValues,
  type FieldTexts,
  findUnreadable,
  readFields,
  toFormValues,
} from '../attributes/attribute-values.ts'
import type { QuestionText } from './question-text.ts'

/**
 * Returns the plain-text fields as typed, and a function that updates the question from them. A number that cannot be
 * parsed stays in its field and is listed in `unreadable`.
 * @param round changes when the text is replaced, which discards the typed values
 */
export function useFieldTexts(text: QuestionText, round: string, change: (part: Partial<QuestionText>) => void) {
  const [typed, setTyped] = useState<Partial<FieldTexts>>({})
  const [last, setLast] = useState(round)
  if (round !== last) {
    setLast(round)
    setTyped({})
  }
  return {
    values: { ...toFormValues(text), ...typed } satisfies AttributeValues,
    unreadable: findUnreadable(typed),
    onChange: ({ legacy_id, choices, answer, ...texts }: Partial<AttributeValues>) => {
      setTyped((before) => ({ ...before, ...texts }))
      change({
        ...(legacy_id !== undefined && { legacy_id }),
        ...(choices !== undefined && { choices }),
        ...(answer !== undefined && { answer }),
        ...readFields(texts),
      })
    },
  }
}
