import type { ContentItem } from '@pathwise/api/content/content.schemas'
import { useTranslation } from 'react-i18next'

interface AuthorProps {
  item: Pick<ContentItem, 'author_id' | 'author_name'>
  /** Whether to also show the account id. */
  withId: boolean
}

/** Shows the author's name, or the brand name if the item has no author account. */
export function Author({ item: { author_id, author_name }, withId }: AuthorProps) {
  const { t } = useTranslation('common')
  if (author_id === null) return <span>{t('brand')}</span>
  return (
    <span className="wrap-anywhere">
      {author_name ?? t('brand')}
      {withId && <span className="ml-1 font-mono text-[0.8125em]">{author_id}</span>}
    </span>
  )
}
