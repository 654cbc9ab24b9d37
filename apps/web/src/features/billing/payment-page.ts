import { useEffect } from 'react'
import { onPageRestored } from '../../lib/on-page-restored.ts'

export function openPaymentPage(address: string) {
  location.assign(address)
}

/** Calls `onRestored` when the page is restored from the back/forward cache, for example to clear a busy state. */
export function usePageRestored(onRestored: () => void) {
  useEffect(() => onPageRestored(onRestored), [onRestored])
}
