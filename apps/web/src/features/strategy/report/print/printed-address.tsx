import { useHydrated } from '../../../../lib/use-hydrated.ts'

/** The URL of a link, shown only in print. The origin is unknown until hydration. */
export function PrintedAddress({ to }: { to: string }) {
  const isHydrated = useHydrated()
  if (!isHydrated) return null
  return (
    <span className="hidden text-xs font-normal text-muted wrap-anywhere print:block">
      {new URL(to, window.location.origin).href}
    </span>
  )
}
