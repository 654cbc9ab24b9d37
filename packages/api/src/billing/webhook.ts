import type { Dependencies, RequestFacts } from '../context.ts'
import { AppError } from '../errors.ts'
import { askStripe, isMissing } from './ask-stripe.ts'
import type { Billing } from './billing.ts'
import { noteFailure } from './failed-events.ts'
import { requireBilling } from './require-billing.ts'
import { drawReadNumber, storeSubscription } from './stored-subscription.ts'
import { type StripeEvent, stripeEventSchema, subscriptionIdIn } from './stripe-event.ts'
import { readSubscription, type SubscriptionState } from './stripe-subscription.ts'

/** Stripe's own: a delivery that was signed longer ago may be a recording. */
const toleranceSeconds = 300

/** Stripe may deliver an event again for thirty days, by hand. */
const rememberedMs = 60 * 24 * 3600 * 1000

type Deps = Pick<Dependencies, 'billing' | 'now' | 'prisma'>

export interface Delivery {
  /** The body as it came, byte for byte: the signature is over it. */
  readonly body: Buffer
  /** The header `stripe-signature`. */
  readonly signature: string
  readonly log: RequestFacts['log']
}

/**
 * Takes an event of Stripe. It only hints at a subscription, which is read from Stripe and stored as it is now, so that
 * neither order nor repetition matters. That the event is done is stored together with its effect.
 * @throws AppError `conflict` with reason `billing_off`, `bad_signature`. Any other error leaves nothing behind but a
 * note for the audit, and Stripe delivers again.
 */
export async function receiveEvent(deps: Deps, delivery: Delivery): Promise<{ received: true }> {
  const billing = requireBilling(deps)
  const event = verifiedEvent(billing, delivery, deps.now())
  try {
    await handleEvent(deps, billing, event, delivery.log)
  } catch (error) {
    await noteFailure(deps, event, delivery.log)
    throw error
  }
  return { received: true }
}

async function handleEvent(
  { prisma, now }: Deps,
  billing: Billing,
  event: StripeEvent,
  log: RequestFacts['log'],
): Promise<void> {
  const subscriptionId = subscriptionIdIn(event)
  if (subscriptionId === undefined) return
  if (await prisma.stripeEvent.findUnique({ where: { id: event.id }, select: { id: true } })) return

  const readNumber = await drawReadNumber(prisma)
  const state = await fetchSubscription(billing, subscriptionId, log)
  await prisma.$transaction(async (transaction) => {
    // A server that handles the same event waits here for us, and then has nothing to do.
    const { count } = await transaction.stripeEvent.createMany({
      data: [{ id: event.id, type: event.type, handledAt: now() }],
      skipDuplicates: true,
    })
    if (count === 1 && state) await storeSubscription(transaction, state, readNumber)
    await transaction.failedStripeEvent.deleteMany({ where: { id: event.id } })
  })
}

/** Lets go of events that Stripe no longer delivers. For once an hour. */
export async function forgetOldEvents({ prisma, now }: Pick<Dependencies, 'now' | 'prisma'>): Promise<void> {
  const before = new Date(now().getTime() - rememberedMs)
  await prisma.stripeEvent.deleteMany({ where: { handledAt: { lt: before } } })
  await prisma.failedStripeEvent.deleteMany({ where: { failedAt: { lt: before } } })
}

function verifiedEvent({ stripe, webhookSecret }: Billing, { body, signature }: Delivery, now: Date): StripeEvent {
  try {
    const event = stripe.webhooks.constructEvent(
      body,
      signature,
      webhookSecret,
      toleranceSeconds,
      undefined,
      now.getTime(),
    )
    return stripeEventSchema.parse(event)
  } catch {
    // The error quotes the signature and the body.
    throw new AppError('bad_signature', 'This is not signed by Stripe, or was signed too long ago')
  }
}

/** The subscription as it is at Stripe now; undefined when it is none of ours. */
async function fetchSubscription(
  { stripe }: Billing,
  id: string,
  log: RequestFacts['log'],
): Promise<SubscriptionState | undefined> {
  const asking = { log, purpose: 'webhook', refusal: 'Stripe does not answer' }
  return askStripe(asking, async (options) => {
    try {
      return readSubscription(await stripe.subscriptions.retrieve(id, {}, options()))
    } catch (error) {
      if (isMissing(error)) return undefined
      throw error
    }
  })
}
