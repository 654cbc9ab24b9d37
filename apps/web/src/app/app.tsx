import { Suspense } from 'react'
import { useLocation } from 'react-router'
import { AccountSync } from '../features/strategy/sync/account-sync.tsx'
import { DocumentHead } from './document-head.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { PageSkeleton } from './page-skeleton.tsx'
import { findRoute } from './routes.tsx'
import { Shell } from './shell/shell.tsx'

/** The shell, and in it the page of the current path. */
export function App() {
  const { pathname } = useLocation()
  const { page, banner } = findRoute(pathname)
  return (
    <ErrorBoundary>
      <DocumentHead />
      <AccountSync />
      <Shell banner={banner}>
        {/* The boundary is keyed, so that leaving a broken page mends it; it stands inside Suspense, which keeps the old page until the new one is there. */}
        <Suspense fallback={<PageSkeleton />}>
          <ErrorBoundary key={pathname}>{page}</ErrorBoundary>
        </Suspense>
      </Shell>
    </ErrorBoundary>
  )
}
