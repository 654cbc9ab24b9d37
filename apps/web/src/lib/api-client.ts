import type { AppRouter } from '@pathwise/api'
import { QueryClient } from '@tanstack/react-query'
import { httpBatchLink, type TRPCLink } from '@trpc/client'
import { apiBase } from './api-base.ts'
import { apiFailure } from './api-failure.ts'
import { refuseForeignAnswer } from './foreign-answer.ts'
import { accessToken, bearer } from './session/access-token.ts'
import { sessionLink } from './session/session-link.ts'
import { trpc } from './trpc.ts'

/** A call's way to the server. `language` is asked at each request, so that the answer is in the language on screen. */
export function apiLinks(language: () => string): TRPCLink<AppRouter>[] {
  return [
    sessionLink,
    httpBatchLink({
      url: `${apiBase}/trpc`,
      // The server refuses larger batches.
      maxItems: 20,
      headers: () => ({ 'accept-language': language(), ...bearer(accessToken()) }),
      fetch: async (url, options) => {
        const { signal, ...rest } = options ?? {}
        const init: RequestInit = { ...rest, signal: signal ?? null, credentials: 'include', cache: 'no-store' }
        return refuseForeignAnswer(await fetch(url, init))
      },
    }),
  ]
}

/** The client behind the hooks. */
export function createApiClient(language: () => string) {
  return trpc.createClient({ links: apiLinks(language) })
}

/** A request that the server refused (4xx) would be refused again; anything else gets two more tries. */
export function worthRetrying(failures: number, error: unknown): boolean {
  const { status } = apiFailure(error)
  const refused = status !== undefined && status >= 400 && status < 500
  return !refused && failures < 2
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { retry: worthRetrying, staleTime: 60_000, refetchOnWindowFocus: false } },
  })
}
