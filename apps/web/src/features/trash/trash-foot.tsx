import { Alert } from '@pathwise/ui/alert'
import { Button } from '@pathwise/ui/button'
import { useTranslation } from 'react-i18next'
import type { useContentPages } from '../../lib/content/content-pages.ts'

type Pages = Pick<ReturnType<typeof useContentPages>, 'items' | 'loading' | 'failed' | 'hasMore' | 'loadMore' | 'retry'>

/** What is below the table: the next page, or a page that did not come. */
export function TrashFoot({ pages: { items, loading, failed, hasMore, loadMore, retry } }: { pages: Pages }) {
  const { t } = useTranslation(['trash', 'common'])
  if (failed)
    return (
      <Alert
        tone="danger"
        action={
          <Button variant="secondary" size="small" onClick={retry}>
            {t('trash:again')}
          </Button>
        }
      >
        {t('trash:loadFailed')}
      </Alert>
    )
  if (!items) return <output className="text-muted">{t('common:loading')}</output>
  if (!hasMore) return null
  return (
    <Button variant="secondary" busy={loading} onClick={() => void loadMore()}>
      {loading ? t('common:loading') : t('trash:loadMore')}
    </Button>
  )
}
