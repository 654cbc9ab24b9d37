import { useBillingConfig } from './use-config.ts'

/**
 * Returns the checkout page if this deployment sells Pro. Otherwise returns the pricing page, which says that Pro is
 * not available.
 */
export function useSubscribePath(): '/checkout?plan=pro' | '/pricing' {
  const { data } = useBillingConfig()
  return data?.sold_plans.includes('pro') ? '/checkout?plan=pro' : '/pricing'
}
