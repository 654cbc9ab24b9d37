import { Badge } from '@pathwise/ui/badge'
import { PageHeading } from '@pathwise/ui/page-heading'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

/** A page that says what will be here, and where to go meanwhile. */
export function ComingSoon({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const { t } = useTranslation('placeholders')
  return (
    <>
      <div className="mb-4">
        <Badge tone="accent">{t('comingSoon')}</Badge>
      </div>
      <PageHeading title={title} lead={text} />
      <div className="flex flex-wrap gap-3">{children}</div>
    </>
  )
}
