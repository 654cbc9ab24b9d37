import { hasRole, type Role } from '@pathwise/api/auth/roles.vocabulary'
import { Button } from '@pathwise/ui/button'
import { PageHeading } from '@pathwise/ui/page-heading'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation } from 'react-router'
import { ButtonLink } from '../../lib/button-link.tsx'
import { PageSkeleton } from '../../lib/page-skeleton.tsx'
import { entranceAddress } from '../../lib/session/next-path.ts'
import { useVisitor } from '../../lib/session/use-visitor.ts'

/** Explains that the user's role does not give access to this page. */
function NotAllowedPage({ email }: { email: string }) {
  const { t } = useTranslation('account')
  return (
    <>
      <PageHeading title={t('guard.notAllowed')} lead={t('guard.notAllowedText', { email })} />
      <ButtonLink to="/">{t('guard.home')}</ButtonLink>
    </>
  )
}

function UnreachablePage({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('account')
  return (
    <div role="alert">
      <PageHeading title={t('guard.unreachable')} lead={t('guard.unreachableText')} />
      <Button onClick={onRetry}>{t('guard.retry')}</Button>
    </div>
  )
}

/**
 * Shows a page only to users with at least this role. Redirects visitors to the login page, which returns them
 * afterwards. Shows other users a "not allowed" page. The API enforces permissions itself; this guard is only for
 * usability.
 */
export function RequireRole({ atLeast, children }: { atLeast: Role; children: ReactNode }) {
  const visitor = useVisitor()
  const { pathname, search, hash } = useLocation()
  switch (visitor.kind) {
    case 'loading':
      return <PageSkeleton />
    case 'anonymous':
      return <Navigate to={entranceAddress('/login', pathname + search + hash)} replace />
    case 'unreachable':
      return <UnreachablePage onRetry={visitor.retry} />
    case 'signed-in':
      return hasRole(visitor.user, atLeast) ? children : <NotAllowedPage email={visitor.user.email} />
  }
}
