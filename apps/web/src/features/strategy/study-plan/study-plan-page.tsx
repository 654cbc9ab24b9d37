import { Alert } from '@pathwise/ui/alert'
import { Card } from '@pathwise/ui/card'
import { PageHeading } from '@pathwise/ui/page-heading'
import { RetryAlert } from '@pathwise/ui/retry-alert'
import { Loading, Skeleton } from '@pathwise/ui/skeleton'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SyncNote } from '../sync/sync-note.tsx'
import { ContinueDialog } from './continue-dialog.tsx'
import { NextSteps } from './next-steps.tsx'
import { ReportOrigin, SampleOrigin } from './plan-origin.tsx'
import { ProgressChart } from './progress-chart.tsx'
import { StepCard } from './step-card.tsx'
import { useStudyPlan } from './use-study-plan.ts'

function PlanSkeleton() {
  const { t } = useTranslation('common')
  return (
    <Loading label={t('loading')}>
      <div className="grid gap-4 md:grid-cols-2">
        {['one', 'two', 'three', 'four'].map((name) => (
          <Skeleton key={name} className="h-56" />
        ))}
      </div>
    </Loading>
  )
}

/** The study plan page: the student's steps, progress and next steps. */
export function StudyPlanPage() {
  const { t } = useTranslation('studyPlan')
  const { steps, current, reach, loading, retry } = useStudyPlan()
  const [open, setOpen] = useState<string>()
  const [announcement, setAnnouncement] = useState('')
  if (loading) {
    return (
      <>
        <PageHeading title={t('title')} lead={t('lead')} />
        <PlanSkeleton />
      </>
    )
  }
  return (
    <>
      <PageHeading title={t('title')} lead={t('lead')} />
      {retry && (
        <RetryAlert label={t('again')} onRetry={retry} className="mb-6">
          {t('failed')}
        </RetryAlert>
      )}
      <div className="mb-6 grid gap-3">
        {current ? <ReportOrigin current={current} /> : <SampleOrigin />}
        {!retry && <SyncNote />}
      </div>
      <output className="sr-only">{announcement}</output>
      <div className="grid items-start gap-6 lg:grid-cols-[1fr_20rem]">
        <section aria-labelledby="steps">
          <h2 id="steps" className="sr-only">
            {t('steps')}
          </h2>
          {steps.length === 0 && <Alert tone="info">{t('none')}</Alert>}
          <ul className="grid gap-4 md:grid-cols-2">
            {steps.map((step) => (
              <StepCard
                key={step.key}
                step={step}
                onStart={() => {
                  reach(step.key, 'in_progress')
                  setAnnouncement(t('started', { title: step.title }))
                }}
                onContinue={() => setOpen(step.key)}
              />
            ))}
          </ul>
        </section>
        <aside className="grid gap-6 max-lg:row-start-1 lg:sticky lg:top-24">
          <Card>
            <ProgressChart steps={steps} />
          </Card>
          <NextSteps steps={steps} current={current} />
        </aside>
      </div>
      <ContinueDialog
        step={steps.find(({ key }) => key === open)}
        onClose={() => setOpen(undefined)}
        onDone={(step) => {
          setOpen(undefined)
          reach(step.key, 'completed')
          setAnnouncement(t('completed', { title: step.title }))
        }}
      />
    </>
  )
}
