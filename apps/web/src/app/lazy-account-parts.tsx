import { type ComponentType, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { hasParentLinks } from '../features/strategy/parents/has-parent-links.ts'
import { useHasSession } from '../lib/session/use-has-session.ts'
import { useHydrated } from '../lib/use-hydrated.ts'
import type { AccountPartsProps } from './account-parts.tsx'
import { homeRoute } from './home-route.tsx'

/**
 * Returns whether the page needs an account. Once true, the result stays true, so that a later sign-out is still
 * processed.
 */
function useAccountNeed(): boolean {
  const { pathname } = useLocation()
  const hasSession = useHasSession()
  const isHydrated = useHydrated()
  const isNeededNow = pathname !== homeRoute.path || hasSession || (isHydrated && hasParentLinks())
  const [wasNeeded, setWasNeeded] = useState(isNeededNow)
  if (isNeededNow && !wasNeeded) setWasNeeded(true)
  return isNeededNow || wasNeeded
}

/**
 * Renders `AccountParts`, which the home page needs only with a session or parent links. A first visit to the home page
 * therefore loads neither the API client nor the account code. After a failure, tries again at each navigation: `lazy`
 * would keep the failure for the rest of the visit.
 */
export function LazyAccountParts(props: AccountPartsProps) {
  const location = useLocation()
  const isNeeded = useAccountNeed()
  const [Parts, setParts] = useState<ComponentType<AccountPartsProps>>()
  const isMissing = isNeeded && !Parts

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new location makes the effect try again.
  useEffect(() => {
    if (!isMissing) return
    const load = async () => {
      try {
        const { AccountParts } = await import('./routes.tsx')
        setParts(() => AccountParts)
      } catch (error) {
        // The import can fail only on the home page, because every other page has already loaded this file. The home
        // page works without the account code.
        console.error('The account could not be loaded', error)
      }
    }
    void load()
  }, [isMissing, location])

  return Parts && <Parts {...props} />
}
