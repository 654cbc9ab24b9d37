import { use } from 'react'
import { homeRoute } from './home-route.tsx'
import type { AppRoute } from './lazy-page.tsx'

type Routes = typeof import('./routes.tsx')

let loaded: Routes | undefined
let loading: Promise<Routes> | undefined

function loadRoutes(): Promise<Routes> {
  loading ??= import('./routes.tsx').then((routes) => {
    loaded = routes
    return routes
  })
  return loading
}

/** Returns the route for a path. Loads the list of routes unless the path is the home page. */
export async function loadRoute(pathname: string): Promise<AppRoute> {
  return pathname === homeRoute.path ? homeRoute : (await loadRoutes()).findRoute(pathname)
}

/** Returns the route for a path, or undefined if the list of routes is needed but has not loaded. */
export function findLoadedRoute(pathname: string): AppRoute | undefined {
  return pathname === homeRoute.path ? homeRoute : loaded?.findRoute(pathname)
}

/** Suspends while the list of routes loads. */
export function useRoute(pathname: string): AppRoute {
  return findLoadedRoute(pathname) ?? use(loadRoutes()).findRoute(pathname)
}

/** Loads the list of routes on the visitor's first pointer or focus event, so that the list is ready for a click. */
export function preloadRoutesOnFirstMove() {
  // Does not use `loadRoutes`, which would cache a failure.
  const preload = () => void import('./routes.tsx').catch(() => {})
  // Does not listen for `pointerover`, because browsers also fire it when a page appears below a resting pointer.
  for (const event of ['pointermove', 'pointerdown', 'focusin'])
    addEventListener(event, preload, { once: true, passive: true })
}
