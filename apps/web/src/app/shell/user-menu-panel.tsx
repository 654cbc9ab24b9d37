import type { CurrentUser } from '@pathwise/api/schemas/auth'
import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { entranceAddress, safeNextPath } from '../../lib/session/next-path.ts'
import { hasRole } from '../../lib/session/roles.ts'
import { useSignOut } from '../../lib/session/use-sign-out.ts'
import { accountLinks, staffLinks } from './navigation.ts'
import { PlanLine } from './plan-line.tsx'

const rowStyle =
  'flex min-h-11 w-full cursor-pointer items-center rounded-control px-3 transition-colors hover:bg-raised'

interface UserMenuPanelProps {
  name: string
  /** Undefined for somebody who is not signed in. */
  user: CurrentUser | undefined
  onFollow: () => void
}

function Logout() {
  const { t } = useTranslation('shell')
  const { signOut, busy, failed } = useSignOut()
  return (
    <>
      <button type="button" disabled={busy} aria-busy={busy || undefined} className={rowStyle} onClick={signOut}>
        {t('nav.logout')}
      </button>
      {failed && (
        <p role="alert" className="px-3 pb-2 text-sm text-danger">
          {t('user.logoutFailed')}
        </p>
      )}
    </>
  )
}

/** The inside of the user menu. Login leads back to the page where it was chosen. */
export function UserMenuPanel({ name, user, onFollow }: UserMenuPanelProps) {
  const { t } = useTranslation('shell')
  const { pathname, search, hash } = useLocation()
  const staff = user ? staffLinks.filter(({ role }) => hasRole(user, role)) : []
  const row = (to: string, text: string) => (
    <li key={to}>
      <Link to={to} onClick={onFollow} className={rowStyle}>
        {text}
      </Link>
    </li>
  )
  return (
    <>
      <div className="border-b border-line px-3 pt-1 pb-2 wrap-anywhere">
        <p className={clsx(user ? 'font-semibold' : 'text-muted')}>{name}</p>
        {user && <p className="text-sm text-muted">{user.email}</p>}
        {user && <PlanLine />}
      </div>
      <ul className="pt-2">
        {accountLinks.map(({ to, text }) => row(to, t(text)))}
        {user && row('/account', t('nav.account'))}
        {!user && row(entranceAddress('/login', safeNextPath(pathname + search + hash)), t('nav.login'))}
      </ul>
      {staff.length > 0 && (
        <ul aria-label={t('user.staff')} className="mt-2 border-t border-line pt-2">
          {staff.map(({ to, text }) => row(to, t(text)))}
        </ul>
      )}
      {user && (
        <div className="mt-2 border-t border-line pt-2">
          <Logout />
        </div>
      )}
    </>
  )
}
