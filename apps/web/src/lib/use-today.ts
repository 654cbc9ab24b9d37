import { useSyncExternalStore } from 'react'

/** Calls `changed` when the reader returns to this page, because the date may have changed. */
export function onPageReturn(changed: () => void): () => void {
  addEventListener('focus', changed)
  document.addEventListener('visibilitychange', changed)
  return () => {
    removeEventListener('focus', changed)
    document.removeEventListener('visibilitychange', changed)
  }
}

/** Returns a date in the reader's time zone as 'YYYY-MM-DD'. */
export function formatLocalDay(now = new Date()): string {
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
  return parts.map((part) => String(part).padStart(2, '0')).join('-')
}

/**
 * Returns today's date in the reader's time zone. Undefined during prerendering, because the page may be read on
 * another day.
 */
export function useToday(): string | undefined {
  return useSyncExternalStore(onPageReturn, formatLocalDay, () => undefined)
}
