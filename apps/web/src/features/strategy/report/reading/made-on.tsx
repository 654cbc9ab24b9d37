import { addDays } from '@pathwise/planner/calendar'
import { Alert } from '@pathwise/ui/alert'
import { Button } from '@pathwise/ui/button'
import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../../lib/format.ts'
import { useToday } from '../../../../lib/use-today.ts'
import type { Report } from '../../report.ts'
import { useReplan } from './use-replan.ts'

/** Deferred, because React would otherwise render the dated parts in one long task right after hydration. */
const useDeferredToday = () => useDeferredValue(useToday())

/**
 * Shows when the report was made. Renders nothing until the second day after, because the report's day is Eastern time
 * and may be the day before the reader's.
 */
export function MadeOn({ report: { result } }: { report: Report }) {
  const { t } = useTranslation('plan')
  const format = useFormat()
  const today = useDeferredToday()
  const day = result.strategy?.context.today
  if (!day || !today || addDays(day, 1) >= today) return null
  return <span>{`${t('made', { date: format.day(day) })} · `}</span>
}

const daysUntilOld = 14

/** Offers to plan again when the report is two weeks old or one of its dates has passed. */
export function OutdatedNote({ report }: { report: Report }) {
  const { t } = useTranslation('plan')
  const today = useDeferredToday()
  const { plan, busy, failed } = useReplan()
  const { strategy } = report.result
  if (!strategy || !today) return null
  const isOld = addDays(strategy.context.today, daysUntilOld) <= today
  if (!isOld && strategy.dates.every(({ date, endDate }) => (endDate ?? date) >= today)) return null
  const again = (
    <Button size="small" variant="secondary" busy={busy} onClick={() => plan(report.context)}>
      {t('reading.again')}
    </Button>
  )
  return (
    <div className="mb-6 grid gap-3 print:hidden">
      <Alert tone="info" action={again}>
        {t('outdated')}
      </Alert>
      {failed && <Alert tone="danger">{t('reading.failed')}</Alert>}
    </div>
  )
}
