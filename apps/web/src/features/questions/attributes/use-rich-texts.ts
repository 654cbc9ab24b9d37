import type { RichTextEditorHandle } from '@pathwise/editor/rich-text-editor'
import { RichTextError } from '@pathwise/rich-text/error'
import { type RefObject, useRef } from 'react'
import type { QuestionText } from '../editor/question-text.ts'
import type { AttributeField } from './attribute-values.ts'

type Editor = RefObject<RichTextEditorHandle | null>
type RichTexts = Pick<QuestionText, 'explanation' | 'hints' | 'rubric'>

/**
 * Returns refs to the form's rich-text editors. `read` returns their content, or the names of the fields whose content
 * is too large.
 */
export function useRichTexts(start: RichTexts) {
  const editors = {
    explanation: useRef<RichTextEditorHandle>(null),
    hints: [useRef<RichTextEditorHandle>(null), useRef<RichTextEditorHandle>(null)],
    rubric: useRef<RichTextEditorHandle>(null),
  }

  function read(): { texts: RichTexts } | { tooLarge: ReadonlySet<AttributeField> } {
    const explanation = readText(editors.explanation, start.explanation)
    const rubric = readText(editors.rubric, start.rubric)
    const hints = editors.hints.map((editor, index) => readText(editor, start.hints[index]))
    const known = hints.filter((hint) => hint !== undefined)
    if (explanation !== undefined && rubric !== undefined && known.length === hints.length) {
      return { texts: { explanation, rubric, hints: known.filter((hint) => hint !== '') } }
    }
    const tooLarge = new Set<AttributeField>()
    if (explanation === undefined) tooLarge.add('explanation')
    if (rubric === undefined) tooLarge.add('rubric')
    if (known.length < hints.length) tooLarge.add('hints')
    return { tooLarge }
  }

  return { editors, read }
}

/** Returns an editor's content, or `initial` if it is not mounted. Returns undefined if the content is too large. */
function readText(editor: Editor, initial = ''): string | undefined {
  try {
    return editor.current?.html() ?? initial
  } catch (error) {
    if (error instanceof RichTextError) return undefined
    throw error
  }
}
