import { useDeferredValue } from 'react'
import { useHydrated } from '../../../../lib/use-hydrated.ts'

/**
 * Shows the URL of a link, only in print. Renders it only after hydration, because the origin is unknown until then.
 * Defers the rendering, because React would otherwise render the dozens of URLs of a report without a pause.
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
