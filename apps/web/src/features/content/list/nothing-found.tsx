import { EmptyState } from '@pathwise/ui/empty-state'
import { SearchX } from 'lucide-react'
import { useTranslation } from 'react-i18next'

/** The empty state of the list. */
export function NothingFound() {
  const { t } = useTranslation('contentList')
  return (
    <EmptyState icon={<SearchX />} title={t('empty.title')}>
      {t('empty.text')}
    </EmptyState>
  )
}
