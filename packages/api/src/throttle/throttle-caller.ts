import type { Context } from '../context.ts'

/**
 * Counts a call by account, or by IP address if the user is not signed in, so that others at the same school cannot use
 * up an account's limit.
 * @throws AppError `throttled`
 */
export async function throttleCaller(
  { identify, request, throttle }: Pick<Context, 'identify' | 'request' | 'throttle'>,
  limit: 'diagnostics' | 'parentLink' | 'problemReport' | 'share',
  points = 1,
): Promise<void> {
  const caller = await identify()
  if (caller) await throttle.take(`${limit}Account`, caller.id, points)
  else await throttle.take(limit, request.address, points)
}
