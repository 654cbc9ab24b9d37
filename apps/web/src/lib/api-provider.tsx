import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, use } from 'react'
import { getI18n } from 'react-i18next'
import { createApiClient, createQueryClient } from './api-client.ts'
import { type ApiClients, ApiClientsContext } from './api-clients-context.ts'
import { addEmbeddedQuery } from './embedded-query.ts'
import { trpc } from './trpc.ts'

/**
 * Creates an API client and a query cache.
 * @param language is called for every request
 * @param queryClient a prefilled query cache; by default, the cache is empty
 */
export function createApiClients(language: () => string, queryClient = createQueryClient()): ApiClients {
  return { apiClient: createApiClient(language), queryClient }
}

let shared: ApiClients | undefined

/** Returns `given` or, by default, the clients that all parts of the page share. */
export function getApiClients(given: ApiClients | undefined): ApiClients {
  if (given) return given
  if (!shared) {
    shared = createApiClients(() => getI18n().language)
    addEmbeddedQuery(shared.queryClient)
  }
  return shared
}

/**
 * Lets its children call the API. Wraps every route except the home page. On the home page and in the shell, wraps only
 * the lazy-loaded parts that call the API.
 */
export function ApiProvider({ children }: { children: ReactNode }) {
  const { apiClient, queryClient } = getApiClients(use(ApiClientsContext))
  return (
    <trpc.Provider client={apiClient} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </trpc.Provider>
  )
}
