import type { PaidPlanId } from '@pathwise/api/billing/plans.vocabulary'
import { useNavigate } from 'react-router'
import { apiFailure } from '../../../lib/api-failure.ts'
import { entranceAddress } from '../../../lib/session/next-path.ts'
import { trpc } from '../../../lib/trpc.ts'
import { leaveFor, useReturn } from '../leave-for.ts'

/**
 * Makes a payment page for the plan and leaves for it. Whoever tries again gets the same page: the server knows that it is
 * the same intent. When the session is over, it leads to the login page and back.
 */
export function usePayment(planId: PaidPlanId) {
  const navigate = useNavigate()
  const page = `/checkout?plan=${planId}`
  const { mutate, reset, isPending, isSuccess, error } = trpc.billing.createCheckout.useMutation({
    onSuccess: ({ session_url: address }) => leaveFor(address),
    onError: (failure) => {
      if (apiFailure(failure).status === 401) void navigate(entranceAddress('/login', page))
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
  // Busy until this page is left, too: a second press would be a second answer.
  return { pay, busy: isPending || isSuccess, error }
}
