import { textLinkStyle } from '@pathwise/ui/text-link'
import { ArrowRight } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../../lib/button-link.tsx'
import { useDevicePractice } from '../../../lib/device-practice.ts'
import { useFormat } from '../../../lib/format.ts'
import { Link } from '../../../lib/link.tsx'
import { useHasSession } from '../../../lib/session/use-has-session.ts'
import { countDue } from '../../practice/due.ts'
import { useTodayTasks } from '../../strategy/study-plan/use-today-tasks.ts'

/** The maximum number of task names. With more names, the card would be taller than the introduction on a phone. */
const mostNames = 3

interface TodayCardProps {
  /** Called when this browser has no followed study plan and no readable report. */
  onNone: () => void
}

/** Shows today's tasks to a returning student, in place of the introduction. */
export function TodayCard({ onNone }: TodayCardProps) {
  const { t } = useTranslation('studyPlan')
  const format = useFormat()
  const today = useTodayTasks()
  const practiced = useDevicePractice()
  const hasSession = useHasSession()
  const [now] = useState(() => Date.now())
  useEffect(() => {
    if (!today) onNone()
  }, [today, onNone])
  if (!today) return null

  const { names, minutes, isDone, isStarted, missed } = today
  // The device does not know which problems of an account were reviewed on another device.
  const reviews = hasSession ? 0 : countDue(practiced, now)
  const tasks = t('today.tasks', { count: names.length })
  const shown = names.slice(0, mostNames)
  return (
    <section aria-labelledby="today-title">
      <h1 id="today-title" tabIndex={-1} className="text-title font-bold tracking-tight wrap-anywhere lg:text-5xl">
        {names.length === 0 && t(isDone ? 'today.done' : 'today.rest')}
        {names.length > 0 && minutes === undefined && t('today.title', { tasks })}
        {names.length > 0 && minutes !== undefined && t('today.timed', { tasks, minutes: format.number(minutes) })}
      </h1>
      {names.length === 0 ? (
        <p className="mt-3 text-muted sm:text-lg">{t(isDone ? 'today.doneText' : 'today.restText')}</p>
      ) : (
        <ul className="mt-3 text-muted sm:text-lg">
          {shown.map((name, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list is replaced as a whole, and two tasks may have the same name.
            <li key={index} className="truncate">
              {name}
            </li>
          ))}
        </ul>
      )}
      <div className="mt-5 flex flex-wrap gap-x-2 gap-y-3">
        <ButtonLink to="/study-plan">
          {t(names.length === 0 ? 'title' : isStarted ? 'today.continue' : 'today.start')}
          <ArrowRight aria-hidden="true" className="size-5" />
        </ButtonLink>
        <ButtonLink to="/plan" variant="quiet">
          {t('today.report')}
        </ButtonLink>
      </div>
      <ul className="mt-1 empty:hidden">
        {missed > 0 && (
          <li>
            <Link to="/study-plan" className={textLinkStyle({ size: 'medium' })}>
              {t('today.missed', { count: missed })}
            </Link>
          </li>
        )}
        {reviews > 0 && (
          <li>
            <Link to="/practice/set?kind=due" className={textLinkStyle({ size: 'medium' })}>
              {t('today.reviews', { count: reviews })}
            </Link>
          </li>
        )}
      </ul>
    </section>
  )
}
