import type { RichTextEditorHandle } from '@pathwise/editor/rich-text-editor'
import { buildChoice } from '@pathwise/question-formats/vocabulary.schemas'
import { RichTextError } from '@pathwise/rich-text/error'
import { cleanPhrase } from '@pathwise/rich-text/phrase'
import { type RefCallback, useState } from 'react'
import type { QuestionText } from './question-text.ts'

/**
 * Converts an editor's HTML to a single line. Returns HTML that is too long unchanged, so that schema validation
 * rejects it.
 */
export function toPhrase(html: string): string {
  try {
    return cleanPhrase(html)
  } catch (error) {
    if (error instanceof RichTextError) return html
    throw error
  }
}

/** Converts one-line text to a paragraph for an editor. */
export const toParagraph = (phrase: string) => (phrase === '' ? '' : `<p>${phrase}</p>`)

/**
 * Creates the registry of all editors except the question text editor. Each editor is keyed by the name of its part.
 */
function createPartEditors() {
  const handles = new Map<string, RichTextEditorHandle>()
  const refs = new Map<string, RefCallback<RichTextEditorHandle>>()
  const read = (name: string, before: string) => handles.get(name)?.html() ?? before

  function readPhrase(name: string, before: string): string {
    const html = read(name, toParagraph(before))
    // Return the stored text if the editor is unchanged, because the conversion may alter it.
    return html === toParagraph(before) ? before : toPhrase(html)
  }

  return {
    /** Returns the ref callback that registers the editor for a part, such as `choices.A`. */
    ref: (name: string): RefCallback<RichTextEditorHandle> => {
      const known = refs.get(name)
      if (known) return known
      const register = (handle: RichTextEditorHandle | null) => {
        if (handle) handles.set(name, handle)
        else handles.delete(name)
      }
      refs.set(name, register)
      return register
    },
    /**
     * Returns the question text with the editors' current content.
     * @throws RichTextError if an editor's content exceeds the limits
     */
    readAll: (text: QuestionText): QuestionText => ({
      ...text,
      choices: text.choices.map((choice) => {
        const html = readPhrase(`choices.${choice.id}`, choice.html)
        return buildChoice({ ...choice, html, feedback: readPhrase(`feedback.${choice.id}`, choice.feedback ?? '') })
      }),
      hints: [0, 1].map((index) => read(`hints.${index}`, text.hints[index] ?? '')).filter((hint) => hint !== ''),
      explanation: read('explanation', text.explanation),
      rubric: read('rubric', text.rubric),
    }),
  }
}

/** Returns the registry of editors for the parts of the open question. */
export function usePartEditors() {
  const [editors] = useState(createPartEditors)
  return editors
}
export type PartEditors = ReturnType<typeof usePartEditors>
