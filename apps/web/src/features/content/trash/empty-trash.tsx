import { buttonStyle } from '@pathwise/ui/button'
import { EmptyState } from '@pathwise/ui/empty-state'
import { Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'

/** The empty state of the trash. */
export function EmptyTrash() {
  const { t } = useTranslation('trash')
  const list = (
    <Link to="/content/list" className={buttonStyle({ variant: 'secondary' })}>
      {t('empty.list')}
    </Link>
  )
  return (
    <EmptyState icon={<Trash2 />} title={t('empty.title')} action={list}>
      {t('empty.text')}
    </EmptyState>
  )
}
