import { TRPCClientError } from '@trpc/client'
import { z } from 'zod'

const dataSchema = z.object({ code: z.string() })

/** Returns the API error code of a failed call, such as 'NOT_FOUND', or undefined if the API did not answer. */
export function errorCode(error: unknown): string | undefined {
  if (!(error instanceof TRPCClientError)) return undefined
  return dataSchema.safeParse(error.data).data?.code
}
