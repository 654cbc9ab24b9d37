import { EmptyState } from '@pathwise/ui/empty-state'
import { PageHeading } from '@pathwise/ui/page-heading'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../../lib/button-link.tsx'
import { CalendarFeed } from '../calendar-feed/calendar-feed.tsx'
import { followedPlanStore } from '../study-plan/model/followed-plan-store.ts'
import { progressStore } from '../study-plan/model/progress-store.ts'
import { ParentLinks } from './parent-links.tsx'

/** Lets a student share the followed plan with parents or a calendar app. */
export function SharePlanPage() {
  const { t } = useTranslation('parentLinks')
  const { plan: followedPlan } = useSyncExternalStore(followedPlanStore.subscribe, followedPlanStore.current)
  const progress = useSyncExternalStore(progressStore.subscribe, progressStore.current)
  return (
    <>
      <PageHeading title={t('page.title')} lead={t('page.lead')} />
      {followedPlan ? (
        <div className="grid items-start gap-6 lg:grid-cols-2">
          <ParentLinks followedPlan={followedPlan} progress={progress} />
          <CalendarFeed />
        </div>
      ) : (
        <EmptyState title={t('page.none')} action={<ButtonLink to="/study-plan">{t('page.open')}</ButtonLink>}>
          {t('page.noneText')}
        </EmptyState>
      )}
    </>
  )
}
