import { useEffect, useState } from 'react'

/** Resolves after the next paint. In a hidden tab, this is when the tab is shown. */
export const waitForPaint = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

/** Returns false until the browser has painted the component. Enables requests that the first paint does not need. */
export function useAfterPaint(): boolean {
  const [painted, setPainted] = useState(false)
  useEffect(() => {
    void waitForPaint().then(() => setPainted(true))
  }, [])
  return painted
}
