import { useDeferredValue } from 'react'
import { useHydrated } from '../../../../lib/use-hydrated.ts'

/**
 * The URL of a link, shown only in print. The origin is unknown until hydration. Deferred, because a report has dozens
 * of links, and React would render them all without a pause.
 */
export function PrintedAddress({ to }: { to: string }) {
  const isHydrated = useDeferredValue(useHydrated())
  if (!isHydrated) return null
  return (
    <span className="hidden text-xs font-normal text-muted wrap-anywhere print:block">
      {new URL(to, window.location.origin).href}
    </span>
  )
}
