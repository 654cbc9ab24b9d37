import { Skeleton } from '@pathwise/ui/skeleton'
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useState } from 'react'
import { getI18n } from 'react-i18next'
import { useHydrated } from '../../../lib/use-hydrated.ts'
import { useIsReturning } from './use-is-returning.ts'

const TodayCard = lazy(async () => {
  try {
    const texts = getI18n().loadNamespaces(['studyPlan', 'strategy'])
    const [code] = await Promise.all([import('./today-card.tsx'), texts])
    return { default: code.TodayCard }
  } catch (error) {
    console.error('The tasks of today could not be loaded', error)
    return { default: NoToday }
  }
})

/** Brings the introduction back when the tasks could not be loaded. */
function NoToday({ onNone }: { onNone: () => void }) {
  useEffect(onNone, [onNone])
  return null
}

/**
 * Shows returning students what they do today, and everyone else the introduction. The hidden introduction keeps its
 * place, so that nothing moves; until hydration, `public/first.js` hides it.
 */
export function HeroPlace({ children }: { children: ReactNode }) {
  const isHydrated = useHydrated()
  const hasStoredReport = useIsReturning()
  const [isUnreadable, setUnreadable] = useState(false)
  const showIntroduction = useCallback(() => setUnreadable(true), [])
  const isReturning = hasStoredReport && !isUnreadable
  return (
    <div className="grid *:[grid-area:1/1]">
      {isReturning && (
        // No higher than the introduction, so that the quick start below stays where it is.
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
