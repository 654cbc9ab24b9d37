import { useHydrated } from '../../../../lib/use-hydrated.ts'

/** The address of a link, visible only in print. A path is on this site, whose origin only the browser knows. */
export function PrintedAddress({ to }: { to: string }) {
  const isHydrated = useHydrated()
  if (!isHydrated) return null
  return (
    <span className="hidden text-xs font-normal text-muted wrap-anywhere print:block">
      {new URL(to, window.location.origin).href}
    </span>
  )
}
