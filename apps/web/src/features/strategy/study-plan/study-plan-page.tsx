import { PageHeading } from '@pathwise/ui/page-heading'
import { RetryAlert } from '@pathwise/ui/retry-alert'
import { Loading, Skeleton } from '@pathwise/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { toApiFailure } from '../../../lib/api-failure.ts'
import { devicePractice } from '../../../lib/device-practice.ts'
import { useFailureText } from '../../../lib/failure-text.ts'
import { trpc } from '../../../lib/trpc.ts'
import { FollowedPlanPage } from './followed-plan-page.tsx'
import { followedPlanStore } from './model/followed-plan-store.ts'
import {
  buildFollowedPlan,
  buildMakeInput,
  isPlannable,
  neverChanged,
  type PlannableReport,
} from './model/make-input.ts'
import { progressStore } from './model/progress-store.ts'
import { listDone } from './model/task-status.ts'
import { StepsPage } from './steps-page.tsx'
import { readTimeZone } from './use-day.ts'
import { useReportSteps } from './use-report-steps.ts'

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
 * Shows today's tasks if a plan is followed. Otherwise shows the steps of a plain-text report, or sample steps if there
 * is no report.
 */
export function StudyPlanPage() {
  const { t } = useTranslation(['studyPlan', 'followedPlan', 'common'])
  const failureText = useFailureText()
  const steps = useReportSteps()
  const { plan, before } = useSyncExternalStore(followedPlanStore.subscribe, followedPlanStore.current)
  const report = steps.current?.report
  const plannable = report && isPlannable(report) ? report : undefined
  const followedPlan = plan && isPlannable(plan.report) ? { ...plan, report: plan.report } : undefined
  const isMaking = !steps.loading && !followedPlan && plannable !== undefined
  const first = useFirstPlan(isMaking ? plannable : undefined)
  const failure = isMaking && first.isFailed ? toApiFailure(first.error) : undefined

  return (
    <>
      <PageHeading
        title={t('title')}
        description={t('lead')}
        // On phones, hide the lead to make room for today's first task.
        lead={followedPlan ? <span className="max-sm:hidden">{t('lead')}</span> : t('lead')}
      />
      {steps.retry && (
        <RetryAlert label={t('again')} onRetry={steps.retry} className="mb-6">
          {t('failed')}
        </RetryAlert>
      )}
      {failure && (
        <RetryAlert label={t('again')} onRetry={first.retry} className="mb-6">
          {failureText(failure, t('failed'))}
        </RetryAlert>
      )}
      {steps.loading && <PlanSkeleton label={t('common:loading')} />}
      {!steps.loading && isMaking && !failure && <PlanSkeleton label={t('followedPlan:making')} />}
      {!steps.loading && followedPlan && (
        <FollowedPlanPage followedPlan={followedPlan} before={before} steps={steps} report={plannable} />
      )}
      {!steps.loading && !followedPlan && (!isMaking || failure) && <StepsPage {...steps} />}
    </>
  )
}

/** Creates a plan for the report and follows the plan. Does nothing without a report. */
function useFirstPlan(report: PlannableReport | undefined) {
  const { i18n } = useTranslation()
  const { client } = trpc.useUtils()
  const timeZone = readTimeZone()
  const query = useQuery({
    queryKey: ['first-plan', report, timeZone],
    enabled: report !== undefined,
    gcTime: 0,
    queryFn: async () => {
      if (!report) throw new Error('There is no report to make a plan for')
      const choice = { report, timeZone, hours: null, examDate: undefined }
      const known = {
        done: listDone(report.context, [], progressStore.current()),
        seen: devicePractice.latest().map(({ id }) => id),
        language: i18n.language,
      }
      return buildFollowedPlan(choice, await client.studyPlan.make.mutate(buildMakeInput(choice, known)), neverChanged)
    },
  })
  const { data } = query
  useEffect(() => {
    if (data && !followedPlanStore.current().plan) followedPlanStore.follow(data)
  }, [data])
  return { isFailed: query.isError, error: query.error, retry: () => void query.refetch() }
}
