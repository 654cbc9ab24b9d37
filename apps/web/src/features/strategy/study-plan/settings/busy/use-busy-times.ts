import type { BusyCalendar } from '@pathwise/planner/busy-calendar'
import { addDays, type CalendarDate } from '@pathwise/planner/calendar'
import { divideByDay, findFreeWindows } from '@pathwise/planner/study-plan/busy-days'
import type { StudyHours } from '@pathwise/planner/study-plan/study-hours'
import { weekdays } from '@pathwise/planner/weekday'
import { useRef, useState } from 'react'
import { isSameJson } from '../../model/same-json.ts'
import type { PlannedStudy } from '../../use-tasks.ts'
import { type FileProblem, readCalendar } from './read-calendar.ts'

/** A plan without an exam day, or with a far one, is not longer. */
const mostDays = 209

/** Returns the days of which a calendar counts: from today to the exam. */
function findDays({ exam_date: examDate }: PlannedStudy, today: CalendarDate) {
  const last = addDays(today, mostDays)
  return { from: today, until: examDate !== null && examDate > today && examDate < last ? examDate : last }
}

const listWindows = ({ week }: StudyHours) => weekdays.map((weekday) => [week[weekday].from, week[weekday].until])

type Reading =
  | { readonly kind: 'stored' | 'removed' }
  | { readonly kind: 'reading' }
  | { readonly kind: 'problem'; readonly problem: FileProblem }
  | { readonly kind: 'read'; readonly calendar: BusyCalendar }

interface Chosen {
  readonly hours: StudyHours
  readonly timeZone: string
}

/** Returns the student's hours with the free windows that a calendar leaves, and what reads or removes a calendar. */
export function useBusyTimes(study: PlannedStudy, { hours, timeZone }: Chosen, today: CalendarDate) {
  const [reading, setReading] = useState<Reading>({ kind: 'stored' })
  const file = useRef<Blob>(undefined)
  const days = findDays(study, today)
  const { week, exceptions } = hours
  const stored = study.hours.free
  const free =
    reading.kind === 'read'
      ? findFreeWindows({ week }, divideByDay(timeZone, reading.calendar.times, days), days)
      : reading.kind === 'removed'
        ? undefined
        : stored

  async function read(chosen: Blob, zone = timeZone) {
    file.current = chosen
    setReading({ kind: 'reading' })
    const outcome = await readCalendar(chosen, { ...days, timeZone: zone })
    // Another file may have been chosen in the meantime.
    if (file.current !== chosen) return
    setReading('problem' in outcome ? { kind: 'problem', ...outcome } : { kind: 'read', ...outcome })
  }

  return {
    hours: { week, exceptions, ...(free && Object.keys(free).length > 0 && { free }) } satisfies StudyHours,
    reading,
    /** Whether the stored windows are of other hours or another zone, so that the calendar has to be read again. */
    isOutdated:
      reading.kind === 'stored' &&
      stored !== undefined &&
      (timeZone !== study.time_zone || !isSameJson(listWindows(study.hours), listWindows(hours))),
    read,
    /** Reads the chosen file again, because whole days and times without a zone depend on the student's. */
    changeZone: (zone: string) => {
      if (file.current && reading.kind === 'read') void read(file.current, zone)
    },
    remove: () => {
      file.current = undefined
      setReading({ kind: 'removed' })
    },
  }
}
export type BusyTimes = ReturnType<typeof useBusyTimes>
