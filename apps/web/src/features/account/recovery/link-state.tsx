import { PageHeading } from '@pathwise/ui/page-heading'
import { Loading } from '@pathwise/ui/skeleton'
import type { ComponentProps, PropsWithChildren } from 'react'
import { useTranslation } from 'react-i18next'
import { toApiFailure } from '../../../lib/api-failure.ts'
import { ButtonLink } from '../../../lib/button-link.tsx'
import { useFailureText } from '../../../lib/failure-text.ts'
import { RetryAlert } from '../../../lib/retry-alert.tsx'
import type { useLink } from './use-link.ts'

type NarrowPageProps = Pick<ComponentProps<typeof PageHeading>, 'focused' | 'lead' | 'title'> & PropsWithChildren

export function NarrowPage({ children, ...heading }: NarrowPageProps) {
  return (
    <div className="mx-auto max-w-md">
      <PageHeading {...heading} />
      {children}
    </div>
  )
}

type LinkStateProps = Pick<ReturnType<typeof useLink>, 'error' | 'isExpired' | 'isLoading' | 'retry'> & {
  /** The heading shown while the link is being checked. */
  title: string
}

/** Shown in place of the page while its link is being checked, and when the link has expired or the check fails. */
export function LinkState({ title, isLoading, isExpired, error, retry }: LinkStateProps) {
  const { t } = useTranslation('recovery')
  const failureText = useFailureText()
  if (isExpired) return <ExpiredLink />
  return (
    <NarrowPage title={title}>
      {isLoading ? (
        <Loading label={t('link.loading')} skeleton="h-48 w-full" />
      ) : (
        <RetryAlert onRetry={retry}>{failureText(toApiFailure(error), t('link.failed'))}</RetryAlert>
      )}
    </NarrowPage>
  )
}

/**
 * Shown for a link that has expired or was already used.
 * @param focused whether to focus the heading, because the form that had the focus is gone
 */
export function ExpiredLink({ focused = false }: { focused?: boolean }) {
  const { t } = useTranslation(['recovery', 'common'])
  return (
    <NarrowPage focused={focused} title={t('link.expiredTitle')} lead={t('link.expiredText')}>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/forgot-password">{t('link.forgot')}</ButtonLink>
        <ButtonLink to="/" variant="secondary">
          {t('common:goHome')}
        </ButtonLink>
      </div>
    </NarrowPage>
  )
}
