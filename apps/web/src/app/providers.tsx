import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { createApiClient, createQueryClient } from '../lib/api-client.ts'
import { trpc } from '../lib/trpc.ts'

/** What the hooks of every page need: the API's client and the query cache. `language` gives the language on screen. */
export function Providers({ language, children }: { language: () => string; children: ReactNode }) {
  const [queryClient] = useState(createQueryClient)
  const [apiClient] = useState(() => createApiClient(language))
  return (
    <trpc.Provider client={apiClient} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </trpc.Provider>
  )
}
