/** Calls `restored` when the page is restored from the back/forward cache. Returns a function that unsubscribes. */
export function onPageRestored(restored: () => void): () => void {
  const shown = ({ persisted }: PageTransitionEvent) => {
    if (persisted) restored()
  }
  globalThis.addEventListener('pageshow', shown)
  return () => globalThis.removeEventListener('pageshow', shown)
}
