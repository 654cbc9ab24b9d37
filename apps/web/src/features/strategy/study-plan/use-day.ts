import type { CalendarDate } from '@pathwise/planner/calendar'
import { findDay } from '@pathwise/planner/study-plan/time-zone'
import { useSyncExternalStore } from 'react'
import { onPageReturn } from '../../../lib/use-today.ts'

export function useDay(timeZone: string): CalendarDate {
  return useSyncExternalStore(onPageReturn, () => findDay(timeZone, new Date()))
}

export function readTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone
}
