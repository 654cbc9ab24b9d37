import { Stripe } from 'stripe'
import type { RequestFacts } from '../context.ts'
import { AppError } from '../errors.ts'

/** For all that one request of a person asks of Stripe, retries included; they are promised an answer within 10 s. */
const timeoutMs = 8_000

/** Options of one call: the time that is left, and one more try. */
export type CallOptions = () => { readonly timeout: number; readonly maxNetworkRetries: number }

class OutOfTime extends Error {}

/**
 * Asks Stripe, all calls together within 8 seconds. The words of Stripe's refusals are not logged: they may quote what
 * was sent. The request's id finds them in Stripe's own log.
 * @param purpose what the log calls it
 * @param refusal what a person is told when Stripe does not answer
 * @throws AppError `unavailable` with reason `billing_unavailable` when Stripe is down, slow or overloaded
 */
export async function askStripe<Result>(
  { log, purpose, refusal }: { readonly log: RequestFacts['log']; readonly purpose: string; readonly refusal: string },
  work: (options: CallOptions) => Promise<Result>,
): Promise<Result> {
  try {
    return await withinPatience(work)
  } catch (error) {
    if (error instanceof OutOfTime) {
      log.warn({ purpose }, 'Stripe did not answer in time')
      throw new AppError('unavailable', refusal, { reason: 'billing_unavailable' })
    }
    if (!(error instanceof Stripe.errors.StripeError)) throw error
    const { type, code, param, statusCode, requestId } = error
    const facts = { purpose, type, code, param, statusCode, requestId }
    if (isPassing(error)) {
      log.warn(facts, 'Stripe is not available')
      throw new AppError('unavailable', refusal, { reason: 'billing_unavailable' })
    }
    throw new Error(`Stripe refused: ${JSON.stringify(facts)}`)
  }
}

/** Whether Stripe does not know something that a call names. */
export function isMissing(error: unknown, param?: string): boolean {
  if (!(error instanceof Stripe.errors.StripeError) || error.code !== 'resource_missing') return false
  return param === undefined || error.param === param
}

/** Whether the same call may succeed a little later. */
function isPassing({ type, statusCode = 0 }: InstanceType<typeof Stripe.errors.StripeError>): boolean {
  const isBusy = statusCode === 409 || statusCode === 429 || statusCode >= 500
  return isBusy || type === 'StripeConnectionError' || type === 'StripeAPIError'
}

async function withinPatience<Result>(work: (options: CallOptions) => Promise<Result>): Promise<Result> {
  const end = performance.now() + timeoutMs
  const options: CallOptions = () => {
    const left = end - performance.now()
    if (left <= 0) throw new OutOfTime()
    return { timeout: Math.ceil(left), maxNetworkRetries: 1 }
  }
  let timer: NodeJS.Timeout | undefined
  // A retry has the whole time again, so the answer does not wait for the call to give up.
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new OutOfTime()), timeoutMs)
  })
  try {
    return await Promise.race([work(options), late])
  } finally {
    clearTimeout(timer)
  }
}
