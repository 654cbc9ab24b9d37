import { trpc } from '../../lib/trpc.ts'

/** Whether billing is enabled; `unknown` when the request failed. */
export type Billing = 'loading' | 'on' | 'off' | 'unknown'

export function useBilling(): Billing {
  const { data, isError } = trpc.billing.config.useQuery(undefined, { staleTime: Infinity })
  if (data) return data.enabled ? 'on' : 'off'
  return isError ? 'unknown' : 'loading'
}
