import type { AppRouter } from '@pathwise/api/root'
import type { QueryClient } from '@tanstack/react-query'
import type { TRPCClient } from '@trpc/client'
import { createContext } from 'react'

export interface ApiClients {
  readonly apiClient: TRPCClient<AppRouter>
  readonly queryClient: QueryClient
}

/**
 * The clients of a render on the server or in a test. In the browser, there are none, and all parts of the page share
 * those of `api-provider.tsx`. This file imports only types, because the home page does not load the API client.
 */
export const ApiClientsContext = createContext<ApiClients | undefined>(undefined)
