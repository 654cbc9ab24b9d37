import { PageHeading } from '@pathwise/ui/page-heading'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../lib/button-link.tsx'

export type Farewell = 'accountDeleted' | 'signedOutEverywhere'

/** Renders the page shown in place of the account page after a sign-out everywhere or an account deletion. */
export function FarewellPage({ farewell }: { farewell: Farewell }) {
  const { t } = useTranslation(['account', 'common'])
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeading focused title={t(`farewell.${farewell}.title`)} lead={t(`farewell.${farewell}.text`)} />
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/">{t('common:goHome')}</ButtonLink>
        {farewell === 'signedOutEverywhere' && (
          <ButtonLink to="/login" variant="secondary">
            {t('common:login')}
          </ButtonLink>
        )}
      </div>
    </div>
  )
}
