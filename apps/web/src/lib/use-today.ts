import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** The reader's own day, as 'YYYY-MM-DD'. */
function today(now = new Date()): string {
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
  return parts.map((part) => String(part).padStart(2, '0')).join('-')
}

/** Today by the reader's clock; undefined in prerendered pages, which are read on other days than they are made. */
export function useToday(): string | undefined {
  return useSyncExternalStore(never, today, () => undefined)
}
