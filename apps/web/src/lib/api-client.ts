import type { AppRouter } from '@pathwise/api/root'
import { QueryClient } from '@tanstack/react-query'
import { httpBatchLink, type TRPCLink } from '@trpc/client'
import { apiBase } from './api-base.ts'
import { toApiFailure } from './api-failure.ts'
import { failureTextLink, toApiResponse } from './failed-call.ts'
import { buildAuthorizationHeader, getAccessToken } from './session/access-token.ts'
import { sessionLink } from './session/session-link.ts'
import { trpc } from './trpc.ts'

/**
 * Creates the tRPC links.
 * @param language is called for every request, so that responses follow a language change
 */
export function createApiLinks(language: () => string): TRPCLink<AppRouter>[] {
  return [
    sessionLink,
    failureTextLink,
    httpBatchLink({
      url: `${apiBase}/trpc`,
      // The server rejects larger batches.
      maxItems: 20,
      headers: () => ({ 'accept-language': language(), ...buildAuthorizationHeader(getAccessToken()) }),
      fetch: async (url, options) => {
        const { signal, ...rest } = options ?? {}
        const init: RequestInit = { ...rest, signal: signal ?? null, credentials: 'include', cache: 'no-store' }
        return await toApiResponse(await fetch(url, init))
      },
    }),
  ]
}

export function createApiClient(language: () => string) {
  return trpc.createClient({ links: createApiLinks(language) })
}

/** Retries a failed query at most twice, and never after a 4xx status. */
export function shouldRetry(failures: number, error: unknown): boolean {
  const { status } = toApiFailure(error)
  const refused = status !== undefined && status >= 400 && status < 500
  return !refused && failures < 2
}

/**
 * Creates a query cache. Requests are sent even if the browser is offline, so that they fail with a message. By default,
 * React Query would delay them until the connection returns, when the user may no longer want them.
 */
export function createQueryClient(): QueryClient {
  const networkMode = 'always'
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode,
        retry: shouldRetry,
        staleTime: 60_000,
        refetchOnWindowFocus: false,
        refetchOnReconnect: true,
      },
      mutations: { networkMode },
    },
  })
}
