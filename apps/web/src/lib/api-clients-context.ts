import type { AppRouter } from '@pathwise/api/root'
import type { QueryClient } from '@tanstack/react-query'
import type { TRPCClient } from '@trpc/client'
import { createContext } from 'react'

export interface ApiClients {
  readonly apiClient: TRPCClient<AppRouter>
  readonly queryClient: QueryClient
}

/**
 * The API clients of a server render or a test. Undefined in the browser, where all parts of the page share the
 * clients of `api-provider.tsx`. This file imports only types, because the home page does not load the API client.
 */
export const ApiClientsContext = createContext<ApiClients | undefined>(undefined)
