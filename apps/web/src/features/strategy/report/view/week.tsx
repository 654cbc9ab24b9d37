import type { CalendarDate } from '@pathwise/planner/calendar'
import type { StudyHours } from '@pathwise/planner/study-plan/study-hours'
import { Card } from '@pathwise/ui/card'
import { CalendarPlus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../../lib/format.ts'
import { useEventTexts } from '../calendar/event-texts.ts'
import { buildGoogleCalendarLink } from '../calendar/google-calendar.ts'
import { addDates, buildStudyEvents } from '../calendar/plan-days.ts'
import type { DayLoad, DayView } from './report-view.ts'
import { EmptySection, Section } from './section.tsx'
import { MistakesLink, ModuleLink, PracticeLink, SheetLink, UntimedLink } from './sheet-link.tsx'

/** The CSS classes that print an empty checkbox next to each task. */
const tickBoxStyle =
  "print:relative print:before:absolute print:before:top-1 print:before:-left-5 print:before:size-3 print:before:border print:before:border-ink print:before:content-['']"

interface DayCardProps extends DayView, Pick<WeekProps, 'hours' | 'today'> {
  date: CalendarDate | undefined
}

function DayCard({ day, load, tasks, date, today, hours }: DayCardProps) {
  const { t } = useTranslation('plan')
  const format = useFormat()
  const writeEvent = useEventTexts()
  const events = today ? buildStudyEvents([{ day, load, tasks }], today, hours) : []
  const nameLink = (start: string) => {
    const name = t('week.addDay', { day })
    return events.length > 1 ? `${name} · ${start}` : name
  }
  return (
    <Card as="li" className="break-inside-avoid print:p-2 print:text-xs">
      <div className="flex items-center justify-between gap-3">
        <div>
          <h3 className="text-lg font-semibold">{day}</h3>
          {date && (
            <time dateTime={date} className="text-sm text-muted">
              {format.monthDay(date)}
            </time>
          )}
        </div>
        <div className="flex items-center gap-1">
          {load && load.minutes > 0 && (
            <span className="text-sm text-muted tabular-nums">{t('week.minutes', { count: load.minutes })}</span>
          )}
          {events.map((event) => (
            <a
              key={event.start}
              href={buildGoogleCalendarLink(writeEvent(event), event)}
              target="_blank"
              rel="noreferrer"
              aria-label={nameLink(event.start)}
              title={nameLink(event.start)}
              className="-my-2 -mr-2 rounded-control p-3 text-accent hover:bg-accent-soft print:hidden"
            >
              <CalendarPlus aria-hidden="true" className="size-5" />
            </a>
          ))}
        </div>
      </div>
      {tasks.length > 0 ? (
        <ul className="mt-2 list-disc space-y-1 pl-5 marker:text-accent print:list-none print:space-y-0.5">
          {tasks.map(({ text, sheet, practice, untimed, module, isReview }) => (
            <li key={text} className={tickBoxStyle}>
              <span>{text}</span>
              {sheet && <SheetLink {...sheet} />}
              {practice && <PracticeLink {...practice} />}
              {untimed && <UntimedLink {...untimed} />}
              {module && <ModuleLink {...module} />}
              {isReview && <MistakesLink />}
            </li>
          ))}
        </ul>
      ) : (
        <div className="mt-2 text-muted">
          <p className="font-medium">{t('week.rest')}</p>
          <p className="text-sm">{t('week.restText')}</p>
        </div>
      )}
    </Card>
  )
}

interface WeekProps {
  days: readonly DayView[]
  /** The current local date. Undefined on the server and during hydration. */
  today: CalendarDate | undefined
  /** The study hours of the followed plan, if any. */
  hours: StudyHours | undefined
}

/** Shows a chart of minutes per day, then each day with its date and tasks, soonest first. */
export function Week({ days, today, hours }: WeekProps) {
  const { t } = useTranslation('plan')
  const dated = today ? addDates(days, today) : days.map((day) => ({ ...day, date: undefined }))
  const loads = dated.flatMap(({ load }) => load ?? [])
  const total = loads.reduce((sum, { minutes }) => sum + minutes, 0)
  return (
    <Section title={t('sections.week')} isSheet aside={total > 0 && t('week.total', { count: total })}>
      {days.length === 0 && <EmptySection text={t('week.none')} />}
      {total > 0 && <WeekChart loads={loads} />}
      {/* Seven cards fill rows of four and three. In two columns, the last card spans both. */}
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4 sm:max-lg:[&>:last-child:nth-child(odd)]:col-span-2 print:grid-cols-3 print:gap-2">
        {dated.map((day, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a day may occur twice, and cards have no state.
          <DayCard key={index} {...day} today={today} hours={hours} />
        ))}
      </ul>
    </Section>
  )
}

/**
 * Charts the minutes per day. Hidden from screen readers and in print, because the day cards repeat the information.
 */
function WeekChart({ loads }: { loads: readonly DayLoad[] }) {
  const most = Math.max(1, ...loads.map(({ minutes }) => minutes))
  const format = useFormat()
  return (
    <div
      aria-hidden="true"
      className="mb-4 grid auto-cols-fr grid-flow-col gap-2 rounded-card border border-line bg-surface px-3 pt-4 pb-3 sm:gap-4 sm:px-6 print:hidden"
    >
      {loads.map(({ shortName, minutes }) => (
        <div key={shortName} className="flex min-w-0 flex-col items-center">
          <div className="flex h-24 w-full flex-col items-center justify-end">
            <span className="text-sm text-muted tabular-nums">{format.number(minutes)}</span>
            <div className="w-full max-w-10 rounded-t bg-accent" style={{ height: `${(minutes / most) * 75}%` }} />
          </div>
          <span className="w-full truncate border-t border-line pt-1.5 text-center text-xs font-medium sm:text-sm">
            {shortName}
          </span>
        </div>
      ))}
    </div>
  )
}
