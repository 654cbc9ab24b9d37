import { addDays } from '@pathwise/planner/calendar'
import type { StudyWeek } from '@pathwise/planner/study-plan/weeks'
import { Card } from '@pathwise/ui/card'
import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../../lib/format.ts'

interface WeekBarsProps {
  /** Oldest first. */
  weeks: readonly StudyWeek[]
}

/** Shows the weeks as bars, with the current week first. Screen readers read a table instead. */
export function WeekBars({ weeks }: WeekBarsProps) {
  const { t } = useTranslation('studyWeeks')
  const most = Math.max(1, ...weeks.flatMap(({ planned, worked }) => [planned, worked]))
  const rows = weeks.toReversed()
  return (
    <Card>
      <ul aria-hidden="true" className="mb-4 flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {(['planned', 'worked'] as const).map((name) => (
          <li key={name} className="flex items-center gap-2">
            <span className={clsx('size-3 rounded-full', looks[name])} />
            {t(name)}
          </li>
        ))}
      </ul>
      <ol aria-hidden="true" className="grid gap-5">
        {rows.map((week, index) => (
          <WeekRow key={week.week} week={week} isCurrent={index === 0} most={most} />
        ))}
      </ol>
      {/* Wrapped, because a table with `sr-only` would still be as wide as its text. */}
      <div className="sr-only">
        <WeekTable rows={rows} />
      </div>
    </Card>
  )
}

const looks = { planned: 'bg-control/40', worked: 'bg-accent' } as const

function useWeekTexts() {
  const { t } = useTranslation(['studyWeeks', 'strategy'])
  const format = useFormat()
  return {
    nameWeek: ({ week }: StudyWeek, isCurrent: boolean) =>
      isCurrent ? t('thisWeek') : format.dayRange(week, addDays(week, 6)),
    minutes: (minutes: number) => t('minutes', { minutes: format.number(minutes) }),
    tasks: ({ doneTasks }: StudyWeek) => t('tasks', { count: doneTasks }),
    skills: ({ settled }: StudyWeek) => format.list(settled.map((skill) => t(`strategy:skill.${skill}`))),
  }
}

interface WeekRowProps {
  week: StudyWeek
  isCurrent: boolean
  /** The number of minutes that a full-width bar represents. */
  most: number
}

function WeekRow({ week, isCurrent, most }: WeekRowProps) {
  const { t } = useTranslation('studyWeeks')
  const { nameWeek, minutes, tasks, skills } = useWeekTexts()
  return (
    <li>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold">{nameWeek(week, isCurrent)}</span>
        <span className="text-sm text-muted">{tasks(week)}</span>
      </p>
      {(['planned', 'worked'] as const).map((name) => (
        <div key={name} className="mt-1.5 flex items-center gap-3">
          <div className="h-3 min-w-0 grow">
            <div
              className={clsx('h-full min-w-0.5 rounded-full', looks[name])}
              style={{ width: `${Math.round((100 * week[name]) / most)}%` }}
            />
          </div>
          <span className="w-20 shrink-0 text-right text-sm whitespace-nowrap tabular-nums">{minutes(week[name])}</span>
        </div>
      ))}
      {week.settled.length > 0 && (
        <p className="mt-1.5 text-sm wrap-anywhere">{t('settledList', { skills: skills(week) })}</p>
      )}
    </li>
  )
}

function WeekTable({ rows }: { rows: readonly StudyWeek[] }) {
  const { t } = useTranslation('studyWeeks')
  const { nameWeek, minutes, skills } = useWeekTexts()
  const format = useFormat()
  return (
    <table>
      <caption>{t('title')}</caption>
      <thead>
        <tr>
          {(['week', 'planned', 'worked', 'doneTasks', 'settled'] as const).map((name) => (
            <th key={name} scope="col">
              {t(name)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((week, index) => (
          <tr key={week.week}>
            <th scope="row">{nameWeek(week, index === 0)}</th>
            <td>{minutes(week.planned)}</td>
            <td>{minutes(week.worked)}</td>
            <td>{format.number(week.doneTasks)}</td>
            <td>{week.settled.length === 0 ? t('none') : skills(week)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
