import type { CalendarDate } from '@pathwise/planner/calendar'
import { findMissed } from '@pathwise/planner/study-plan/missed'
import { Button } from '@pathwise/ui/button'
import { CalendarClock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { toApiFailure } from '../../../../lib/api-failure.ts'
import { useFormat } from '../../../../lib/format.ts'
import { trpc } from '../../../../lib/trpc.ts'
import { followedPlanStore } from '../model/followed-plan-store.ts'
import { listDone } from '../model/task-status.ts'
import type { PlannableFollowedPlan, Tasks } from '../use-tasks.ts'
import { Refusal } from './refusal.tsx'

/** Offers to reschedule open tasks from past days, if any. */
export function MissedNote({
  followedPlan,
  tasks,
  today,
}: {
  followedPlan: PlannableFollowedPlan
  tasks: Tasks
  today: CalendarDate
}) {
  const { t } = useTranslation('followedPlan')
  const format = useFormat()
  const done = listDone(followedPlan.report.context, followedPlan.plan.tasks, tasks.progress)
  const { mutate, isPending, error } = trpc.studyPlan.catchUp.useMutation({
    onSuccess: ({ plan, ...counts }) =>
      followedPlanStore.follow(
        { ...followedPlan, plan, changed_at: new Date().toISOString() },
        { ...counts, added: 0 },
      ),
  })
  const missed = findMissed(followedPlan.plan, { today, done: new Set(done) })
  const [first] = missed
  if (!first || today > followedPlan.plan.until) return null
  const isOneDay = missed.every(({ day }) => day === first.day)
  const day = format.longWeekday(first.day)
  const count = missed.length
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-raised px-5 py-3">
        <CalendarClock aria-hidden="true" className="size-5 shrink-0 text-muted" />
        <p className="min-w-0 grow">{isOneDay ? t('missed.day', { count, day }) : t('missed.days', { count })}</p>
        <Button
          variant="secondary"
          size="small"
          busy={isPending}
          onClick={() =>
            mutate({ plan: followedPlan.plan, hours: followedPlan.hours, time_zone: followedPlan.time_zone, done })
          }
        >
          {t('missed.again')}
        </Button>
      </div>
      {error && <Refusal failure={toApiFailure(error)} feature="replanning" />}
    </div>
  )
}
