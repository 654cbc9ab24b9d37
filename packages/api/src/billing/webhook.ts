import { z } from 'zod'
import type { Dependencies, RequestFacts } from '../context.ts'
import { dayMs } from '../durations.ts'
import { AppError } from '../errors.ts'
import { type Billing, findBilling } from './billing.ts'
import { callStripe, isMissing } from './call-stripe.ts'
import { allocateReadNumber, storeSubscription } from './stored-subscription.ts'
import { readSubscription, type SubscriptionState } from './stripe-subscription.ts'

/** The maximum age of a signature (Stripe's default). An older request may be a replay. */
const toleranceSeconds = 300

/** How long handled events are kept. Stripe allows manual redelivery for thirty days. */
const rememberedMs = 60 * dayMs

const stripeEventSchema = z.object({
  id: z.string().min(1),
  type: z.string(),
  data: z.object({ object: z.unknown() }),
})
type StripeEvent = z.infer<typeof stripeEventSchema>

type Deps = Pick<Dependencies, 'billing' | 'now' | 'prisma'>

export interface Delivery {
  /** The raw body, because the signature is computed from its exact bytes. */
  readonly body: Buffer
  /** The `stripe-signature` header. */
  readonly signature: string
  readonly log: RequestFacts['log']
}

/**
 * Handles a Stripe event. Reads the current state of the subscription that the event identifies, so neither the order
 * of events nor duplicates matter. Marks the event as handled in the transaction that stores the state.
 * @throws AppError `conflict` with reason `billing_off`, `bad_signature`. After any other error, only the failure is
 * recorded, and Stripe sends the event again.
 */
export async function receiveEvent(deps: Deps, delivery: Delivery): Promise<{ received: true }> {
  const billing = findBilling(deps)
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
  const subscriptionId = findSubscriptionId(event)
  if (subscriptionId === undefined) return
  const { id } = event
  if (await prisma.stripeEvent.findUnique({ where: { id }, select: { id: true } })) {
    // A failure may have been recorded after the event was handled, if the response to the commit was lost.
    await prisma.failedStripeEvent.deleteMany({ where: { id } })
    return
  }

  const readNumber = await allocateReadNumber(prisma)
  const state = await fetchSubscription(billing, subscriptionId, log)
  await prisma.$transaction(async (transaction) => {
    // Another server handling the same event waits here for this transaction, and then finds the row.
    const { count } = await transaction.stripeEvent.createMany({
      data: [{ id, type: event.type, handledAt: now() }],
      skipDuplicates: true,
    })
    if (count === 1 && state) await storeSubscription(transaction, state, readNumber)
    await transaction.failedStripeEvent.deleteMany({ where: { id } })
  })
}

/**
 * Fetches a failed event from Stripe and handles it again.
 * @throws AppError `conflict` with reason `billing_off`, `unavailable` with reason `billing_unavailable`, `not_found`
 * when Stripe no longer has the event
 */
export async function retryEvent(deps: Deps, id: string, log: RequestFacts['log']): Promise<void> {
  const billing = findBilling(deps)
  const asking = { log, purpose: 'retry', refusal: 'Stripe does not answer' }
  const event = await callStripe(asking, async (options) => {
    try {
      return stripeEventSchema.parse(await billing.stripe.events.retrieve(id, {}, options()))
    } catch (error) {
      if (isMissing(error)) throw new AppError('not_found', 'Stripe no longer has this event')
      throw error
    }
  })
  await handleEvent(deps, billing, event, log)
}

/** Deletes records of events that Stripe no longer redelivers. Runs hourly. */
export async function deleteOldEvents({ prisma, now }: Pick<Dependencies, 'now' | 'prisma'>): Promise<void> {
  const before = new Date(now().getTime() - rememberedMs)
  await prisma.stripeEvent.deleteMany({ where: { handledAt: { lt: before } } })
  await prisma.failedStripeEvent.deleteMany({ where: { failedAt: { lt: before } } })
}

/** Records a failed event for the operators. If the database is the problem, the failure is only logged. */
async function noteFailure({ prisma, now }: Deps, { id, type }: StripeEvent, log: RequestFacts['log']): Promise<void> {
  const failedAt = now()
  try {
    await prisma.failedStripeEvent.upsert({ where: { id }, create: { id, type, failedAt }, update: { failedAt } })
  } catch (error) {
    log.warn({ err: error, event: id }, 'the failure of an event could not be recorded')
  }
}

function verifiedEvent({ stripe, webhookSecrets }: Billing, { body, signature }: Delivery, now: Date): StripeEvent {
  for (const secret of webhookSecrets) {
    try {
      return stripeEventSchema.parse(
        stripe.webhooks.constructEvent(body, signature, secret, toleranceSeconds, undefined, now.getTime()),
      )
    } catch {
      // The error quotes the signature and body, so it is not logged.
    }
  }
  throw new AppError('bad_signature', 'The signature is not from Stripe or is too old')
}

/** Reads the current state of a subscription from Stripe. Returns undefined if it is not for one of our plans. */
async function fetchSubscription(
  { stripe }: Billing,
  id: string,
  log: RequestFacts['log'],
): Promise<SubscriptionState | undefined> {
  const asking = { log, purpose: 'webhook', refusal: 'Stripe does not answer' }
  return callStripe(asking, async (options) => {
    try {
      return readSubscription(await stripe.subscriptions.retrieve(id, {}, options()))
    } catch (error) {
      if (isMissing(error)) return undefined
      throw error
    }
  })
}

const subscriptionSchema = z.object({ id: z.string() }).transform(({ id }) => id)
const reference = z.union([z.string(), subscriptionSchema])
const sessionSchema = z.object({ subscription: reference }).transform(({ subscription }) => subscription)
const invoiceSchema = z
  .object({ parent: z.object({ subscription_details: z.object({ subscription: reference }) }) })
  .transform(({ parent }) => parent.subscription_details.subscription)

const schemas = [
  { types: /^customer\.subscription\./, schema: subscriptionSchema },
  { types: /^checkout\.session\./, schema: sessionSchema },
  { types: /^invoice\./, schema: invoiceSchema },
]

/** Returns the id of the subscription that an event concerns, or undefined for other events. */
function findSubscriptionId({ type, data }: StripeEvent): string | undefined {
  const found = schemas.find(({ types }) => types.test(type))
  return found?.schema.safeParse(data.object).data
}
