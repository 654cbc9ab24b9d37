import { Alert } from '@pathwise/ui/alert'
import { buttonStyle } from '@pathwise/ui/button'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useFormat } from '../../../lib/format.ts'
import { useContextLabels } from '../context-labels.ts'
import type { CurrentReport } from './model/current-report.ts'

/** Shows which report the steps are based on. */
export function ReportOrigin({ current }: { current: CurrentReport }) {
  const { t } = useTranslation('studyPlan')
  const labels = useContextLabels(current.report.context)
  const date = useFormat().date(current.at)
  return <p className="text-muted wrap-anywhere">{t('fromReport', { ...labels, date })}</p>
}

/** Explains that the steps are samples and links to the quick start. */
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
