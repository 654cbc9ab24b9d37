import { buttonStyle } from '@pathwise/ui/button'
import { PageHeading } from '@pathwise/ui/page-heading'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'

/** The page for a URL that does not match an item. */
export function MissingContent() {
  const { t } = useTranslation('contentRead')
  return (
    <>
      <PageHeading title={t('missing.title')} lead={t('missing.text')} />
      <Link to="/content/list" className={buttonStyle()}>
        {t('back')}
      </Link>
    </>
  )
}
