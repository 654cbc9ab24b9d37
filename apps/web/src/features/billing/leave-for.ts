import { useEffect } from 'react'

/** Leaves for a page of the payment service, in this tab. */
export function leaveFor(address: string) {
  location.assign(address)
}

/** Calls back when somebody comes back with the browser's button, and finds the page as they left it: waiting to leave. */
export function useReturn(onReturn: () => void) {
  useEffect(() => {
    const shown = ({ persisted }: PageTransitionEvent) => {
      if (persisted) onReturn()
    }
    addEventListener('pageshow', shown)
    return () => removeEventListener('pageshow', shown)
  }, [onReturn])
}
