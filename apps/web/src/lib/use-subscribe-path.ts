import { trpc } from './trpc.ts'

/** Returns the page that sells Pro: its checkout where it is sold, else the pricing page, which says so. */
export function useSubscribePath(): '/checkout?plan=pro' | '/pricing' {
  const { data } = trpc.billing.config.useQuery(undefined, { staleTime: Infinity })
  return data?.sold_plans.includes('pro') ? '/checkout?plan=pro' : '/pricing'
}
