import { buttonStyle } from '@pathwise/ui/button'
import { PageHeading } from '@pathwise/ui/page-heading'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'

/** The page for a URL that does not match an item. */
export function MissingItem() {
  const { t } = useTranslation('contentEdit')
  return (
    <>
      <PageHeading title={t('missing.title')} lead={t('missing.text')} />
      <div className="flex flex-wrap gap-3">
        <Link to="/content/list" className={buttonStyle()}>
          {t('list')}
        </Link>
        <Link to="/content/edit" className={buttonStyle({ variant: 'secondary' })}>
          {t('missing.new')}
        </Link>
      </div>
    </>
  )
}
