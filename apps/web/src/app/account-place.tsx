import { type ComponentType, lazy, Suspense, useState } from 'react'
import { useLocation } from 'react-router'
import { hasParentLinks } from '../features/strategy/parents/has-parent-links.ts'
import { useHasSession } from '../lib/session/use-has-session.ts'
import { useHydrated } from '../lib/use-hydrated.ts'
import type { AccountPartsProps } from './account-parts.tsx'
import { homeRoute } from './home-route.tsx'

const AccountParts = lazy(async (): Promise<{ default: ComponentType<AccountPartsProps> }> => {
  try {
    return { default: (await import('./routes.tsx')).AccountParts }
  } catch (error) {
    // Every other page loads the same file, so this can only be the home page, which works without an account.
    console.error('The account could not be loaded', error)
    return { default: () => null }
  }
})

/** Returns true from the first moment that the page needs an account, because a sign-out must still be processed. */
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
 * Renders `AccountParts`, except on the home page of a visitor who has no session and no parent links. A first visit
 * then loads neither the API client nor the code of the account.
 */
export function AccountPlace(props: AccountPartsProps) {
  return (
    useAccountNeed() && (
      <Suspense fallback={null}>
        <AccountParts {...props} />
      </Suspense>
    )
  )
}
