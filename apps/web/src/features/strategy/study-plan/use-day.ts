import type { CalendarDate } from '@pathwise/planner/calendar'
import { findDay } from '@pathwise/planner/study-plan/time-zone'
import { useSyncExternalStore } from 'react'

function subscribe(changed: () => void): () => void {
  // Update the date when the user returns to a page that was left open.
  addEventListener('focus', changed)
  document.addEventListener('visibilitychange', changed)
  return () => {
    removeEventListener('focus', changed)
    document.removeEventListener('visibilitychange', changed)
  }
}

/** Returns today's date in the given time zone. */
export function useDay(timeZone: string): CalendarDate {
  return useSyncExternalStore(subscribe, () => findDay(timeZone, new Date()))
}

/** Returns the time zone of this browser. */
export function readTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone
}
