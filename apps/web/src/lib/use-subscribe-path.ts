import { trpc } from './trpc.ts'

/**
 * Returns the checkout page if this deployment sells Pro. Otherwise returns the pricing page, which says that Pro is
 * not available.
 */
export function useSubscribePath(): '/checkout?plan=pro' | '/pricing' {
  const { data } = trpc.billing.config.useQuery(undefined, { staleTime: Infinity })
  return data?.sold_plans.includes('pro') ? '/checkout?plan=pro' : '/pricing'
}
