import type { CurrentUser } from '@pathwise/api/auth/auth.schemas'
import { Alert } from '@pathwise/ui/alert'
import { Button, buttonStyle } from '@pathwise/ui/button'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useSignOut } from '../../../lib/session/use-sign-out.ts'

/** Replaces the login form for a signed-in user: continue, or sign out and use another account. */
export function AlreadySignedIn({ user, next }: { user: CurrentUser; next: string }) {
  const { t } = useTranslation('login')
  const { signOut, busy, failed } = useSignOut()
  return (
    <div className="grid gap-4">
      <p className="wrap-anywhere">{t('signedIn.text', { email: user.email })}</p>
      <div className="flex flex-wrap gap-3">
        <Link to={next} className={buttonStyle()}>
          {t('signedIn.continue')}
        </Link>
        <Button variant="secondary" busy={busy} onClick={signOut}>
          {t('signedIn.logout')}
        </Button>
      </div>
      {failed && <Alert tone="danger">{t('signedIn.logoutFailed')}</Alert>}
    </div>
  )
}
