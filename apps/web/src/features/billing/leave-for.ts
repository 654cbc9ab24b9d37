import { useEffect } from 'react'

/** Opens a page of the payment service in this tab. */
export function leaveFor(address: string) {
  location.assign(address)
}

/** Calls `onReturn` when the browser restores the page from the back/forward cache, to reset its busy state. */
export function useReturn(onReturn: () => void) {
  useEffect(() => {
    const shown = ({ persisted }: PageTransitionEvent) => {
      if (persisted) onReturn()
    }
    addEventListener('pageshow', shown)
    return () => removeEventListener('pageshow', shown)
  }, [onReturn])
}
