import { writeFigureJson } from '@pathwise/rich-text/figure'
import type { CheckedDraft } from '@pathwise/rich-text/figure-draft-check'
import { type SubmitEvent, useRef } from 'react'
import { useCaption } from '../block/use-caption.ts'
import type { FigureAttributes } from '../schema/figure.ts'
import { useMistakes } from './use-mistakes.ts'

export interface FigureFormProps {
  /** HTML. */
  caption: string
  onSave: (figure: FigureAttributes) => void
  onClose: () => void
}

/**
 * Saves the figure if it has no mistakes. Otherwise, explains the mistakes and focuses the first field that has one.
 */
export function useFigureForm(checked: CheckedDraft, props: Pick<FigureFormProps, 'caption' | 'onSave'>) {
  const caption = useCaption(props.caption)
  const form = useRef<HTMLFormElement>(null)
  const { explain, onBlur, showAll } = useMistakes(checked.mistakes)

  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    // Keeps the submit event from reaching a form around the editor.
    event.stopPropagation()
    const json = checked.figure && checked.mistakes.size === 0 ? writeFigureJson(checked.figure) : undefined
    if (json !== undefined) return props.onSave({ figure: json, caption: caption.html })
    showAll()
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
  }
  return { form, caption, explain, onBlur, onSubmit }
}
