import type { Context } from '../context.ts'
import { AppError } from '../errors.ts'

/**
 * Asserts that email is configured.
 * @throws AppError `conflict` with reason `mail_off`
 */
export function assertMail({ mail }: Pick<Context, 'mail'>): void {
  if (mail.mode === 'off') throw new AppError('conflict', 'This site sends no email', { reason: 'mail_off' })
}
