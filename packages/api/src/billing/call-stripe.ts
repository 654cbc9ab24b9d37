import { Stripe } from 'stripe'
import type { RequestFacts } from '../context.ts'
import { AppError } from '../errors.ts'

/**
 * The total time, in ms, for all Stripe calls of a request, including retries. Users are promised a response within 10
 * s.
 */
const timeoutMs = 8_000

/** Returns the options for the next call: the remaining time and one retry. */
export type CallOptions = () => { readonly timeout: number; readonly maxNetworkRetries: number }

class TimeoutError extends Error {}

/**
 * Runs Stripe calls with a total time limit of 8 seconds. Logs only Stripe's request id, because the error messages may
 * quote the request. Stripe's own log lists requests by id.
 * @param purpose the name of the operation in the log
 * @param refusal the message for the user when Stripe is unavailable
 * @throws AppError `unavailable` with reason `billing_unavailable` when Stripe is down, slow or overloaded
 */
export async function callStripe<Result>(
  { log, purpose, refusal }: { readonly log: RequestFacts['log']; readonly purpose: string; readonly refusal: string },
  work: (options: CallOptions) => Promise<Result>,
): Promise<Result> {
  try {
    return await runWithTimeout(work)
  } catch (error) {
    if (error instanceof TimeoutError) {
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

/**
 * Returns whether Stripe reported that an object does not exist.
 * @param param the parameter that must name the object; any if omitted
 */
export function isMissing(error: unknown, param?: string): boolean {
  if (!(error instanceof Stripe.errors.StripeError) || error.code !== 'resource_missing') return false
  return param === undefined || error.param === param
}

/** Returns whether the error is temporary. */
function isPassing({ type, statusCode = 0 }: InstanceType<typeof Stripe.errors.StripeError>): boolean {
  const isBusy = statusCode === 409 || statusCode === 429 || statusCode >= 500
  return isBusy || type === 'StripeConnectionError' || type === 'StripeAPIError'
}

async function runWithTimeout<Result>(work: (options: CallOptions) => Promise<Result>): Promise<Result> {
  const end = performance.now() + timeoutMs
  const options: CallOptions = () => {
    const left = end - performance.now()
    if (left <= 0) throw new TimeoutError()
    return { timeout: Math.ceil(left), maxNetworkRetries: 1 }
  }
  let timer: NodeJS.Timeout | undefined
  // The SDK restarts the time limit for each retry, so the total limit is enforced here.
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new TimeoutError()), timeoutMs)
  })
  try {
    return await Promise.race([work(options), late])
  } finally {
    clearTimeout(timer)
  }
}
