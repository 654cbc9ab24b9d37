import type { RichTextEditorProps } from '@pathwise/editor/rich-text-editor'
import { useImperativeHandle, useRef } from 'react'

/** In jsdom, replaces the rich text editor with a textarea that contains the raw HTML. */
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
