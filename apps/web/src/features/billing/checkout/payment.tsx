import { type PaidPlanId, planCatalog } from '@pathwise/api/billing/plans.vocabulary'
import { Alert } from '@pathwise/ui/alert'
import { Button } from '@pathwise/ui/button'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { type ApiFailure, toApiFailure } from '../../../lib/api-failure.ts'
import { ButtonLink } from '../../../lib/button-link.tsx'
import { useFailureText } from '../../../lib/failure-text.ts'
import { useFormat } from '../../../lib/format.ts'
import { buildLoginUrl } from '../../../lib/session/next-path.ts'
import { useVisitor } from '../../../lib/session/use-visitor.ts'
import { trpc } from '../../../lib/trpc.ts'
import { openPaymentPage, usePageRestored } from '../payment-page.ts'
import { PortalButton } from '../portal-button.tsx'
import { useBilling, useCurrentPlan } from '../use-billing.ts'

/** Shows the payment button, or explains why the user cannot pay. */
export function Payment({ planId }: { planId: PaidPlanId }) {
  const { t } = useTranslation('checkout')
  const format = useFormat()
  const { billing, soldPlans } = useBilling()
  const visitor = useVisitor()
  const current = useCurrentPlan().data
  const { pay, busy, error } = usePayment(planId)
  const label = t('pay', { price: format.dollars(planCatalog[planId].price) })

  const refusal = billing === 'off' ? t('off') : soldPlans && !soldPlans.includes(planId) && t('notSold')
  if (refusal && !(current && current.plan_id !== 'free')) {
    return (
      <div className="grid gap-4">
        <Alert tone="warning" role="alert">
          {refusal}
        </Alert>
        <Button disabled>{label}</Button>
      </div>
    )
  }
  if (visitor.kind === 'anonymous' && billing !== 'loading') {
    return <ButtonLink to={buildLoginUrl('/login', `/checkout?plan=${planId}`)}>{t('login')}</ButtonLink>
  }
  if (current && current.plan_id !== 'free') return <AlreadySubscribed />
  return (
    <div className="grid gap-4">
      <Button busy={busy} disabled={billing === 'loading' || visitor.kind === 'loading'} onClick={pay}>
        {busy ? t('paying') : label}
      </Button>
      {error ? <PaymentFailure error={error} /> : <p className="text-sm text-muted">{t('stripe')}</p>}
    </div>
  )
}

/**
 * Creates a checkout session for the plan and opens its payment page. On a retry, the server returns the same session.
 * If the login session has expired, redirects to the login page.
 */
function usePayment(planId: PaidPlanId) {
  const navigate = useNavigate()
  const page = `/checkout?plan=${planId}`
  const { mutate, reset, isPending, isSuccess, error } = trpc.billing.createCheckout.useMutation({
    onSuccess: ({ session_url: address }) => openPaymentPage(address),
    onError: (failure) => {
      if (toApiFailure(failure).status === 401) void navigate(buildLoginUrl('/login', page))
    },
  })
  usePageRestored(reset)
  const { origin } = globalThis.location
  const pay = () =>
    mutate({
      plan_id: planId,
      success_url: `${origin}/checkout/success?plan=${planId}`,
      cancel_url: `${origin}${page}&cancelled=1`,
    })
  // Stays busy until the page unloads, so that a second click does not send another request.
  return { pay, busy: isPending || isSuccess, error }
}

/**
 * Returns the server's message for a 4xx status, except for validation errors. The messages are in English, so the
 * result is undefined if the UI is in another language.
 */
function shownDetail({ status = 0, detail, fields }: ApiFailure, language: string): string | undefined {
  if (language !== 'en' || fields.length > 0) return undefined
  return status >= 400 && status < 500 ? detail : undefined
}

/** Explains why no checkout session was created and what to do next. At this point, nothing has been charged. */
function PaymentFailure({ error }: { error: unknown }) {
  const { t, i18n } = useTranslation('checkout')
  const failureText = useFailureText()
  const failure = toApiFailure(error)
  const failed = (message: string, next: string) => (
    <Alert tone="danger" title={t('failed', { message })}>
      {next}
    </Alert>
  )
  if (failure.reason === 'already_subscribed') return <AlreadySubscribed />
  if (failure.reason === 'not_sold') return <Alert tone="danger">{t('notSold')}</Alert>
  if (failure.reason === 'billing_off') return <Alert tone="danger">{t('off')}</Alert>
  if (failure.reason === 'billing_unavailable') return failed(t('unavailable'), t('notCharged'))
  if (failure.status === undefined) {
    const message = error instanceof Error ? error.message : ''
    return failed(message || t('unknownError'), t('connection'))
  }
  return failed(shownDetail(failure, i18n.language) || t('notCreated'), failureText(failure, t('notCharged')))
}

/** Shown instead of the payment button to users who already have a paid plan. */
function AlreadySubscribed() {
  const { t } = useTranslation('checkout')
  return (
    <Alert tone="info" title={t('already.title')} action={<PortalButton />}>
      {t('already.text')}
    </Alert>
  )
}
