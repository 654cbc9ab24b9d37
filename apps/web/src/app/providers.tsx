import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { createApiClient, createQueryClient } from '../lib/api-client.ts'
import { useSessionSync } from '../lib/session/use-session-sync.ts'
import { trpc } from '../lib/trpc.ts'

function Session({ children }: { children: ReactNode }) {
  useSessionSync()
  return children
}

interface ProvidersProps {
  language: () => string
  /** A prefilled query cache. Defaults to an empty cache. */
  queryClient?: QueryClient | undefined
  children: ReactNode
}

/** Provides the contexts that every page needs: the API client, the query cache and the session. */
export function Providers({ language, queryClient: known, children }: ProvidersProps) {
  const [queryClient] = useState(() => known ?? createQueryClient())
  const [apiClient] = useState(() => createApiClient(language))
  return (
    <trpc.Provider client={apiClient} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <Session>{children}</Session>
      </QueryClientProvider>
    </trpc.Provider>
  )
}
