import type { CurrentUser } from '@pathwise/api/auth/auth.schemas'
import { type ReactNode, useLayoutEffect } from 'react'
import { ParentLinkUpdates } from '../features/strategy/parents/parent-link-updates.tsx'
import { AccountSync } from '../features/strategy/sync/account-sync.tsx'
import { ApiProvider } from '../lib/api-provider.tsx'
import { useSessionSync } from '../lib/session/use-session-sync.ts'
import { useVisitor } from '../lib/session/use-visitor.ts'

export interface AccountPartsProps {
  /** Called with the signed-in user, or with undefined if there is none. */
  readonly onUser: (user: CurrentUser | undefined) => void
  /** The callback must remove the page and all its data synchronously. */
  readonly onSignedOutElsewhere: () => void
}

function Session({ onUser, children }: Pick<AccountPartsProps, 'onUser'> & { children: ReactNode }) {
  useSessionSync()
  const visitor = useVisitor()
  const user = visitor.kind === 'signed-in' ? visitor.user : undefined
  // A layout effect, so that the menu never shows a user who has signed out.
  useLayoutEffect(() => onUser(user), [onUser, user])
  return children
}

/** Keeps the page, this device and the account in sync. Renders only dialogs. */
export function AccountParts({ onUser, onSignedOutElsewhere }: AccountPartsProps) {
  return (
    <ApiProvider>
      <Session onUser={onUser}>
        <AccountSync onSignedOutElsewhere={onSignedOutElsewhere} />
        <ParentLinkUpdates />
      </Session>
    </ApiProvider>
  )
}
