import { roles } from '../auth/auth.schemas.ts'
import type { Caller } from '../auth/caller.ts'
import type { Context } from '../context.ts'
import { AppError } from '../errors.ts'

/**
 * Returns the caller if they may edit questions. It is the check of `editor` procedures for endpoints outside tRPC.
 * @throws AppError `unauthenticated`, `forbidden`
 */
export async function requireEditor({ identify }: Pick<Context, 'identify'>): Promise<Caller> {
  const caller = await identify()
  if (!caller) throw new AppError('unauthenticated', 'Not authenticated')
  if (roles.indexOf(caller.role) < roles.indexOf('editor'))
    throw new AppError('forbidden', 'Your account may not do this')
  return caller
}
