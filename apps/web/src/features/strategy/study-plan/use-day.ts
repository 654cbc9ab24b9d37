import type { CalendarDate } from '@pathwise/planner/calendar'
import { findDay } from '@pathwise/planner/study-plan/time-zone'
import { useSyncExternalStore } from 'react'

function subscribe(changed: () => void): () => void {
  // When the user returns to this page, the date may have changed.
  addEventListener('focus', changed)
  document.addEventListener('visibilitychange', changed)
  return () => {
    removeEventListener('focus', changed)
    document.removeEventListener('visibilitychange', changed)
  }
}

export function useDay(timeZone: string): CalendarDate {
  return useSyncExternalStore(subscribe, () => findDay(timeZone, new Date()))
}

export function readTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone
}
