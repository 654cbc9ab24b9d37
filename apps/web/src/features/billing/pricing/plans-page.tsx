import { buttonStyle } from '@pathwise/ui/button'
import { PageHeading } from '@pathwise/ui/page-heading'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { ComparisonTable } from './comparison-table.tsx'

/** The page that compares the plans. */
export function PlansPage() {
  const { t } = useTranslation('pricing')
  return (
    <>
      <PageHeading
        title={t('comparison.title')}
        lead={t('comparison.lead')}
        actions={
          <Link to="/pricing" className={buttonStyle()}>
            {t('comparison.toPricing')}
          </Link>
        }
      />
      <ComparisonTable />
    </>
  )
}
