import type { Context } from '../context.ts'
import { AppError } from '../errors.ts'
import type { Caller } from './caller.ts'
import { verifyPassword } from './passwords.ts'

/** How long a password or second factor is considered recent after it was entered. */
const recentMs = 10 * 60 * 1000

/**
 * Verifies the caller's password before actions that must not be possible on a lost or borrowed device.
 * @throws AppError `forbidden` with reason `wrong_password`; `throttled` after too many failures
 */
export async function assertPassword(
  { prisma, throttle }: Pick<Context, 'prisma' | 'throttle'>,
  caller: Caller,
  password: string,
): Promise<void> {
  await throttle.take('confirmPassword', caller.id)
  const account = await prisma.user.findUnique({ where: { id: caller.id }, select: { passwordHash: true } })
  if (!(await verifyPassword(password, account?.passwordHash))) {
    throw new AppError('forbidden', 'Wrong password', { reason: 'wrong_password' })
  }
  await throttle.reset('confirmPassword', caller.id)
}

/** @throws AppError `forbidden` with reason `reauthenticate` when the last password entry is over 10 minutes old */
export function assertRecentPassword({ now }: Pick<Context, 'now'>, { passwordGivenAt }: Caller): void {
  if (now().getTime() - passwordGivenAt.getTime() <= recentMs) return
  throw new AppError('forbidden', 'Please enter your password again', { reason: 'reauthenticate' })
}
