import { RenderedHtml } from '@pathwise/editor/rendered-html'
import { RenderedPhrase } from '@pathwise/editor/rendered-phrase'
import { ScrollRegion } from '@pathwise/ui/scroll-region'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { CopyText } from '../../../lib/editing/copy-text.tsx'
import type { ContentText } from './content-text.ts'

/** One of the two texts of a version conflict, with a copy button. */
export function ConflictText({ whose, text }: { whose: 'mine' | 'theirs'; text: ContentText }) {
  const { t } = useTranslation('unsaved')
  const id = useId()
  return (
    <div className="flex min-w-0 flex-col gap-3 rounded-card border border-line bg-surface p-4">
      <h3 id={id} className="font-semibold text-muted">
        {t(`conflict.${whose}`)}
      </h3>
      <ScrollRegion aria-labelledby={id} className="max-h-96 overflow-y-auto p-1">
        <p className="mb-3 text-lg font-semibold wrap-anywhere">
          <RenderedPhrase html={text.title} lang={text.language} />
        </p>
        <RenderedHtml html={text.body} lang={text.language} />
      </ScrollRegion>
      <CopyText whose={whose} html={`<p>${text.title}</p>${text.body}`} />
    </div>
  )
}
