import { buttonStyle } from '@pathwise/ui/button'
import { EmptyState } from '@pathwise/ui/empty-state'
import { LogIn } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { entranceAddress } from '../../lib/session/next-path.ts'

/** Explains that recommendations need an account. Its login link returns to this search. */
export function LoginRequired() {
  const { t } = useTranslation('recommendationSearch')
  const { pathname, search } = useLocation()
  const login = (
    <Link to={entranceAddress('/login', pathname + search)} className={buttonStyle()}>
      {t('login.open')}
    </Link>
  )
  return (
    <EmptyState icon={<LogIn />} title={t('login.title')} action={login}>
      {t('login.text')}
    </EmptyState>
  )
}
