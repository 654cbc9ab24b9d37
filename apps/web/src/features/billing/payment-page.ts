import { useEffect } from 'react'

/** Opens the payment service in this tab. */
export function openPaymentPage(address: string) {
  location.assign(address)
}

/** Calls `onRestored` when the page is restored from the back/forward cache, for example to clear a busy state. */
export function usePageRestored(onRestored: () => void) {
  useEffect(() => {
    const shown = ({ persisted }: PageTransitionEvent) => {
      if (persisted) onRestored()
    }
    addEventListener('pageshow', shown)
    return () => removeEventListener('pageshow', shown)
  }, [onRestored])
}
