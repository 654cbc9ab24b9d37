import { Button } from '@pathwise/ui/button'
import { RetryAlert } from '@pathwise/ui/retry-alert'
import { useTranslation } from 'react-i18next'
import type { useContentPages } from '../content-pages.ts'

type Pages = Pick<ReturnType<typeof useContentPages>, 'items' | 'loading' | 'failed' | 'hasMore' | 'loadMore' | 'retry'>

/** The footer of the table: a button to load more, or the error of a failed page. */
export function TrashFoot({ pages: { items, loading, failed, hasMore, loadMore, retry } }: { pages: Pages }) {
  const { t } = useTranslation(['trash', 'common'])
  if (failed)
    return (
      <RetryAlert label={t('trash:again')} onRetry={retry}>
        {t('trash:loadFailed')}
      </RetryAlert>
    )
  if (!items) return <output className="text-muted">{t('common:loading')}</output>
  if (!hasMore) return null
  return (
    <Button variant="secondary" busy={loading} onClick={() => void loadMore()}>
      {loading ? t('common:loading') : t('trash:loadMore')}
    </Button>
  )
}
