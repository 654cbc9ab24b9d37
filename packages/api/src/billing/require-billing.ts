import type { Context } from '../context.ts'
import { AppError } from '../errors.ts'
import type { Billing } from './billing.ts'

/** @throws AppError `conflict` with reason `billing_off` where no plans are sold */
export function requireBilling({ billing }: Pick<Context, 'billing'>): Billing {
  if (billing) return billing
  throw new AppError('conflict', 'Billing is not enabled in this environment.', { reason: 'billing_off' })
}
