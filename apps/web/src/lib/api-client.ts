import { QueryClient } from '@tanstack/react-query'
import { httpBatchLink, TRPCClientError } from '@trpc/client'
import { trpc } from './trpc.ts'

/** Where the API lives: on this origin, unless the build was told otherwise. */
export const apiBase: string = import.meta.env.VITE_API_BASE ?? '/api'

/**
 * The client behind the hooks. `language` is asked at each request, so that the server answers in the language on screen.
 */
export function createApiClient(language: () => string) {
  return trpc.createClient({
    links: [
      httpBatchLink({
        url: `${apiBase}/trpc`,
        headers: () => ({ 'accept-language': language() }),
        fetch: (url, options) => {
          const { signal, ...rest } = options ?? {}
          return fetch(url, { ...rest, signal: signal ?? null, credentials: 'include', cache: 'no-store' })
        },
      }),
    ],
  })
}

/** The HTTP status of a failed call, or undefined when no answer came. */
function statusOf(error: unknown): number | undefined {
  if (!(error instanceof TRPCClientError)) return undefined
  const data: unknown = error.data
  if (typeof data !== 'object' || data === null || !('httpStatus' in data)) return undefined
  return typeof data.httpStatus === 'number' ? data.httpStatus : undefined
}

/** A request that the server refused (4xx) would be refused again; anything else gets two more tries. */
export function worthRetrying(failures: number, error: unknown): boolean {
  const status = statusOf(error)
  const refused = status !== undefined && status >= 400 && status < 500
  return !refused && failures < 2
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { retry: worthRetrying, staleTime: 60_000, refetchOnWindowFocus: false } },
  })
}
