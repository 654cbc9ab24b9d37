import type { RichTextEditorHandle } from '@pathwise/editor/rich-text-editor'
import { Loading, Skeleton } from '@pathwise/ui/skeleton'
import { lazy, type Ref, Suspense, useId } from 'react'
import { useTranslation } from 'react-i18next'

const RichTextEditor = lazy(async () => ({
  default: (await import('@pathwise/editor/rich-text-editor')).RichTextEditor,
}))

interface BodyFieldProps {
  /** Read once; another text needs another `key`. */
  html: string
  readOnly: boolean
  editor: Ref<RichTextEditorHandle>
  onChange: (html: string) => void
}

/** The item's text in the rich editor, which comes when it is first needed. */
export function BodyField({ html, readOnly, editor, onChange }: BodyFieldProps) {
  const { t } = useTranslation('contentEdit')
  const label = useId()
  return (
    <div className="min-w-0">
      <p id={label} className="mb-1.5 font-medium">
        {t('body')}
      </p>
      <Suspense
        fallback={
          <Loading label={t('loading')}>
            <Skeleton className="h-96 w-full" />
          </Loading>
        }
      >
        <RichTextEditor
          initialHtml={html}
          labelledBy={label}
          placeholder={t('placeholder')}
          readOnly={readOnly}
          handle={editor}
          onChange={onChange}
        />
      </Suspense>
    </div>
  )
}
