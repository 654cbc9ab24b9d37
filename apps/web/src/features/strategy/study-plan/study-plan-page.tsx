import { Alert } from '@pathwise/ui/alert'
import { PageHeading } from '@pathwise/ui/page-heading'
import { RetryAlert } from '@pathwise/ui/retry-alert'
import { Loading, Skeleton } from '@pathwise/ui/skeleton'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../../lib/button-link.tsx'
import { useFormat } from '../../../lib/format.ts'
import { useContextLabels } from '../context-labels.ts'
import { SyncNote } from '../sync/sync-note.tsx'
import type { CurrentReport } from './model/current-report.ts'
import { PlanAside } from './plan-aside.tsx'
import { ContinueDialog, StepCard } from './step-card.tsx'
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
  const { steps, current, reach, reopen, loading, retry } = useStudyPlan()
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
                onUndo={() => {
                  reopen(step.key)
                  setAnnouncement(t('reopened', { title: step.title }))
                }}
              />
            ))}
          </ul>
        </section>
        <PlanAside steps={steps} current={current} />
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

/** Shows which report the steps are based on. */
function ReportOrigin({ current }: { current: CurrentReport }) {
  const { t } = useTranslation('studyPlan')
  const labels = useContextLabels(current.report.context)
  const date = useFormat().date(current.at)
  return <p className="text-muted wrap-anywhere">{t('fromReport', { ...labels, date })}</p>
}

/** Explains that the steps are samples and links to the quick start. */
function SampleOrigin() {
  const { t } = useTranslation('studyPlan')
  return (
    <Alert
      tone="info"
      action={
        <ButtonLink to="/#quick-start" size="small">
          {t('next.strategy')}
        </ButtonLink>
      }
    >
      {t('samples')}
    </Alert>
  )
}
