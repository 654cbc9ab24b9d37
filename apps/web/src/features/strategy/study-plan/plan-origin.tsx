import { Alert } from '@pathwise/ui/alert'
import { buttonStyle } from '@pathwise/ui/button'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useFormat } from '../../../lib/format.ts'
import { useContextLabels } from '../context-labels.ts'
import type { CurrentReport } from './model/current-report.ts'

/** Which report the steps come from. */
export function ReportOrigin({ current }: { current: CurrentReport }) {
  const { t } = useTranslation('studyPlan')
  const labels = useContextLabels(current.report.context)
  const date = useFormat().date(current.at)
  return <p className="text-muted wrap-anywhere">{t('fromReport', { ...labels, date })}</p>
}

/** Says that the steps are samples, and how to get one's own. */
export function SampleOrigin() {
  const { t } = useTranslation('studyPlan')
  return (
    <Alert
      tone="info"
      action={
        <Link to="/#quick-start" className={buttonStyle({ size: 'small' })}>
          {t('next.strategy')}
        </Link>
      }
    >
      {t('samples')}
    </Alert>
  )
}
