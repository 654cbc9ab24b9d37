import { hasRole, type Role } from '@pathwise/api/auth/roles.vocabulary'
import { Button } from '@pathwise/ui/button'
import { PageHeading } from '@pathwise/ui/page-heading'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation } from 'react-router'
import { ButtonLink } from '../../lib/button-link.tsx'
import { PageSkeleton } from '../../lib/page-skeleton.tsx'
import { buildLoginUrl } from '../../lib/session/next-path.ts'
import { useVisitor } from '../../lib/session/use-visitor.ts'
import { trpc } from '../../lib/trpc.ts'

function NotAllowedPage({ email }: { email: string }) {
  const { t } = useTranslation(['account', 'common'])
  return (
    <>
      <PageHeading title={t('guard.notAllowed')} lead={t('guard.notAllowedText', { email })} />
      <ButtonLink to="/">{t('common:goHome')}</ButtonLink>
    </>
  )
}

function FactorOverduePage() {
  const { t } = useTranslation(['secondFactor', 'account'])
  return (
    <>
      <PageHeading title={t('factors.title')} lead={t('factors.overdue')} />
      <ButtonLink to="/account">{t('account:title')}</ButtonLink>
    </>
  )
}

function UnreachablePage({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation(['account', 'common'])
  return (
    <div role="alert">
      <PageHeading title={t('guard.unreachable')} lead={t('guard.unreachableText')} />
      <Button onClick={onRetry}>{t('common:again')}</Button>
    </div>
  )
}

/**
 * Renders the page for users with at least this role. Visitors are sent to the login page and returned here afterwards.
 * Users whose second factor is overdue are asked to add one, because the API refuses their calls until then.
 * This guard is only for usability: the API enforces permissions itself.
 */
export function RequireRole({ atLeast, children }: { atLeast: Role; children: ReactNode }) {
  const visitor = useVisitor()
  const { pathname, search, hash } = useLocation()
  const isAllowed = visitor.kind === 'signed-in' && hasRole(visitor.user, atLeast)
  const { data: factors } = trpc.factors.list.useQuery(undefined, { enabled: isAllowed && atLeast !== 'student' })
  switch (visitor.kind) {
    case 'loading':
      return <PageSkeleton />
    case 'anonymous':
      return <Navigate to={buildLoginUrl('/login', pathname + search + hash)} replace />
    case 'unreachable':
      return <UnreachablePage onRetry={visitor.retry} />
    case 'signed-in':
      if (!isAllowed) return <NotAllowedPage email={visitor.user.email} />
      return factors?.overdue && atLeast !== 'student' ? <FactorOverduePage /> : children
  }
}
