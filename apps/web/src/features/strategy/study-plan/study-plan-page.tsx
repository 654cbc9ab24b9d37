import { PageHeading } from '@pathwise/ui/page-heading'
import { RetryAlert } from '@pathwise/ui/retry-alert'
import { Loading, Skeleton } from '@pathwise/ui/skeleton'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { toApiFailure } from '../../../lib/api-failure.ts'
import { useTooManyText } from '../../../lib/retry-time.ts'
import { followedPlanStore } from './model/followed-plan-store.ts'
import { isPlannable } from './model/make-input.ts'
import { PlannedPage } from './planned-page.tsx'
import { StepsPage } from './steps-page.tsx'
import { useFirstPlan } from './use-first-plan.ts'
import { useStudyPlan } from './use-study-plan.ts'

function PlanSkeleton({ label }: { label: string }) {
  return (
    <Loading label={label}>
      <div className="grid gap-4 md:grid-cols-2">
        {['one', 'two', 'three', 'four'].map((name) => (
          <Skeleton key={name} className="h-56" />
        ))}
      </div>
    </Loading>
  )
}

/**
 * The study plan page. It opens on today's tasks of the plan that the student follows. Without a report it shows sample
 * steps, and the steps of a report that is plain text.
 */
export function StudyPlanPage() {
  const { t } = useTranslation(['studyPlan', 'followedPlan', 'common'])
  const tooMany = useTooManyText()
  const steps = useStudyPlan()
  const { plan, before } = useSyncExternalStore(followedPlanStore.subscribe, followedPlanStore.current)
  const report = steps.current?.report
  const plannable = report && isPlannable(report) ? report : undefined
  const study = plan && isPlannable(plan.report) ? { ...plan, report: plan.report } : undefined
  const isMaking = !steps.loading && !study && plannable !== undefined
  const first = useFirstPlan(isMaking ? plannable : undefined)
  const failure = isMaking && first.isFailed ? toApiFailure(first.error) : undefined

  return (
    <>
      <PageHeading
        title={t('title')}
        description={t('lead')}
        // On a phone, today's first task comes before the explanation.
        lead={study ? <span className="max-sm:hidden">{t('lead')}</span> : t('lead')}
      />
      {steps.retry && (
        <RetryAlert label={t('again')} onRetry={steps.retry} className="mb-6">
          {t('failed')}
        </RetryAlert>
      )}
      {failure && (
        <RetryAlert label={t('again')} onRetry={first.retry} className="mb-6">
          {failure.status === 429 ? tooMany(failure.retryAfterSeconds) : t('failed')}
        </RetryAlert>
      )}
      {steps.loading && <PlanSkeleton label={t('common:loading')} />}
      {!steps.loading && isMaking && !failure && <PlanSkeleton label={t('followedPlan:making')} />}
      {!steps.loading && study && <PlannedPage study={study} before={before} steps={steps} report={plannable} />}
      {!steps.loading && !study && (!isMaking || failure) && <StepsPage {...steps} />}
    </>
  )
}
