import { initTRPC } from '@trpc/server'
import { z } from 'zod'
import { buildCallerSource, recordRefusal } from './audit/record-audit.ts'
import { assertRole, type Caller } from './auth/caller.ts'
import { assertOwnOrigin } from './auth/origin.ts'
import { hasRole, type Role } from './auth/roles.vocabulary.ts'
import type { Context } from './context.ts'
import { refuseDatabaseFault } from './database-fault.ts'
import { AppError } from './errors.ts'
import { throttleCaller } from './throttle/throttle-caller.ts'

/** The permission that a procedure requires, set by its base procedure. */
export type Permission = 'public' | 'signedIn' | 'editor' | 'admin'

interface ProcedureMeta {
  readonly permission: Permission
}

const t = initTRPC
  .context<Context>()
  .meta<ProcedureMeta>()
  .create({
    isDev: false,
    errorFormatter({ shape, error, ctx }) {
      const internal = error.code === 'INTERNAL_SERVER_ERROR'
      const refusal = error instanceof AppError ? error : undefined
      return {
        ...shape,
        message: internal ? 'Internal server error' : shape.message,
        data: {
          ...shape.data,
          /** The request's id in the log. */
          requestId: ctx?.requestId,
          /** A machine-readable reason, for cases in which the error code is not specific enough. */
          reason: refusal?.reason ?? null,
          retryAfterSeconds: refusal?.retryAfterSeconds ?? null,
          /** The challenge, if the call requires a second factor. */
          ...(refusal?.challenge && { challenge: refusal.challenge }),
          issues:
            error.cause instanceof z.ZodError ? error.cause.issues.map(({ path, message }) => ({ path, message })) : [],
        },
      }
    },
  })

export const router = t.router

/** Rejects mutations when the database is not writable. Converts temporary database errors to application errors. */
const procedure = t.procedure.use(async ({ ctx, type, next }) => {
  if (type === 'mutation') await ctx.assertWritable()
  const result = await next()
  if (result.ok || result.error.code !== 'INTERNAL_SERVER_ERROR') return result
  const refusal = refuseDatabaseFault(result.error)
  if (refusal instanceof AppError) throw refusal
  return result
})

export const publicProcedure = procedure.meta({ permission: 'public' })

/** A public procedure that rejects requests from other sites. Use it for calls that read or set the refresh cookie. */
export const ownOriginProcedure = publicProcedure.use(({ ctx, next }) => {
  assertOwnOrigin(ctx)
  return next()
})

/** Builds a public procedure with a rate limit, by account for signed-in users and by address for others. */
export function buildThrottledProcedure(limit: 'diagnostics') {
  return publicProcedure.use(async ({ ctx, next }) => {
    await throttleCaller(ctx, limit)
    return next()
  })
}

/** Builds a procedure that requires a valid access token and a minimum role. It sets `ctx.caller`. */
function buildRoleProcedure(permission: Exclude<Permission, 'public'>, least: Role) {
  return procedure.meta({ permission }).use(async ({ ctx, next, path }) => {
    const caller = await ctx.identify()
    if (caller && !hasRole(caller, least)) await recordForbidden(ctx, caller, path)
    assertRole(caller, least)
    return next({ ctx: { caller } })
  })
}

async function recordForbidden(ctx: Context, caller: Caller, procedure: string): Promise<void> {
  const event = { action: 'refused', details: { procedure, role: caller.role } } as const
  await recordRefusal(ctx, buildCallerSource({ ...ctx, caller }), event, { limit: 'auditRefusal', who: caller.id })
}

export const signedIn = buildRoleProcedure('signedIn', 'student')
export const editor = buildRoleProcedure('editor', 'editor')
export const admin = buildRoleProcedure('admin', 'admin')
