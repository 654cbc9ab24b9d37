import {
  type BusyCalendar,
  type CalendarFile,
  type CalendarProblem,
  calendarLimits,
  type ReadOutcome,
} from '@pathwise/planner/busy-calendar'
import { addDays, type CalendarDate } from '@pathwise/planner/calendar'
import { divideByDay, findFreeWindows } from '@pathwise/planner/study-plan/busy-days'
import type { StudyHours } from '@pathwise/planner/study-plan/study-hours'
import { weekdays } from '@pathwise/planner/weekday'
import { useRef, useState } from 'react'
import { isSameJson } from '../../model/same-json.ts'
import type { PlannableFollowedPlan } from '../../use-tasks.ts'

/**
 * `tooSlow`: reading timed out, for example on an endless recurrence rule. `unreadable`: the browser cannot read the
 * file.
 */
type FileProblem = CalendarProblem | 'tooSlow' | 'unreadable'
type FileOutcome = Exclude<ReadOutcome, { problem: CalendarProblem }> | { readonly problem: FileProblem }

const timeoutMs = 15_000

/**
 * Reads a calendar file in a worker, or on the page if workers are not supported. Terminates the worker after a
 * timeout. The calendar library is loaded on demand.
 */
async function readText(file: CalendarFile): Promise<FileOutcome> {
  if (typeof Worker === 'undefined') {
    const { readBusyCalendar } = await import('@pathwise/planner/busy-calendar/read-busy-calendar')
    return readBusyCalendar(file)
  }
  const worker = new Worker(new URL('./read-calendar.worker.ts', import.meta.url), { type: 'module' })
  let timer: ReturnType<typeof setTimeout> | undefined
  try {
    return await new Promise<FileOutcome>((resolve) => {
      timer = setTimeout(() => resolve({ problem: 'tooSlow' }), timeoutMs)
      worker.addEventListener('error', () => resolve({ problem: 'unreadable' }))
      worker.addEventListener('message', ({ data }: MessageEvent<ReadOutcome>) => resolve(data))
      worker.postMessage(file)
    })
  } finally {
    clearTimeout(timer)
    worker.terminate()
  }
}

/** Reads the busy times of a calendar file, entirely on this device. */
async function readCalendar(file: Blob, settings: Omit<CalendarFile, 'text'>): Promise<FileOutcome> {
  if (file.size > calendarLimits.bytes) return { problem: 'tooLarge' }
  try {
    return await readText({ ...settings, text: await file.text() })
  } catch (error) {
    console.error('The calendar could not be read', error)
    return { problem: 'unreadable' }
  }
}

/** The maximum length of a plan, in days. It applies when the exam is far away or has no date. */
const mostDays = 209

/** Returns the days for which to read events: from today until the exam, limited to the maximum plan length. */
function findDays({ exam_date: examDate }: PlannableFollowedPlan, today: CalendarDate) {
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

/** Returns the study hours with the free windows of a calendar, and functions to read or remove the calendar. */
export function useBusyTimes(followedPlan: PlannableFollowedPlan, { hours, timeZone }: Chosen, today: CalendarDate) {
  const [reading, setReading] = useState<Reading>({ kind: 'stored' })
  const file = useRef<Blob>(undefined)
  const days = findDays(followedPlan, today)
  const { week, exceptions } = hours
  const stored = followedPlan.hours.free
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
    // The student may have chosen another file while this one was being read.
    if (file.current !== chosen) return
    setReading('problem' in outcome ? { kind: 'problem', ...outcome } : { kind: 'read', ...outcome })
  }

  return {
    hours: { week, exceptions, ...(free && Object.keys(free).length > 0 && { free }) } satisfies StudyHours,
    reading,
    /**
     * Whether the stored windows were calculated for other study hours or another time zone. If so, the calendar must
     * be read again.
     */
    isOutdated:
      reading.kind === 'stored' &&
      stored !== undefined &&
      (timeZone !== followedPlan.time_zone || !isSameJson(listWindows(followedPlan.hours), listWindows(hours))),
    read,
    /**
     * Reads the file again for another time zone, because all-day events and floating times depend on the time zone.
     */
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
