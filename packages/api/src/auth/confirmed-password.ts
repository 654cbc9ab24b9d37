import type { Context } from '../context.ts'
import { AppError } from '../errors.ts'
import type { Caller } from './caller.ts'
import { passwordFits } from './passwords.ts'

/** For so long a password that was given counts as just given. */
const recentMs = 15 * 60 * 1000

/**
 * Makes sure that it is the caller who sits there, for what a lost or lent device must not do.
 * @throws AppError `forbidden` with reason `wrong_password`; `throttled` after too many of those
 */
export async function requirePassword(
  { prisma, throttle }: Pick<Context, 'prisma' | 'throttle'>,
  caller: Caller,
  password: string,
): Promise<void> {
  await throttle.take('confirmPassword', caller.id)
  const account = await prisma.user.findUnique({ where: { id: caller.id }, select: { passwordHash: true } })
  if (!(await passwordFits(password, account?.passwordHash))) {
    throw new AppError('forbidden', 'Wrong password', { reason: 'wrong_password' })
  }
  await throttle.forget('confirmPassword', caller.id)
}

/** @throws AppError `forbidden` with reason `reauthenticate` when the password was last given over 15 minutes ago */
export function requireRecentPassword({ now }: Pick<Context, 'now'>, { passwordGivenAt }: Caller): void {
  if (now().getTime() - passwordGivenAt.getTime() <= recentMs) return
  throw new AppError('forbidden', 'Please give your password again', { reason: 'reauthenticate' })
}
