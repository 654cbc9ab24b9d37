import { useEffect } from 'react'

/** Opens a page of the payment service in this tab. */
export function openPaymentPage(address: string) {
  location.assign(address)
}

/**
 * Calls `onRestored` when the browser restores the page from the back/forward cache, so that the caller can clear its
 * busy state.
 */
export function usePageRestored(onRestored: () => void) {
  useEffect(() => {
    const shown = ({ persisted }: PageTransitionEvent) => {
      if (persisted) onRestored()
    }
    addEventListener('pageshow', shown)
    return () => removeEventListener('pageshow', shown)
  }, [onRestored])
}
