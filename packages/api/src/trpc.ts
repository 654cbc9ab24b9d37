import { initTRPC, TRPCError } from '@trpc/server'
import { z } from 'zod'
import type { Context } from './context.ts'
import { AppError } from './errors.ts'

/** Who may call a procedure. Every procedure carries one, set by the builder that it starts from. */
export type Permission = 'public'

export interface ProcedureMeta {
  readonly permission: Permission
}

const t = initTRPC
  .context<Context>()
  .meta<ProcedureMeta>()
  .create({
    isDev: false,
    errorFormatter({ shape, error, ctx }) {
      const internal = error.code === 'INTERNAL_SERVER_ERROR'
      return {
        ...shape,
        message: internal ? 'Internal server error' : shape.message,
        data: {
          ...shape.data,
          /** Finds the line in the log. */
          requestId: ctx?.requestId,
          issues:
            error.cause instanceof z.ZodError ? error.cause.issues.map(({ path, message }) => ({ path, message })) : [],
        },
      }
    },
  })

export const router = t.router

/** The raw builder stays private: a procedure starts from a permission, never from nothing. */
const procedure = t.procedure.use(async ({ next }) => {
  const result = await next()
  if (result.ok || !(result.error.cause instanceof AppError)) return result
  const refusal = result.error.cause
  throw new TRPCError({ code: refusal.trpcCode, message: refusal.message, cause: refusal })
})

export const publicProcedure = procedure.meta({ permission: 'public' })
