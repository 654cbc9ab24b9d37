import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { createApiClient, createQueryClient } from '../lib/api-client.ts'
import { useSessionSync } from '../lib/session/use-session-sync.ts'
import { trpc } from '../lib/trpc.ts'

function Session({ children }: { children: ReactNode }) {
  useSessionSync()
  return children
}

/** What the hooks of every page need: the API's client, the query cache and the session. `language` gives the language on screen. */
export function Providers({ language, children }: { language: () => string; children: ReactNode }) {
  const [queryClient] = useState(createQueryClient)
  const [apiClient] = useState(() => createApiClient(language))
  return (
    <trpc.Provider client={apiClient} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <Session>{children}</Session>
      </QueryClientProvider>
    </trpc.Provider>
  )
}
