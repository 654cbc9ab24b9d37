import { TRPCClientError } from '@trpc/client'
import { z } from 'zod'

const dataSchema = z.object({ code: z.string() })

/** The API's code of a failed call, such as 'NOT_FOUND'; undefined when the call got no answer of the API. */
export function errorCode(error: unknown): string | undefined {
  if (!(error instanceof TRPCClientError)) return undefined
  return dataSchema.safeParse(error.data).data?.code
}
