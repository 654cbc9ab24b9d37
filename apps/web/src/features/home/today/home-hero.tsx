import { Skeleton } from '@pathwise/ui/skeleton'
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { getI18n } from 'react-i18next'
import { onEntryChangedInOtherTab, readText } from '../../../lib/browser-storage.ts'
import { useHydrated } from '../../../lib/use-hydrated.ts'
import { subscribeSyncState } from '../../strategy/sync/sync-state.ts'
import { todayTexts } from './today-texts.ts'

const TodayCard = lazy(async () => {
  try {
    const texts = getI18n().loadNamespaces(todayTexts)
    const [code] = await Promise.all([import('./today-card.tsx'), texts])
    return { default: code.TodayCard }
  } catch (error) {
    console.error('The tasks of today could not be loaded', error)
    return { default: NoToday }
  }
})

/** Falls back to the introduction if the tasks cannot be loaded. */
function NoToday({ onNone }: { onNone: () => void }) {
  useEffect(onNone, [onNone])
  return null
}

/** Returns whether this browser stores a report. Keep this check in sync with `public/first.js`. */
function hasReport(): boolean {
  return readText('pathwise.last-report') !== undefined || (readText('pathwise.saved-plans') ?? '[]') !== '[]'
}

function subscribe(changed: () => void): () => void {
  // A sync with the account can add reports, and a login by another user can remove them.
  const stops = [
    subscribeSyncState(changed),
    onEntryChangedInOtherTab('pathwise.last-report', changed),
    onEntryChangedInOtherTab('pathwise.saved-plans', changed),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

/** Returns whether this device has a report. Returns false until hydration, to match the prerendered page. */
function useIsReturning(): boolean {
  return useSyncExternalStore(subscribe, hasReport, () => false)
}

/**
 * Shows today's tasks to returning students, and the introduction to everyone else. The introduction is hidden but not
 * removed for returning students, so that the layout does not shift. Before hydration, `public/first.js` hides it.
 */
export function HomeHero({ children }: { children: ReactNode }) {
  const isHydrated = useHydrated()
  const hasStoredReport = useIsReturning()
  const [isUnreadable, setUnreadable] = useState(false)
  const showIntroduction = useCallback(() => setUnreadable(true), [])
  const isReturning = hasStoredReport && !isUnreadable
  return (
    <div className="grid *:[grid-area:1/1]">
      {isReturning && (
        // Keep the height of the introduction, so that the quick start below it does not move.
        <div className="-m-1 h-0 min-h-full overflow-y-auto p-1 lg:pt-5">
          <Suspense fallback={<Skeleton className="h-20 w-full max-w-md" />}>
            <TodayCard onNone={showIntroduction} />
          </Suspense>
        </div>
      )}
      <div data-hero={isHydrated ? undefined : ''} style={{ visibility: isReturning ? 'hidden' : undefined }}>
        {children}
      </div>
    </div>
  )
}
