import type { SignedIn } from '../auth/auth.schemas.ts'
import type { Context } from '../context.ts'
import { AppError } from '../errors.ts'
import type { AccountExport, PasswordChange, Registration } from './account.schemas.ts'

type Done = { ok: true }
const soon = () => new AppError('not_found', 'There are no accounts yet')

export async function register(_ctx: Context, _input: Registration): Promise<SignedIn> {
  throw soon()
}
export async function changePassword(_ctx: Context, _input: PasswordChange): Promise<{ access_token: string }> {
  throw soon()
}
export async function signOutEverywhere(_ctx: Context): Promise<Done> {
  throw soon()
}
export async function exportAccount(_ctx: Context): Promise<AccountExport> {
  throw soon()
}
export async function deleteAccount(_ctx: Context, _password: string): Promise<Done> {
  throw soon()
}
