import type { Subscription } from '@pathwise/api/billing/billing.schemas'
import { useEffect, useState } from 'react'
import { useVisitor } from '../../../lib/session/use-visitor.ts'
import { trpc } from '../../../lib/trpc.ts'
import { useCurrentPlan } from '../use-current-plan.ts'

/** The confirmation may arrive after the customer does, usually within seconds. */
const askAgainMs = 2_000
const askSlowlyMs = 6_000
const quickQuestions = 10
const waitMs = 120_000

export type PaymentOutcome = {
  /** The signed-in user's subscriptions, ended ones too. */
  subscriptions: readonly Subscription[]
} & ({ state: 'loading' | 'waiting' | 'none' } | { state: 'confirmed'; confirmed: Subscription })

function findRunning(subscriptions: readonly Subscription[] | undefined): Subscription | undefined {
  return subscriptions?.find(({ status }) => status === 'active' || status === 'trialing')
}

/**
 * Finds the signed-in user's confirmed subscription. A user who has been sent to the payment service may have paid, so
 * this asks until one is confirmed, for two minutes at most. It only logs failures.
 */
export function usePaymentOutcome(): PaymentOutcome {
  const { kind } = useVisitor()
  const plan = useCurrentPlan()
  const isLate = useIsLate()
  const mayHavePaid = plan.data?.has_portal ?? plan.isError
  const { data, error } = trpc.billing.subscriptions.useQuery(undefined, {
    enabled: kind === 'signed-in',
    staleTime: 0,
    refetchInterval: ({ state }) => {
      if (!mayHavePaid || isLate || findRunning(state.data)) return false
      return state.dataUpdateCount < quickQuestions ? askAgainMs : askSlowlyMs
    },
  })
  useEffect(() => {
    if (error) console.error('Failed to get subscriptions', error)
  }, [error])

  const subscriptions = data ?? []
  const confirmed = findRunning(data)
  if (confirmed) return { state: 'confirmed', confirmed, subscriptions }
  const isKnown = (data ?? error) && (plan.data ?? plan.error)
  const found = mayHavePaid && !isLate ? 'waiting' : 'none'
  const states = {
    anonymous: 'none',
    loading: 'loading',
    unreachable: 'waiting',
    'signed-in': isKnown ? found : 'loading',
  } as const
  return { state: states[kind], subscriptions }
}

/** Returns whether the page has been open for as long as it waits. */
function useIsLate(): boolean {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), waitMs)
    return () => clearTimeout(timer)
  }, [])
  return isLate
}
