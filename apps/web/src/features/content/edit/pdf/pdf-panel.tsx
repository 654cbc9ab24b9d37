import { ScrollRegion } from '@pathwise/ui/scroll-region'
import { Skeleton } from '@pathwise/ui/skeleton'
import { useTranslation } from 'react-i18next'
import { RetryAlert } from '../../../../lib/retry-alert.tsx'
import type { ContentText } from '../use-content-document.ts'
import { PdfPages } from './pdf-pages.tsx'
import { useDraftPdf } from './use-draft-pdf.ts'

/** Shows an unsaved text as its PDF. */
export function PdfPanel({ text }: { text: ContentText }) {
  const { t } = useTranslation('contentEdit')
  const { bytes, problem, isUpdating, retry } = useDraftPdf(text)
  return (
    <div className="sticky top-20 flex max-h-[calc(100dvh-6rem)] min-w-0 flex-col gap-3">
      <div className="flex min-h-9 items-center gap-3">
        <h2 className="font-medium">{t('pdf.label')}</h2>
        <output className="text-sm text-muted">{isUpdating && t('pdf.updating')}</output>
      </div>
      {problem && <RetryAlert onRetry={retry}>{t(`pdf.problems.${problem}`)}</RetryAlert>}
      <ScrollRegion
        aria-label={t('pdf.label')}
        aria-busy={isUpdating}
        className="flex min-h-40 flex-col gap-3 overflow-y-auto rounded-card border border-line bg-raised p-3"
      >
        {bytes ? <PdfPages bytes={bytes} /> : isUpdating && <Skeleton className="aspect-[17/22] w-full" />}
      </ScrollRegion>
    </div>
  )
}
