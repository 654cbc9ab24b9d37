import type { CurrentUser } from '@pathwise/api/auth/auth.schemas'
import { hasRole } from '@pathwise/api/auth/roles.vocabulary'
import { useTranslation } from 'react-i18next'
import { useCurrentPlan } from '../../features/billing/use-billing.ts'
import { ApiProvider } from '../../lib/api-provider.tsx'
import { MenuRow, menuRowStyle } from '../../lib/menu-row.tsx'
import { useSignOut } from '../../lib/session/use-sign-out.ts'
import { accountLinks, staffLinks } from './navigation.ts'

/**
 * Shows the user's billing plan once it has loaded. Does not suspend, because the menu must not wait for the billing
 * texts.
 */
function PlanLine() {
  const { t, ready } = useTranslation('billing', { useSuspense: false })
  const { data: plan } = useCurrentPlan()
  if (!plan || !ready) return null
  return (
    <p className="text-sm font-medium text-accent-strong">{t('planLine', { plan: t(`planName.${plan.plan_id}`) })}</p>
  )
}

function Logout() {
  const { t } = useTranslation('shell')
  const { signOut, busy, failed } = useSignOut()
  return (
    <>
      <button type="button" disabled={busy} aria-busy={busy || undefined} className={menuRowStyle} onClick={signOut}>
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

/** The user menu for signed-in users. It is a separate chunk because most first-time visitors are not signed in. */
export function SignedInMenu({ name, user, onFollow }: { name: string; user: CurrentUser; onFollow: () => void }) {
  const { t } = useTranslation('shell')
  const staff = staffLinks.filter(({ role }) => hasRole(user, role))
  return (
    <ApiProvider>
      <div className="border-b border-line px-3 pt-1 pb-2 wrap-anywhere">
        <p className="font-semibold">{name}</p>
        <p className="text-sm text-muted">{user.email}</p>
        <PlanLine />
      </div>
      <ul className="pt-2">
        {accountLinks.map(({ to, text }) => (
          <MenuRow key={to} to={to} text={t(text)} onFollow={onFollow} />
        ))}
        <MenuRow to="/account" text={t('nav.account')} onFollow={onFollow} />
        <MenuRow to="/progress" text={t('nav.progress')} onFollow={onFollow} />
      </ul>
      {staff.length > 0 && (
        <ul aria-label={t('user.staff')} className="mt-2 border-t border-line pt-2">
          {staff.map(({ to, text }) => (
            <MenuRow key={to} to={to} text={t(text)} onFollow={onFollow} />
          ))}
        </ul>
      )}
      <div className="mt-2 border-t border-line pt-2">
        <Logout />
      </div>
    </ApiProvider>
  )
}
