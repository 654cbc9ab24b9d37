import { PageHeading } from '@pathwise/ui/page-heading'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../lib/button-link.tsx'

export type Farewell = 'accountDeleted' | 'signedOutEverywhere'

/**
 * Replaces the account page after signing out everywhere or deleting the account. Focuses its heading, because the
 * button that had focus no longer exists.
 */
export function FarewellPage({ farewell }: { farewell: Farewell }) {
  const { t } = useTranslation('account')
  const page = useRef<HTMLDivElement>(null)
  useEffect(() => page.current?.querySelector('h1')?.focus(), [])
  return (
    <div ref={page} className="mx-auto max-w-3xl">
      <PageHeading title={t(`farewell.${farewell}.title`)} lead={t(`farewell.${farewell}.text`)} />
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/">{t('farewell.home')}</ButtonLink>
        {farewell === 'signedOutEverywhere' && (
          <ButtonLink to="/login" variant="secondary">
            {t('farewell.login')}
          </ButtonLink>
        )}
      </div>
    </div>
  )
}
