import type { Context } from '../context.ts'

/**
 * Counts a call by account for signed-in users and by IP address for others, so that other users at the same school
 * cannot use up an account's limit.
 * @throws AppError `throttled`
 */
export async function takeForCaller(
  { identify, request, throttle }: Pick<Context, 'identify' | 'request' | 'throttle'>,
  limit: 'diagnostics' | 'parentLink' | 'problemReport' | 'share',
  points = 1,
): Promise<void> {
  const caller = await identify()
  if (caller) await throttle.take(`${limit}Account`, caller.id, points)
  else await throttle.take(limit, request.address, points)
}
