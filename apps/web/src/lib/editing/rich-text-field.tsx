import type { RichTextEditorHandle } from '@pathwise/editor/rich-text-editor'
import { Loading } from '@pathwise/ui/skeleton'
import { clsx } from 'clsx'
import { lazy, type ReactNode, type Ref, Suspense, useId } from 'react'
import { storePicture } from './store-picture.ts'

const RichTextEditor = lazy(async () => ({
  default: (await import('@pathwise/editor/rich-text-editor')).RichTextEditor,
}))

const skeletons = { tall: 'h-96', low: 'h-12', line: 'h-12' } as const

interface RichTextFieldProps {
  label: string
  placeholder: string
  /** The language of the text. */
  lang: string
  /** Shown while the editor's code loads. */
  loading: string
  /** The initial HTML. The field ignores later changes unless its `key` changes. */
  html: string
  readOnly?: boolean
  /** Undefined if the text is valid. */
  error?: string | undefined
  editor?: Ref<RichTextEditorHandle>
  onChange: (html: string) => void
  /** The height and toolbar of the editor; see `RichTextEditor`. */
  size?: keyof typeof skeletons
  /** Shown beside the label. */
  actions?: ReactNode
}

/** A labeled rich text field, whose code loads on first use. */
export function RichTextField({
  label,
  loading,
  html,
  error,
  editor,
  size = 'tall',
  actions,
  ...rest
}: RichTextFieldProps) {
  const id = useId()
  return (
    <div className="min-w-0">
      <div className="mb-1.5 flex items-center justify-between gap-3">
        <p id={id} className="font-medium">
          {label}
        </p>
        {actions}
      </div>
      <Suspense fallback={<Loading label={loading} skeleton={clsx('w-full', skeletons[size])} />}>
        <RichTextEditor
          {...rest}
          size={size}
          pictures={storePicture}
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
