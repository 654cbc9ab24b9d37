import { z } from 'zod'

export const stripeEventSchema = z.object({
  id: z.string().min(1),
  type: z.string(),
  data: z.object({ object: z.unknown() }),
})
export type StripeEvent = z.infer<typeof stripeEventSchema>

const reference = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)])

const subscriptionSchema = z.object({ id: z.string() }).transform(({ id }) => id)
const sessionSchema = z.object({ subscription: reference }).transform(({ subscription }) => subscription)
const invoiceSchema = z
  .object({ parent: z.object({ subscription_details: z.object({ subscription: reference }) }) })
  .transform(({ parent }) => parent.subscription_details.subscription)

const schemas = [
  { types: /^customer\.subscription\./, schema: subscriptionSchema },
  { types: /^checkout\.session\./, schema: sessionSchema },
  { types: /^invoice\./, schema: invoiceSchema },
]

/** Returns the id of the event's subscription, or undefined for events we do not use. */
export function findSubscriptionId({ type, data }: StripeEvent): string | undefined {
  const found = schemas.find(({ types }) => types.test(type))
  return found?.schema.safeParse(data.object).data
}
