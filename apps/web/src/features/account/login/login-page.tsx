import type { CurrentUser } from '@pathwise/api/auth/auth.schemas'
import { Alert } from '@pathwise/ui/alert'
import { Button } from '@pathwise/ui/button'
import { Card } from '@pathwise/ui/card'
import { PageHeading } from '@pathwise/ui/page-heading'
import { textLinkStyle } from '@pathwise/ui/text-link'
import { useTranslation } from 'react-i18next'
import { useLocation, useSearchParams } from 'react-router'
import { ButtonLink } from '../../../lib/button-link.tsx'
import { Link } from '../../../lib/link.tsx'
import { buildLoginUrl, findSafeNextPath } from '../../../lib/session/next-path.ts'
import { isSignedOutInOtherTab } from '../../../lib/session/signed-out-elsewhere.ts'
import { useSignOut } from '../../../lib/session/use-sign-out.ts'
import { useVisitor } from '../../../lib/session/use-visitor.ts'
import { Diagnostics } from './diagnostics/diagnostics.tsx'
import { LoginForm } from './login-form.tsx'
import { useRedirect } from './use-redirect.ts'

/**
 * URL parameters: `next` is the path to return to, `autologin=1` submits the demo account, and `debugauth=1` runs the
 * diagnostics.
 */
export function LoginPage() {
  const { t } = useTranslation('login')
  const [query] = useSearchParams()
  const next = findSafeNextPath(query.get('next'))
  const { redirecting, redirect } = useRedirect(next)
  const visitor = useVisitor()
  const { state } = useLocation()

  return (
    <div className="mx-auto max-w-md">
      <PageHeading title={t('title')} lead={t('lead')} />
      <div className="grid gap-6">
        {isSignedOutInOtherTab(state) && visitor.kind === 'anonymous' && (
          <Alert tone="success">{t('signedOutElsewhere')}</Alert>
        )}
        <Card>
          {visitor.kind === 'signed-in' && !redirecting ? (
            <AlreadySignedIn user={visitor.user} next={next} />
          ) : (
            // Do not log in automatically while another user is, or may be, signed in.
            <LoginForm
              onSuccess={redirect}
              autoLogin={query.get('autologin') === '1' && visitor.kind === 'anonymous'}
              links={<AccountLinks next={next} />}
            />
          )}
        </Card>
        <Diagnostics fromTheStart={query.get('debugauth') === '1'} />
      </div>
    </div>
  )
}

function AccountLinks({ next }: { next: string }) {
  const { t } = useTranslation('login')
  return (
    <div className="grid gap-2 text-center">
      <p>
        <Link to="/forgot-password" className={textLinkStyle()}>
          {t('forgot')}
        </Link>
      </p>
      <p>
        {t('register.question')}{' '}
        <Link to={buildLoginUrl('/register', next)} className={textLinkStyle()}>
          {t('register.link')}
        </Link>
      </p>
    </div>
  )
}

/** Lets a user who is already signed in continue or log out. */
function AlreadySignedIn({ user, next }: { user: CurrentUser; next: string }) {
  const { t } = useTranslation('login')
  const { signOut, busy, failed } = useSignOut()
  return (
    <div className="grid gap-4">
      <p className="wrap-anywhere">{t('signedIn.text', { email: user.email })}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={next}>{t('signedIn.continue')}</ButtonLink>
        <Button variant="secondary" busy={busy} onClick={signOut}>
          {t('signedIn.logout')}
        </Button>
      </div>
      {failed && <Alert tone="danger">{t('signedIn.logoutFailed')}</Alert>}
    </div>
  )
}
