import type { CurrentUser } from '@pathwise/api/auth/auth.schemas'
import { Alert } from '@pathwise/ui/alert'
import { Button } from '@pathwise/ui/button'
import { Card } from '@pathwise/ui/card'
import { PageHeading } from '@pathwise/ui/page-heading'
import { ChevronRight } from 'lucide-react'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../lib/button-link.tsx'
import { Link } from '../../lib/link.tsx'
import { useHasRole } from '../../lib/session/use-has-role.ts'
import { useSignOut } from '../../lib/session/use-sign-out.ts'
import { useVisitor } from '../../lib/session/use-visitor.ts'
import { useSystemConfig } from '../../lib/use-config.ts'
import { LoginForm } from '../account/login/login-form.tsx'
import { ExpiringPanel } from '../billing/expiring/expiring-panel.tsx'
import { OperationsButton } from '../operations/operations-button.tsx'

/**
 * The portal: links to the main pages, login or logout, and operator tools. Also shown for paths that match no route.
 * @param missing whether to say that the requested page does not exist
 */
export function PortalPage({ missing }: { missing: boolean }) {
  const { t } = useTranslation('portal')
  const { t: shell } = useTranslation('shell')
  const { data: config } = useSystemConfig()
  const isAdmin = useHasRole('admin')
  return (
    <>
      <PageHeading title={t(missing ? 'missing.title' : 'title')} lead={t(missing ? 'missing.text' : 'text')} />
      <div className="grid gap-6">
        {config?.development && (
          <Alert tone="info" title={t('development.title')}>
            {t('development.text')}
          </Alert>
        )}
        <PortalPlaces />
        <div className="grid items-start gap-6 md:grid-cols-2">
          <PortalAccount />
          <Card as="section" aria-labelledby="portal-operations">
            <h2 id="portal-operations" className="text-xl font-semibold">
              {t('operations.title')}
            </h2>
            <p className="mt-1 mb-4 text-muted">{t('operations.text')}</p>
            <div className="flex flex-wrap gap-3">
              <OperationsButton />
              {isAdmin && (
                <ButtonLink to="/admin/users" variant="secondary">
                  {shell('nav.admin')}
                </ButtonLink>
              )}
            </div>
          </Card>
        </div>
        {/* Suspends only this panel instead of the whole page. Its texts are loaded only for admins. */}
        <Suspense fallback={null}>
          <ExpiringPanel />
        </Suspense>
      </div>
    </>
  )
}

const places = [
  { to: '/', text: 'places.home' },
  { to: '/#quick-start', text: 'places.quickStart' },
  { to: '/guides/us', text: 'places.usGuides' },
  { to: '/guides/us/exams-admissions', text: 'places.examGuides' },
  { to: '/saved', text: 'places.savedPlans' },
  { to: '/plans', text: 'places.plans' },
  { to: '/measure', text: 'places.measure' },
  { to: '/progress', text: 'places.progress' },
] as const

/** Links to the main pages, for visitors who followed an incorrect URL. */
function PortalPlaces() {
  const { t } = useTranslation('portal')
  return (
    <nav aria-label={t('places.title')}>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {places.map(({ to, text }) => (
          <li key={to}>
            <Link
              to={to}
              className="flex min-h-14 items-center justify-between gap-3 rounded-card border border-line bg-surface px-5 py-3 font-semibold shadow-card transition-colors hover:border-accent"
            >
              {t(text)}
              <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-accent" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function SignedIn({ user }: { user: CurrentUser }) {
  const { t } = useTranslation('portal')
  const { signOut, busy, failed } = useSignOut()
  return (
    <div className="grid gap-4">
      <p className="wrap-anywhere">{t('account.signedIn', { email: user.email })}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/account" variant="secondary">
          {t('account.open')}
        </ButtonLink>
        <Button variant="secondary" busy={busy} onClick={signOut}>
          {t('account.logout')}
        </Button>
      </div>
      {failed && <Alert tone="danger">{t('account.logoutFailed')}</Alert>}
    </div>
  )
}

/** The login form for visitors, or the account name and a logout button for signed-in users. */
function PortalAccount() {
  const { t } = useTranslation(['portal', 'common'])
  const visitor = useVisitor()
  const user = visitor.kind === 'signed-in' ? visitor.user : undefined
  return (
    <Card as="section" aria-labelledby="portal-account">
      <h2 id="portal-account" className="mb-4 text-xl font-semibold">
        {t(user ? 'account.title' : 'common:login')}
      </h2>
      {user ? <SignedIn user={user} /> : <LoginForm onSuccess={() => {}} />}
    </Card>
  )
}
