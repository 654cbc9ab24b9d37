import type { ContentItem } from '@pathwise/api/content/content.schemas'
import { useTranslation } from 'react-i18next'

/** The author of an item: account name and id, or the brand for items that have no author account. */
export function Author({ item: { author_id, author_name } }: { item: Pick<ContentItem, 'author_id' | 'author_name'> }) {
  const { t } = useTranslation('common')
  if (author_id === null) return <span>{t('brand')}</span>
  return (
    <span className="wrap-anywhere">
      {author_name} <span className="font-mono text-[0.8125em]">{author_id}</span>
    </span>
  )
}
