import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Returns the date of a timestamp in the reader's time zone, as 'YYYY-MM-DD'. */
export function formatLocalDay(now = new Date()): string {
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
  return parts.map((part) => String(part).padStart(2, '0')).join('-')
}

/**
 * Returns today's date in the reader's time zone. Returns undefined in prerendered pages, which may be read on a later
 * day.
 */
export function useToday(): string | undefined {
  return useSyncExternalStore(never, formatLocalDay, () => undefined)
}
