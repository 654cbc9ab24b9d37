import ICAL from 'ical.js'
import type { BusyTime } from '../study-plan/busy-days.ts'
import { fromClockTime, timeZoneSchema } from '../study-plan/time-zone.ts'

const knownZones = new Map<string, boolean>()

function isTimeZone(name: string): boolean {
  const known = knownZones.get(name)
  if (known !== undefined) return known
  const isKnown = timeZoneSchema.safeParse(name).success
  knownZones.set(name, isKnown)
  return isKnown
}

/** Converts a local time to a timestamp as if it were UTC. */
export const readClock = ({ year, month, day, hour, minute, second }: ICAL.Time) =>
  Date.UTC(year, month - 1, day, hour, minute, second)

/**
 * Converts an event time to a timestamp. Prefers IANA rules for the named zone to the rules in the file. Uses the
 * student's time zone if the time has none.
 */
function toMoment(time: ICAL.Time, zoneName: string | undefined, timeZone: string): number {
  const clock = readClock(time)
  if (time.isDate) return fromClockTime(timeZone, clock)
  if (time.zone === ICAL.Timezone.utcTimezone) return clock
  if (zoneName !== undefined && isTimeZone(zoneName)) return fromClockTime(zoneName, clock)
  return time.zone === ICAL.Timezone.localTimezone ? fromClockTime(timeZone, clock) : time.toUnixTime() * 1_000
}

function findZoneName({ component }: ICAL.Event, property: 'dtend' | 'dtstart'): string | undefined {
  const name = component.getFirstProperty(property)?.getParameter('tzid')
  return typeof name === 'string' ? name : undefined
}

/** Returns the start and end of the occurrence that begins at the given time. */
export function findTimes(event: ICAL.Event, occurrence: ICAL.Time, timeZone: string): BusyTime {
  const { startDate, endDate } = event
  const zoneName = findZoneName(event, 'dtstart')
  const start = toMoment(occurrence, zoneName, timeZone)
  if (occurrence.isDate) {
    const length = readClock(endDate) - readClock(startDate)
    return { start, end: fromClockTime(timeZone, readClock(occurrence) + length) }
  }
  const end = toMoment(endDate, findZoneName(event, 'dtend') ?? zoneName, timeZone)
  return { start, end: start + end - toMoment(startDate, zoneName, timeZone) }
}

const readWord = ({ component }: ICAL.Event, property: string) =>
  String(component.getFirstPropertyValue(property) ?? '').toUpperCase()

/**
 * Returns whether an event blocks time: it is neither canceled nor shown as free. An all-day event must also be marked
 * busy, because most all-day events are birthdays and holidays.
 */
export function isBusy(event: ICAL.Event): boolean {
  const [status, shown] = [readWord(event, 'status'), readWord(event, 'transp')]
  const outlook = readWord(event, 'x-microsoft-cdo-busystatus')
  if (status === 'CANCELLED' || shown === 'TRANSPARENT') return false
  if (outlook === 'FREE' || outlook === 'WORKINGELSEWHERE') return false
  const isAllDay = event.startDate.isDate || readWord(event, 'x-microsoft-cdo-alldayevent') === 'TRUE'
  return !isAllDay || shown === 'OPAQUE' || outlook === 'BUSY' || outlook === 'OOF'
}
