import { useDeferredValue } from 'react'
import { useHydrated } from '../../../../lib/use-hydrated.ts'

/**
 * Shows the URL of a link in print only. Renders the URL after hydration, because the origin is unknown until then.
 * Defers the rendering, because React would otherwise render a report's dozens of URLs in one long task.
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
