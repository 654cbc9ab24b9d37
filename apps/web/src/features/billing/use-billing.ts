import { trpc } from '../../lib/trpc.ts'

/** Whether plans can be bought here: not asked yet, yes, no, or the server did not say. */
export type Billing = 'loading' | 'on' | 'off' | 'unknown'

export function useBilling(): Billing {
  const { data, isError } = trpc.billing.config.useQuery(undefined, { staleTime: Infinity })
  if (data) return data.enabled ? 'on' : 'off'
  return isError ? 'unknown' : 'loading'
}
