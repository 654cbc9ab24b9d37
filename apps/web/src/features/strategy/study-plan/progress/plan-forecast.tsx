import type { forecastInputSchema } from '@pathwise/api/study-plan/forecast.schemas'
import type { CalendarDate } from '@pathwise/planner/calendar'
import { buildItemKey } from '@pathwise/planner/item-key'
import { listExamDays } from '@pathwise/planner/study-plan/exam-days'
import type { Forecast } from '@pathwise/planner/study-plan/forecast'
import { findMissed } from '@pathwise/planner/study-plan/missed'
import { findMonday, type StudyWeek } from '@pathwise/planner/study-plan/weeks'
import { Card } from '@pathwise/ui/card'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { toApiFailure } from '../../../../lib/api-failure.ts'
import { useFormat } from '../../../../lib/format.ts'
import { RetryAlert } from '../../../../lib/retry-alert.tsx'
import { trpc } from '../../../../lib/trpc.ts'
import { createStrategyTranslator } from '../../translate-strategy.ts'
import { nameExam } from '../model/exam-name.ts'
import { plannedWeeks } from '../model/planned-weeks.ts'
import { type PlannableFollowedPlan, useTasks } from '../use-tasks.ts'
import { PremiumNote } from './premium-note.tsx'

interface PlanForecastProps {
  followedPlan: PlannableFollowedPlan
  /** Past weeks, oldest first. */
  weeks: readonly StudyWeek[]
  today: CalendarDate
}

/** The maximum number of weeks that the server accepts. */
const mostWeeks = 60

/** Builds the forecast input from the plan's open tasks and from past weeks with the same goal. */
function buildInput(
  { report, plan, time_zone }: PlannableFollowedPlan,
  { weeks, today, isDone }: Omit<PlanForecastProps, 'followedPlan'> & Pick<ReturnType<typeof useTasks>, 'isDone'>,
): z.input<typeof forecastInputSchema> {
  const key = buildItemKey(report.context, 'plan')
  const kept = plannedWeeks.current().flatMap((one) => (one.plan === key ? [one.week] : []))
  const ofGoal = new Set([...kept, ...plan.tasks.map(({ day }) => findMonday(day))])
  const coming = plan.tasks.filter((task) => task.day >= today && !isDone(task))
  const done = new Set(plan.tasks.filter(isDone).map((task) => task.key))
  const open = [...findMissed(plan, { today, done }), ...coming]
  return {
    weeks: weeks
      .filter(({ week, done }) => ofGoal.has(week) || done > 0)
      .slice(-mostWeeks)
      .map(({ planned, done }) => ({ planned, done })),
    open: open.map(({ day, minutes }) => ({ day, minutes })),
    time_zone,
  }
}

/** Estimates when the student will finish the plan at the pace of recent weeks. It does not predict a score. */
export function PlanForecast({ followedPlan, weeks, today }: PlanForecastProps) {
  const { t } = useTranslation('studyWeeks')
  const { client } = trpc.useUtils()
  const { isDone } = useTasks(followedPlan)
  const input = buildInput(followedPlan, { weeks, today, isDone })
  const { data, error, refetch } = useQuery({
    queryKey: ['plan-forecast', input, today],
    queryFn: () => client.studyPlan.forecast.mutate(input),
    retry: false,
  })
  const isRefused = toApiFailure(error).reason === 'plan_feature'
  if (!data && !error) return null
  return (
    <Card as="section" aria-labelledby="forecast" className="mt-6">
      <h3 id="forecast" className="text-lg font-semibold">
        {t('forecast.title')}
      </h3>
      {data && <ForecastText forecast={data} followedPlan={followedPlan} />}
      {isRefused && <PremiumNote text={t('forecast.premium')} />}
      {error && !isRefused && (
        <RetryAlert onRetry={() => void refetch()} className="mt-3">
          {t('forecast.failed')}
        </RetryAlert>
      )}
    </Card>
  )
}

function ForecastText({
  forecast,
  followedPlan: { plan },
}: {
  forecast: Forecast
  followedPlan: PlannableFollowedPlan
}) {
  const { t, i18n } = useTranslation(['studyWeeks', 'strategy'])
  const format = useFormat()
  if (forecast.kind === 'missing') return <p className="mt-1">{t('forecast.missing', { count: forecast.weeks })}</p>
  if (forecast.kind !== 'ends') return <p className="mt-1">{t(`forecast.${forecast.kind}`)}</p>
  const { expected, earliest, latest, pace, weeks } = forecast
  const days = { earliest: format.day(earliest), latest: latest === null ? '' : format.day(latest) }
  const last = listExamDays(plan)
    .filter(({ date }) => date > plan.from)
    .at(-1)
  return (
    <>
      <p className="mt-1 text-lg">{t('forecast.ends', { date: format.day(expected) })}</p>
      <p className="mt-1">{t(latest === null ? 'forecast.open' : 'forecast.band', days)}</p>
      {last && expected >= last.date && (
        <p className="mt-1">{t('forecast.afterExam', { exam: nameExam(last, createStrategyTranslator(i18n)) })}</p>
      )}
      <p className="mt-2 text-sm text-muted">{t('forecast.basis', { count: weeks, percent: format.percent(pace) })}</p>
    </>
  )
}
