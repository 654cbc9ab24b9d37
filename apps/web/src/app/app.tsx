import { Suspense } from 'react'
import { useLocation } from 'react-router'
import { AccountSync } from '../features/strategy/sync/account-sync.tsx'
import { DocumentHead } from './document-head.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { PageSkeleton } from './page-skeleton.tsx'
import { findRoute } from './routes.tsx'
import { Shell } from './shell/shell.tsx'

/** The app: the shell around the page of the current path. */
export function App() {
  const { pathname } = useLocation()
  const { page, banner } = findRoute(pathname)
  return (
    <ErrorBoundary>
      <DocumentHead />
      <AccountSync />
      <Shell banner={banner}>
        {/* Keyed by path so that navigation resets a failed page. Inside Suspense, which keeps the old page until
            the new one is ready. */}
        <Suspense fallback={<PageSkeleton />}>
          <ErrorBoundary key={pathname}>{page}</ErrorBoundary>
        </Suspense>
      </Shell>
    </ErrorBoundary>
  )
}
