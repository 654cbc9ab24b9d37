import { Button } from '@pathwise/ui/button'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../../lib/format.ts'
import { sumMinutes } from '../model/day-plan.ts'
import type { PlannedStudy, Tasks } from '../use-tasks.ts'

const mostNames = 30
const manyMinutes = 120

interface LeftOverProps {
  study: PlannedStudy
  tasks: Tasks
  onHours: () => void
  onExam: () => void
}

/** What has no place before the exam, and the two ways to make room. Renders nothing if everything fits. */
export function LeftOver({ study, tasks, onHours, onExam }: LeftOverProps) {
  const { t } = useTranslation('followedPlan')
  const format = useFormat()
  const left = study.plan.left.filter((task) => !tasks.isDone(task))
  if (left.length === 0) return null
  const minutes = sumMinutes(left)
  const time =
    minutes < manyMinutes ? t('minutes', { minutes }) : t('hours', { hours: format.number(Math.round(minutes / 60)) })
  return (
    <div className="mt-5 border-t border-line pt-4">
      <p className="font-semibold">{t('road.left', { count: left.length, time })}</p>
      <details className="mt-1">
        <summary className="min-h-6 cursor-pointer text-accent">{t('road.leftList')}</summary>
        <ul className="mt-2 list-disc pl-5 text-sm">
          {left.slice(0, mostNames).map((task) => (
            <li key={task.key} className="wrap-anywhere">
              {tasks.name(task)} <span className="text-muted">· {t('minutes', { minutes: task.minutes })}</span>
            </li>
          ))}
        </ul>
        {left.length > mostNames && (
          <p className="mt-1 text-sm text-muted">{t('road.more', { number: left.length - mostNames })}</p>
        )}
      </details>
      <p className="mt-3">{t('road.fix')}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button variant="secondary" size="small" aria-haspopup="dialog" onClick={onHours}>
          {t('road.moreTime')}
        </Button>
        <Button variant="secondary" size="small" aria-haspopup="dialog" onClick={onExam}>
          {t(study.plan.exam ? 'road.laterExam' : 'road.chooseExam')}
        </Button>
      </div>
    </div>
  )
}
