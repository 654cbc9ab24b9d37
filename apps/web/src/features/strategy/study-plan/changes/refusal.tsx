import { Alert } from '@pathwise/ui/alert'
import { useTranslation } from 'react-i18next'
import type { ApiFailure } from '../../../../lib/api-failure.ts'
import { ButtonLink } from '../../../../lib/button-link.tsx'
import { useFailureText } from '../../../../lib/failure-text.ts'
import type { HoursFeature } from '../model/make-input.ts'

interface RefusalProps {
  failure: ApiFailure
  /** The paid feature to name in the message if the server rejects the change with the reason `plan_feature`. */
  feature: HoursFeature | 'replanning'
}

/** Explains why the server rejected a change. A paid-plan requirement is not shown as an error. */
export function Refusal({ failure, feature }: RefusalProps) {
  const { t } = useTranslation(['followedPlan', 'common'])
  const failureText = useFailureText()
  if (failure.reason === 'plan_feature') {
    const pricing = (
      <ButtonLink to="/pricing" size="small" variant="secondary">
        {t(feature === 'busy_times' ? 'pro.premiumLink' : 'pro.link')}
      </ButtonLink>
    )
    return (
      <Alert tone="info" action={pricing}>
        {t(`pro.${feature}`)}
      </Alert>
    )
  }
  if (failure.reason === 'exam_day') return <Alert tone="danger">{t('examDialog.refused')}</Alert>
  return <Alert tone="danger">{failureText(failure, t('common:checkConnection'))}</Alert>
}
