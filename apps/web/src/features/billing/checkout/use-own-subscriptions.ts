import type { Subscription } from '@pathwise/api/billing/billing.schemas'
import { useEffect } from 'react'
import { useVisitor } from '../../../lib/session/use-visitor.ts'
import { trpc } from '../../../lib/trpc.ts'
import { useBilling } from '../use-billing.ts'

/** Poll interval: the payment confirmation may arrive after the user does. */
const askAgainMs = 2_000
const mostQuestions = 30

function isRunning({ status }: Subscription): boolean {
  return status === 'active' || status === 'trialing'
}

/**
 * Loads the signed-in user's subscriptions and polls until one is active, for at most a minute. Only logs failures.
 * `pending` is true while none is active.
 */
export function useOwnSubscriptions(): { subscriptions: readonly Subscription[]; pending: boolean } {
  const { kind } = useVisitor()
  const billing = useBilling()
  const { data, error } = trpc.billing.subscriptions.useQuery(undefined, {
    enabled: kind === 'signed-in',
    staleTime: 0,
    refetchInterval: ({ state }) => {
      const waiting = billing === 'on' && state.data !== undefined && !state.data.some(isRunning)
      return waiting && state.dataUpdateCount < mostQuestions ? askAgainMs : false
    },
  })
  useEffect(() => {
    if (error) console.error('Failed to get subscriptions', error)
  }, [error])
  const subscriptions = data ?? []
  return { subscriptions, pending: billing === 'on' && data !== undefined && !subscriptions.some(isRunning) }
}
