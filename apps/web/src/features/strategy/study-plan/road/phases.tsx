import type { CalendarDate } from '@pathwise/planner/calendar'
import type { Phase } from '@pathwise/planner/study-plan/study-plan'
import { Badge } from '@pathwise/ui/badge'
import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../../lib/format.ts'

export function Phases({ phases, today }: { phases: readonly Phase[]; today: CalendarDate }) {
  const { t } = useTranslation('followedPlan')
  const format = useFormat()
  return (
    <ol className="mt-5 border-l-2 border-line">
      {phases.map(({ kind, from, until }) => {
        const isNow = from <= today && today <= until
        return (
          <li
            key={kind}
            aria-current={isNow ? 'step' : undefined}
            className={clsx('-ml-0.5 border-l-2 py-1.5 pl-4', isNow ? 'border-accent' : 'border-transparent')}
          >
            <span className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5">
              <span className={clsx(isNow && 'font-semibold', until < today && 'text-muted')}>
                {t(`road.phase.${kind}`)}
              </span>
              <span className="text-sm text-muted">{format.dayRange(from, until)}</span>
              {isNow && <Badge tone="accent">{t('road.now')}</Badge>}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
