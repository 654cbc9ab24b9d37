import {
  type AuditSource,
  buildAuditSource,
  buildCallerSource,
  recordAudit,
  targetAccount,
} from '../audit/record-audit.ts'
import type { Caller } from '../auth/caller.ts'
import { assertPassword } from '../auth/confirmed-password.ts'
import { clearCookie, startSignIn } from '../auth/sign-in.ts'
import { endBilling } from '../billing/end-billing.ts'
import { getEasternDate } from '../calendar-date.ts'
import type { Context, SignedInContext } from '../context.ts'
import { AppError } from '../errors.ts'
import { buildMailRow } from '../mail/queue.ts'
import { requestRegistration } from '../recovery/registration.ts'
import type { PasswordChange, Registered, Registration } from './account.schemas.ts'
import { createAccount, replacePassword } from './accounts.ts'
import { assertNotBreached } from './breached-passwords.ts'

/**
 * Creates a student account and signs the user in. If email is configured, the account is created only after the
 * address is confirmed, and the response does not reveal whether the address is taken. The birth year is checked but
 * not stored.
 * @throws AppError `bad_input` with reason `too_young`, `weak_password` or `breached_password`, `conflict` with reason
 * `email_taken`, `throttled`
 */
export async function register(ctx: Context, { email, password, name, birth_year }: Registration): Promise<Registered> {
  const { minimumAge } = ctx.accounts
  if (mayBeTooYoung(birth_year, minimumAge, ctx.now())) {
    throw new AppError('bad_input', `You can create an account from the year after you turn ${minimumAge}`, {
      reason: 'too_young',
    })
  }
  const { throttle, request } = ctx
  await throttle.take('signUpEmail', email)
  await assertNotBreached(ctx, password)
  if (ctx.mail.mode === 'smtp') {
    await throttle.take('signUp', request.address)
    await requestRegistration(ctx, { email, password, name })
    return { check_mail: true }
  }
  await throttle.take('signUpTaken', request.address)
  await throttle.take('signUp', request.address)
  const account = await createAccount(ctx.prisma, { email, password, name, role: 'student' }, buildAuditSource(ctx))
  await throttle.refund('signUpTaken', request.address)
  return startSignIn(ctx, account)
}

/**
 * Replaces the caller's password, ends all of the caller's sign-ins and starts a new one for this device.
 * @throws AppError `forbidden` with reason `wrong_password`, `bad_input` with reason `weak_password`, `throttled`
 */
export async function changePassword(
  ctx: SignedInContext,
  { current_password, new_password }: PasswordChange,
): Promise<{ access_token: string }> {
  await assertPassword(ctx, ctx.caller, current_password)
  await assertNotBreached(ctx, new_password)
  const { caller, findLanguage, mail, now, prisma } = ctx
  const about = { recipient: caller.email, language: findLanguage(), subjectId: caller.id }
  const notices = mail.mode === 'off' ? [] : [buildMailRow(now(), { kind: 'password_changed', ...about })]
  await replacePassword(prisma, { email: caller.email, password: new_password }, buildCallerSource(ctx), notices)
  mail.wake()
  const { access_token } = await startSignIn(ctx, ctx.caller)
  return { access_token }
}

/** Ends every sign-in of the caller, including the current one. */
export async function signOutEverywhere(ctx: SignedInContext): Promise<{ ok: true }> {
  const { id } = ctx.caller
  await ctx.prisma.$transaction(async (transaction) => {
    await transaction.signIn.deleteMany({ where: { userId: id } })
    await recordAudit(transaction, buildCallerSource(ctx), { action: 'sign_ins_ended', target: targetAccount(id) })
  })
  clearCookie(ctx)
  return { ok: true }
}

/**
 * Deletes the caller's account with all its data and cancels the subscription. Records of operations that the caller
 * ran are kept, without the user id.
 * @throws AppError `forbidden` with reason `wrong_password`, `throttled`; `unavailable` with reason
 * `billing_unavailable` or `conflict` with reason `billing_off` when the subscription cannot be canceled, in which case
 * nothing is deleted
 */
export async function deleteAccount(ctx: SignedInContext, password: string): Promise<{ ok: true }> {
  await assertPassword(ctx, ctx.caller, password)
  await removeAccount(ctx, ctx.caller, buildCallerSource(ctx))
  clearCookie(ctx)
  return { ok: true }
}

/**
 * Deletes an account with all its data and cancels its subscription.
 * @throws AppError `unavailable` with reason `billing_unavailable` or `conflict` with reason `billing_off`
 */
export async function removeAccount(
  { billing, now, prisma, request }: Pick<Context, 'billing' | 'now' | 'prisma' | 'request'>,
  account: Pick<Caller, 'email' | 'id'>,
  source: AuditSource,
): Promise<void> {
  await endBilling({ billing, now, prisma, request, caller: account })
  const { email, id } = account
  await prisma.$transaction(async (transaction) => {
    await transaction.user.deleteMany({ where: { id } })
    await transaction.mail.deleteMany({ where: { recipient: email } })
    await transaction.mailToken.deleteMany({ where: { email } })
    await transaction.mailBounce.deleteMany({ where: { address: email } })
    await recordAudit(transaction, source, { action: 'account_deleted', target: targetAccount(id) })
  })
}

/**
 * Returns whether a user born in the given year may still be too young. Only the birth year is known, so users are
 * accepted only after the calendar year in which they reach the minimum age.
 */
function mayBeTooYoung(birthYear: number, minimumAge: number, now: Date): boolean {
  const thisYear = Number(getEasternDate(now).slice(0, 4))
  return thisYear - birthYear <= minimumAge
}
