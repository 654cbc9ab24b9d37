import { Skeleton } from '@pathwise/ui/skeleton'
import { useCallback, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { RetryAlert } from '../../../lib/retry-alert.tsx'
import type { ContentPages } from '../content-pages.ts'

/** The end of the list counts as near within this distance below the viewport, in pixels. */
const nearness = 300

/**
 * Calls `onNear` when the element with the returned ref is in or just below the viewport. Checks again when `step`
 * changes, because the element may still be near. Does nothing while `step` is undefined.
 */
function useNearEnd(step: number | undefined, onNear: () => void) {
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (step === undefined || !end.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        // A callback may receive several entries. Only the last one is current.
        if (entries.at(-1)?.isIntersecting) onNear()
      },
      { rootMargin: `0px 0px ${nearness}px` },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [step, onNear])
  return end
}

/** The end of the list: a loading, error or end message. Loads the next page when it is near the viewport. */
export function ListEnd({ pages: { items, loading, failed, hasMore, loadMore, retry } }: { pages: ContentPages }) {
  const { t } = useTranslation(['contentList', 'common'])
  const near = useCallback(() => void loadMore(), [loadMore])
  const end = useNearEnd(hasMore && !loading && !failed ? items?.length : undefined, near)
  return (
    <div ref={end} className="mt-6">
      {!items && loading && (
        <div className="grid gap-3">
          {['one', 'two', 'three', 'four'].map((name) => (
            <Skeleton key={name} className="h-24 w-full" />
          ))}
        </div>
      )}
      {failed && <RetryAlert onRetry={retry}>{t('contentList:loadFailed')}</RetryAlert>}
      <output aria-live="polite" className="block py-4 text-center text-muted">
        {loading && t('common:loading')}
        {!loading && !failed && !hasMore && t('contentList:end')}
      </output>
    </div>
  )
}
