import type { ExpiringSubscriptions } from '@pathwise/api/billing/billing.schemas'
import { useTranslation } from 'react-i18next'
import { toApiFailure } from '../../../lib/api-failure.ts'
import { trpc } from '../../../lib/trpc.ts'

export type ExpiringItem = ExpiringSubscriptions['items'][number]

export interface Expiring {
  /** Undefined while loading and after an error. */
  items: readonly ExpiringItem[] | undefined
  /** Whether the server denied access with 403 or 404. */
  refused: boolean
  /** The message for an error other than 403 or 404. */
  problem: string | undefined
  busy: boolean
  reload: () => void
}

/** Loads at most `limit` subscriptions whose paid period ends within the given number of days. */
export function useExpiringSubscriptions({ days, limit }: { days: number; limit: number }): Expiring {
  const { t } = useTranslation('expiring')
  const { data, error, isFetching, refetch } = trpc.billing.expiring.useQuery({ days, limit }, { staleTime: 0 })
  const { status, detail = '' } = toApiFailure(error)
  const refused = status === 403 || status === 404
  const failed = status === undefined ? t('unreachable') : `[${status}] ${detail}`.trimEnd()
  return {
    items: error ? undefined : data?.items,
    refused,
    problem: error && !refused ? failed : undefined,
    busy: isFetching,
    reload: () => void refetch(),
  }
}
