import type { RichTextEditorProps } from '@pathwise/editor/rich-text-editor'
import { useImperativeHandle, useRef } from 'react'

/** Replaces the rich text editor in jsdom with a textarea for its HTML. */
export function RichTextEditor({ initialHtml, labelledBy, readOnly = false, handle, ...props }: RichTextEditorProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  useImperativeHandle(handle, () => ({
    focus: () => field.current?.focus(),
    html: () => field.current?.value ?? initialHtml,
    insertFormula: () => {},
  }))
  return (
    <textarea
      ref={field}
      aria-labelledby={labelledBy}
      defaultValue={initialHtml}
      readOnly={readOnly}
      onChange={(event) => props.onChange(event.target.value)}
    />
  )
}
