import type { CurrentUser } from '@pathwise/api/schemas/auth'
import { Alert } from '@pathwise/ui/alert'
import { Button, buttonStyle } from '@pathwise/ui/button'
import { Card } from '@pathwise/ui/card'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useSignOut } from '../../lib/session/use-sign-out.ts'
import { useVisitor } from '../../lib/session/use-visitor.ts'

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

/** The way in, or for somebody who is in, the way out. */
export function PortalAccount({ loginForm }: { loginForm: ReactNode }) {
  const { t } = useTranslation('portal')
  const visitor = useVisitor()
  const user = visitor.kind === 'signed-in' ? visitor.user : undefined
  return (
    <Card as="section" aria-labelledby="portal-account">
      <h2 id="portal-account" className="mb-4 text-xl font-semibold">
        {t(user ? 'account.title' : 'account.login')}
      </h2>
      {user ? <SignedIn user={user} /> : loginForm}
    </Card>
  )
}
