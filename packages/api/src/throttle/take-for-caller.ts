import type { Context } from '../context.ts'

/**
 * Counts a call by the account of a caller who is signed in, else by address: other people at the same
 * school do not use up what an account may do.
 * @throws AppError `throttled`
 */
export async function takeForCaller(
  { identify, request, throttle }: Pick<Context, 'identify' | 'request' | 'throttle'>,
  limit: 'diagnostics' | 'share',
  points = 1,
): Promise<void> {
  const caller = await identify()
  if (caller) await throttle.take(`${limit}Account`, caller.id, points)
  else await throttle.take(limit, request.address, points)
}
