import type { PaidPlanId } from '@pathwise/api/billing/plans.vocabulary'
import { useNavigate } from 'react-router'
import { toApiFailure } from '../../../lib/api-failure.ts'
import { entranceAddress } from '../../../lib/session/next-path.ts'
import { trpc } from '../../../lib/trpc.ts'
import { leaveFor, useReturn } from '../leave-for.ts'

/**
 * Creates a checkout session for the plan and redirects to its payment page. A retry gets the same session: the server
 * recognizes the intent. Redirects to the login page when the user's session has expired.
 */
export function usePayment(planId: PaidPlanId) {
  const navigate = useNavigate()
  const page = `/checkout?plan=${planId}`
  const { mutate, reset, isPending, isSuccess, error } = trpc.billing.createCheckout.useMutation({
    onSuccess: ({ session_url: address }) => leaveFor(address),
    onError: (failure) => {
      if (toApiFailure(failure).status === 401) void navigate(entranceAddress('/login', page))
    },
  })
  useReturn(reset)
  const { origin } = globalThis.location
  const pay = () =>
    mutate({
      plan_id: planId,
      success_url: `${origin}/checkout/success?plan=${planId}`,
      cancel_url: `${origin}${page}&cancelled=1`,
    })
  // Stay busy until the redirect, so that a second click does not send a second request.
  return { pay, busy: isPending || isSuccess, error }
}
