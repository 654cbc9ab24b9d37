import type { RichTextEditorHandle } from '@pathwise/editor/rich-text-editor'
import { Loading, Skeleton } from '@pathwise/ui/skeleton'
import { clsx } from 'clsx'
import { lazy, type Ref, Suspense, useId } from 'react'

const RichTextEditor = lazy(async () => ({
  default: (await import('@pathwise/editor/rich-text-editor')).RichTextEditor,
}))

interface RichTextFieldProps {
  label: string
  placeholder: string
  /** Said while the editor's code is on its way. */
  loading: string
  /** Read once; another text needs another `key`. */
  html: string
  readOnly?: boolean
  /** What is wrong, in words; undefined while nothing is. */
  error?: string | undefined
  editor?: Ref<RichTextEditorHandle>
  onChange: (html: string) => void
  /** Takes the height of a long text while it is loading. */
  tall?: boolean
}

/** A labelled text in the rich editor, which comes when it is first needed. */
export function RichTextField({ label, loading, html, error, editor, tall = true, ...rest }: RichTextFieldProps) {
  const id = useId()
  return (
    <div className="min-w-0">
      <p id={id} className="mb-1.5 font-medium">
        {label}
      </p>
      <Suspense
        fallback={
          <Loading label={loading}>
            <Skeleton className={clsx('w-full', tall ? 'h-96' : 'h-48')} />
          </Loading>
        }
      >
        <RichTextEditor
          {...rest}
          {...(editor && { handle: editor })}
          {...(error && { describedBy: `${id}-error` })}
          initialHtml={html}
          labelledBy={id}
        />
      </Suspense>
      {error && (
        <p id={`${id}-error`} className="mt-1.5 text-sm font-medium text-danger">
          {error}
        </p>
      )}
    </div>
  )
}
