import type { Subscription } from '@pathwise/api/billing/billing.schemas'
import { useEffect } from 'react'
import { useVisitor } from '../../../lib/session/use-visitor.ts'
import { trpc } from '../../../lib/trpc.ts'
import { useBilling } from '../use-billing.ts'

/** The payment service's word may come a little after the reader. */
const askAgainMs = 2_000
const mostQuestions = 30

function isRunning({ status }: Subscription): boolean {
  return status === 'active' || status === 'trialing'
}

/**
 * The reader's subscriptions, asked for until the new one is among them, for a minute at most. A failure is only logged.
 * `pending`: it is not among them yet.
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
