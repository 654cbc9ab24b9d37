import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { MenuRow } from '../../lib/menu-row.tsx'
import { buildLoginUrl, findSafeNextPath } from '../../lib/session/next-path.ts'
import { accountLinks } from './navigation.ts'

/** The user menu for visitors. Logging in returns them to the current page. */
export function VisitorMenu({ name, onFollow }: { name: string; onFollow: () => void }) {
  const { t } = useTranslation(['shell', 'common'])
  const { pathname, search, hash } = useLocation()
  const login = buildLoginUrl('/login', findSafeNextPath(pathname + search + hash))
  return (
    <>
      <p className="border-b border-line px-3 pt-1 pb-2 wrap-anywhere text-muted">{name}</p>
      <ul className="pt-2">
        {accountLinks.map(({ to, text }) => (
          <MenuRow key={to} to={to} text={t(text)} onFollow={onFollow} />
        ))}
        <MenuRow to="/progress" text={t('nav.progress')} onFollow={onFollow} />
        <MenuRow to={login} text={t('common:login')} onFollow={onFollow} />
      </ul>
    </>
  )
}
