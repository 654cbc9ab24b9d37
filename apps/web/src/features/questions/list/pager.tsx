import { Button } from '@pathwise/ui/button'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'

interface PagerProps {
  /** The accessible name of the navigation. */
  label: string
  page: number
  pages: number
  onPage: (page: number) => void
}

export function Pager({ label, page, pages, onPage }: PagerProps) {
  const { t } = useTranslation('questions')
  return (
    <nav aria-label={label} className="flex items-center justify-between gap-2 print:hidden">
      <Button variant="secondary" size="small" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <ChevronLeft aria-hidden="true" className="-ml-1 size-4" />
        {t('list.previous')}
      </Button>
      <span className="text-sm tabular-nums">
        <span aria-hidden="true">{t('list.page', { page, pages })}</span>
        <span className="sr-only">{t('list.pageLabel', { page, pages })}</span>
      </span>
      <Button variant="secondary" size="small" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {t('list.next')}
        <ChevronRight aria-hidden="true" className="-mr-1 size-4" />
      </Button>
    </nav>
  )
}
