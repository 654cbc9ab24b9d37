import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../../lib/button-link.tsx'
import type { Report } from '../report.ts'
import { isSameReport } from '../study-plan/model/compare-reports.ts'
import { followedPlanStore } from '../study-plan/model/followed-plan-store.ts'
import { isPlannable } from '../study-plan/model/make-input.ts'

/** Leads to the study plan, which can follow this report, when it follows another one. */
export function FollowNote({ report }: { report: Report }) {
  const { t } = useTranslation('plan')
  const { plan } = useSyncExternalStore(followedPlanStore.subscribe, followedPlanStore.current)
  if (!plan || !isPlannable(plan.report) || !isPlannable(report) || isSameReport(plan.report, report)) return null
  return (
    <p className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2 text-muted print:hidden">
      {t('follow.elsewhere')}
      <ButtonLink to="/study-plan" variant="secondary" size="small">
        {t('follow.open')}
      </ButtonLink>
    </p>
  )
}
