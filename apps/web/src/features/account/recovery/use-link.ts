import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { toApiFailure } from '../../../lib/api-failure.ts'
import { trpc } from '../../../lib/trpc.ts'

/** Looks up what the token in the URL fragment permits, without using up the token. */
export function useLink() {
  const token = useLocation().hash.slice(1)
  const { client } = trpc.useUtils()
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['recovery.openLink', token],
    queryFn: () => client.recovery.openLink.mutate({ token }),
    enabled: token !== '',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })
  const { status } = toApiFailure(error)
  return {
    token,
    link: data,
    isLoading: isFetching && !data,
    // The server responds with 400 when the token is malformed.
    isExpired: token === '' || status === 404 || status === 400,
    error,
    retry: () => void refetch(),
  }
}
