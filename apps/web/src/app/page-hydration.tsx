import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'

interface Hydration {
  done: Promise<void>
  finish: () => void
}

const HydrationContext = createContext<Hydration>({ done: Promise.resolve(), finish: () => {} })

function createHydration(): Hydration {
  let finish = () => {}
  const done = new Promise<void>((resolve) => {
    finish = resolve
  })
  return { done, finish }
}

/** Provides `usePageHydration` to the shell, which React hydrates before the page. */
export function PageHydration({ children }: { children: ReactNode }) {
  const [hydration] = useState(createHydration)
  return <HydrationContext value={hydration}>{children}</HydrationContext>
}

/**
 * Signals that the page has hydrated. Render it inside the page's Suspense boundary, so that React mounts it when the
 * page hydrates.
 */
export function PageHydrated() {
  const { finish } = useContext(HydrationContext)
  useEffect(finish, [finish])
  return null
}

/** Returns a promise that resolves once the first page is interactive. */
export function usePageHydration(): Promise<void> {
  return useContext(HydrationContext).done
}
