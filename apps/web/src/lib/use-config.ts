import { trpc } from './trpc.ts'

/** These settings rarely change, so each is loaded once per visit. */
const staleTime = Number.POSITIVE_INFINITY

export const useSystemConfig = (enabled = true) => trpc.system.config.useQuery(undefined, { staleTime, enabled })

export const useCapabilities = () => trpc.system.capabilities.useQuery(undefined, { staleTime })

export const useBillingConfig = () => trpc.billing.config.useQuery(undefined, { staleTime })
