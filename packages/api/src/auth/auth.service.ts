import type { Context } from '../context.ts'
import { AppError } from '../errors.ts'
import type { CurrentUser, SignedIn } from './auth.schemas.ts'
import type { Caller } from './caller.ts'

type Done = { ok: true }
const soon = () => new AppError('not_found', 'Nobody can sign in yet')

export async function login(_ctx: Context, _input: { email: string; password: string }): Promise<SignedIn> {
  throw soon()
}
export async function refresh(_ctx: Context): Promise<{ access_token: string }> {
  throw new AppError('unauthenticated', 'Not authenticated')
}
export async function logout(_ctx: Context): Promise<Done> {
  return { ok: true }
}
export async function confirmPassword(_ctx: Context, _password: string): Promise<Done> {
  throw soon()
}
export function presentCaller({ id, name, email, role, passwordGivenAt }: Caller): CurrentUser {
  return { id, name, email, role, signed_in_at: passwordGivenAt.toISOString() }
}
