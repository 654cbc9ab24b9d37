import ICAL from 'ical.js'
import { type BusyTime, findBounds } from '../study-plan/busy-days.ts'
import {
  type BusyCalendar,
  type CalendarFile,
  type CalendarLimits,
  calendarLimits,
  type ReadOutcome,
} from './busy-calendar.ts'
import { findTimes, isBusy, readClock } from './event-times.ts'
import { selectLines } from './select-lines.ts'

const dayMs = 86_400_000

/**
 * Occurrences more than this many milliseconds before or after the plan's dates are skipped. Local dates differ by less
 * than two days between time zones, and a change to all later occurrences is assumed to move each one by at most a
 * week.
 */
const margin = 9 * dayMs

class TooManyError extends Error {}

interface Reading {
  readonly timeZone: string
  readonly bounds: BusyTime
  /** The number of occurrences that may still be read before the file is rejected. */
  repeats: number
}

/** Expands a recurring event into busy times. Occurrences that were changed individually are separate events. */
function listRepeats(event: ICAL.Event, reading: Reading): BusyTime[] {
  const { timeZone, bounds } = reading
  const times: BusyTime[] = []
  const length = readClock(event.endDate) - readClock(event.startDate)
  const iterator = event.iterator()
  for (let next = iterator.next(); next; next = iterator.next()) {
    reading.repeats -= 1
    if (reading.repeats < 0) throw new TooManyError()
    const clock = readClock(next)
    if (clock > bounds.end + margin) break
    if (clock + length < bounds.start - margin) continue
    const { item, startDate } = event.getOccurrenceDetails(next)
    const isChanged = item.isRecurrenceException() && !item.modifiesFuture()
    if (!isChanged && isBusy(item)) times.push(findTimes(item, startDate, timeZone))
  }
  return times
}

function listTimes(event: ICAL.Event, changes: readonly ICAL.Event[], reading: Reading): BusyTime[] {
  for (const change of changes) event.relateException(change)
  if (event.isRecurring()) return listRepeats(event, reading)
  return isBusy(event) ? [findTimes(event, event.startDate, reading.timeZone)] : []
}

function readEvents(calendar: ICAL.Component): ICAL.Event[] {
  // By default, the library relates every exception in the file to every event. An empty list prevents this.
  return calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component, { exceptions: [] }))
}

/** Groups the events that override a single occurrence by the UID of their recurring event. */
function listChanges(events: readonly ICAL.Event[]): ReadonlyMap<string, ICAL.Event[]> {
  const changes = new Map<string, ICAL.Event[]>()
  for (const event of events.filter((one) => one.isRecurrenceException())) {
    const known = changes.get(event.uid)
    if (known) known.push(event)
    else changes.set(event.uid, [event])
  }
  return changes
}

function readCalendar(events: readonly ICAL.Event[], reading: Reading): BusyCalendar {
  const times: BusyTime[] = []
  let unread = 0
  const changesByUid = listChanges(events)
  for (const event of events) {
    try {
      const isChange = event.isRecurrenceException()
      // Skips changes to all later occurrences, because expanding the recurring event already applies them.
      if (isChange && event.modifiesFuture()) continue
      times.push(...listTimes(event, isChange ? [] : (changesByUid.get(event.uid) ?? []), reading))
    } catch (error) {
      if (error instanceof TooManyError) throw error
      unread += 1
    }
  }
  return { times, unread }
}

function parseCalendars(text: string): ICAL.Component[] {
  const lines = selectLines(text)
  if (lines[0] !== 'BEGIN:VCALENDAR') return []
  // The library returns an array of calendars if the file contains more than one.
  const parsed: unknown = ICAL.parse(lines.join('\r\n'))
  const roots = Array.isArray(parsed) && Array.isArray(parsed[0]) ? parsed : [parsed]
  return roots.map((root) => new ICAL.Component(root))
}

/**
 * Reads the busy times from an iCalendar file (RFC 5545), including recurrences, exceptions and time zones. A
 * contradictory recurrence rule can loop forever, so callers must run this where it can be terminated.
 */
export function readBusyCalendar(
  { text, timeZone, from, until }: CalendarFile,
  limits: CalendarLimits = calendarLimits,
): ReadOutcome {
  if (text.length > limits.bytes) return { problem: 'tooLarge' }
  const bounds = findBounds(timeZone, { from, until })
  const reading: Reading = { timeZone, bounds, repeats: limits.repeats }
  try {
    const calendars = parseCalendars(text).map(readEvents)
    if (calendars.length === 0) return { problem: 'notCalendar' }
    if (calendars.flat().length > limits.events) return { problem: 'tooManyEvents' }
    const read = calendars.map((events) => readCalendar(events, reading))
    const times = read
      .flatMap((calendar) => calendar.times)
      .filter(({ start, end }) => start < end && start < bounds.end && end > bounds.start)
    const unread = read.reduce((sum, calendar) => sum + calendar.unread, 0)
    return times.length === 0 && unread === 0 ? { problem: 'empty' } : { calendar: { times, unread } }
  } catch (error) {
    return { problem: error instanceof TooManyError ? 'tooManyEvents' : 'notCalendar' }
  }
}
