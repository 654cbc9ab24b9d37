import { hasRole, type Role } from '@pathwise/api/auth/roles.vocabulary'
import { Alert } from '@pathwise/ui/alert'
import { Button } from '@pathwise/ui/button'
import { PageHeading } from '@pathwise/ui/page-heading'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation } from 'react-router'
import { ButtonLink } from '../../lib/button-link.tsx'
import { useFormat } from '../../lib/format.ts'
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

function FactorDeadline({ enrollBy }: { enrollBy: string }) {
  const { t } = useTranslation(['secondFactor', 'account'])
  const format = useFormat()
  const link = (
    <ButtonLink to="/account" variant="secondary" size="small">
      {t('account:title')}
    </ButtonLink>
  )
  return (
    <Alert tone="warning" action={link} className="mb-6">
      {t('factors.required', { date: format.dateTime(enrollBy) })}
    </Alert>
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
 * Staff without a second factor see the deadline to add one. After that, they see only this request, because the API
 * refuses their calls.
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
      if (factors?.overdue && atLeast !== 'student') return <FactorOverduePage />
      return (
        <>
          {factors?.enroll_by && atLeast !== 'student' && <FactorDeadline enrollBy={factors.enroll_by} />}
          {children}
        </>
      )
  }
}
