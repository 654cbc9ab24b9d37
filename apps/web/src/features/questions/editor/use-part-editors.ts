import type { RichTextEditorHandle } from '@pathwise/editor/rich-text-editor'
import { buildChoice } from '@pathwise/question-formats/vocabulary.schemas'
import { RichTextError } from '@pathwise/rich-text/error'
import { cleanPhrase } from '@pathwise/rich-text/phrase'
import { type RefCallback, useState } from 'react'
import type { QuestionText } from './question-text.ts'

/**
 * Converts an editor's HTML to a single line. Returns HTML over the limit unchanged, so that schema validation rejects
 * it.
 */
export function toPhrase(html: string): string {
  try {
    return cleanPhrase(html)
  } catch (error) {
    if (error instanceof RichTextError) return html
    throw error
  }
}

/** Wraps one line of HTML in a paragraph, which the rich-text editors require. */
export const toParagraph = (phrase: string) => (phrase === '' ? '' : `<p>${phrase}</p>`)

/** Creates a registry of editors, keyed by part name. The editor of the question text is not registered. */
function createPartEditors() {
  const handles = new Map<string, RichTextEditorHandle>()
  const refs = new Map<string, RefCallback<RichTextEditorHandle>>()
  const read = (name: string, before: string) => handles.get(name)?.html() ?? before

  function readPhrase(name: string, before: string): string {
    const html = read(name, toParagraph(before))
    // If the editor's content is unchanged, return the stored text, because the conversion may alter it.
    return html === toParagraph(before) ? before : toPhrase(html)
  }

  return {
    /** Returns a ref callback that registers the editor of a part, such as `choices.A`. */
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
     * Returns `text` with the current content of the editors. Parts without an editor are unchanged.
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

export function usePartEditors() {
  const [editors] = useState(createPartEditors)
  return editors
}
export type PartEditors = ReturnType<typeof usePartEditors>
