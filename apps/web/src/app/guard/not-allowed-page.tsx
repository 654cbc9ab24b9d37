import { buttonStyle } from '@pathwise/ui/button'
import { PageHeading } from '@pathwise/ui/page-heading'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'

/** Explains that the user's role does not give access to this page. */
export function NotAllowedPage({ email }: { email: string }) {
  const { t } = useTranslation('account')
  return (
    <>
      <PageHeading title={t('guard.notAllowed')} lead={t('guard.notAllowedText', { email })} />
      <Link to="/" className={buttonStyle()}>
        {t('guard.home')}
      </Link>
    </>
  )
}
