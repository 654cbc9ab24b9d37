import { Alert } from '@pathwise/ui/alert'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../../lib/button-link.tsx'
import { useFormat } from '../../../lib/format.ts'
import { useContextLabels } from '../context-labels.ts'
import { SyncNote } from '../sync/sync-note.tsx'
import type { CurrentReport } from './model/current-report.ts'
import { PlanAside } from './plan-aside.tsx'
import { StepList } from './steps/step-list.tsx'
import type { ReportSteps } from './use-report-steps.ts'

/** Shows the steps of a report without a daily plan, or sample steps. */
export function StepsPage({ steps, current, reach, reopen, retry }: ReportSteps) {
  const { t } = useTranslation('studyPlan')
  return (
    <>
      <div className="mb-6 grid gap-3">
        {current ? <ReportOrigin current={current} /> : <SampleOrigin />}
        {!retry && <SyncNote />}
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-[1fr_20rem]">
        <section aria-labelledby="steps">
          <h2 id="steps" className="sr-only">
            {t('steps')}
          </h2>
          {steps.length === 0 && <Alert tone="info">{t('none')}</Alert>}
          <StepList
            steps={steps}
            headingLevel={3}
            onStart={({ key }) => reach(key, 'in_progress')}
            onDone={({ key }) => reach(key, 'completed')}
            onUndo={({ key }) => reopen(key)}
          />
        </section>
        <PlanAside steps={steps} current={current} className="max-lg:row-start-1" />
      </div>
    </>
  )
}

function ReportOrigin({ current }: { current: CurrentReport }) {
  const { t } = useTranslation('studyPlan')
  const labels = useContextLabels(current.report.context)
  const date = useFormat().date(current.at)
  return <p className="text-muted wrap-anywhere">{t('fromReport', { ...labels, date })}</p>
}

function SampleOrigin() {
  const { t } = useTranslation(['studyPlan', 'common'])
  return (
    <Alert
      tone="info"
      action={
        <ButtonLink to="/#quick-start" size="small">
          {t('common:getStrategy')}
        </ButtonLink>
      }
    >
      {t('samples')}
    </Alert>
  )
}
