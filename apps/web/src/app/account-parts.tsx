import { type ReactNode, useLayoutEffect } from 'react'
import { ParentLinkUpdates } from '../features/strategy/parents/parent-link-updates.tsx'
import { AccountSync } from '../features/strategy/sync/account-sync.tsx'
import { ApiProvider } from '../lib/api-provider.tsx'
import { useSessionSync } from '../lib/session/use-session-sync.ts'
import { useVisitor } from '../lib/session/use-visitor.ts'
import { setCurrentUser } from './shell/current-user.ts'

export interface AccountPartsProps {
  /** The callback must remove the page and all its data synchronously. */
  readonly onSignedOutElsewhere: () => void
}

function Session({ children }: { children: ReactNode }) {
  useSessionSync()
  const visitor = useVisitor()
  const user = visitor.kind === 'signed-in' ? visitor.user : undefined
  // Use a layout effect, so that the menu never shows a user who has signed out.
  useLayoutEffect(() => {
    setCurrentUser(user)
    return () => setCurrentUser(undefined)
  }, [user])
  return children
}

/**
 * Synchronizes this device's data with the account and its parent links, and clears another user's data. Renders only
 * dialogs.
 */
export function AccountParts({ onSignedOutElsewhere }: AccountPartsProps) {
  return (
    <ApiProvider>
      <Session>
        <AccountSync onSignedOutElsewhere={onSignedOutElsewhere} />
        <ParentLinkUpdates />
      </Session>
    </ApiProvider>
  )
}
