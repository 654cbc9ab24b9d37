import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { sittings } from '../../../../lib/sittings.ts'
import { useFeature } from '../../../../lib/use-feature.ts'
import { followedPlanStore } from '../model/followed-plan-store.ts'
import { isPlannable } from '../model/make-input.ts'
import { plannedWeeks } from '../model/planned-weeks.ts'
import { progressStore } from '../model/progress-store.ts'
import { buildStudyWeeks } from '../model/study-weeks.ts'
import { readTimeZone, useDay } from '../use-day.ts'
import { PlanForecast } from './plan-forecast.tsx'
import { PremiumNote } from './premium-note.tsx'
import { WeekBars } from './week-bars.tsx'

/** The number of weekly bars that fit side by side. */
const mostWeeks = 12

/** Shows planned and worked minutes per week, completed skills, and an estimate of when the plan will be finished. */
export function StudyWeeks() {
  const { t } = useTranslation('studyWeeks')
  const { plan } = useSyncExternalStore(followedPlanStore.subscribe, followedPlanStore.current)
  const progress = useSyncExternalStore(progressStore.subscribe, progressStore.current)
  const works = useSyncExternalStore(sittings.subscribe, sittings.current)
  const planned = useSyncExternalStore(plannedWeeks.subscribe, plannedWeeks.current)
  const timeZone = plan?.time_zone ?? readTimeZone()
  const today = useDay(timeZone)
  const hasHistory = useFeature('history')
  const weeks = buildStudyWeeks({ followedPlan: plan, progress, works, planned, timeZone, today })
  if (weeks.every((week) => week.planned === 0 && week.worked === 0)) return null
  const shown = weeks.slice(hasHistory ? -mostWeeks : -1)
  return (
    <section aria-labelledby="weeks" className="mb-12">
      <h2 id="weeks" className="text-2xl font-bold tracking-tight">
        {t('title')}
      </h2>
      <p className="mt-1 mb-4 text-muted">{t('lead')}</p>
      <WeekBars weeks={shown} />
      {hasHistory === false && weeks.length > 1 && <PremiumNote text={t('pro')} />}
      {plan && isPlannable(plan.report) && (
        <PlanForecast followedPlan={{ ...plan, report: plan.report }} weeks={weeks.slice(0, -1)} today={today} />
      )}
    </section>
  )
}
