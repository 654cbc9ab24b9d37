import type { CurrentUser } from '@pathwise/api/auth/auth.schemas'
import { Alert } from '@pathwise/ui/alert'
import { Button, buttonStyle } from '@pathwise/ui/button'
import { Card } from '@pathwise/ui/card'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useSignOut } from '../../lib/session/use-sign-out.ts'
import { useVisitor } from '../../lib/session/use-visitor.ts'
import { LoginForm } from '../account/login/login-form.tsx'

function SignedIn({ user }: { user: CurrentUser }) {
  const { t } = useTranslation('portal')
  const { signOut, busy, failed } = useSignOut()
  return (
    <div className="grid gap-4">
      <p className="wrap-anywhere">{t('account.signedIn', { email: user.email })}</p>
      <div className="flex flex-wrap gap-3">
        <Link to="/account" className={buttonStyle({ variant: 'secondary' })}>
          {t('account.open')}
        </Link>
        <Button variant="secondary" busy={busy} onClick={signOut}>
          {t('account.logout')}
        </Button>
      </div>
      {failed && <Alert tone="danger">{t('account.logoutFailed')}</Alert>}
    </div>
  )
}

/** The login form for visitors, or the account and logout for signed-in users. */
export function PortalAccount() {
  const { t } = useTranslation('portal')
  const visitor = useVisitor()
  const user = visitor.kind === 'signed-in' ? visitor.user : undefined
  return (
    <Card as="section" aria-labelledby="portal-account">
      <h2 id="portal-account" className="mb-4 text-xl font-semibold">
        {t(user ? 'account.title' : 'account.login')}
      </h2>
      {user ? <SignedIn user={user} /> : <LoginForm onSuccess={() => {}} />}
    </Card>
  )
}
