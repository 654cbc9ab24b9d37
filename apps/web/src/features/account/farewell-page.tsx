import { PageHeading } from '@pathwise/ui/page-heading'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../lib/button-link.tsx'

/** How the user left: by signing out or by deleting the account. */
export type Farewell = 'accountDeleted' | 'signedOutEverywhere'

/**
 * Replaces the account page after a sign-out or deletion. Focuses its own heading, because the button that was focused
 * no longer exists.
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
