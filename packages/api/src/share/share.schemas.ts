import { z } from 'zod'

export const createShareOutputSchema = z.object({
  id: z.string(),
  /** Address of the shared report, on this deployment's origin. */
  url: z.url(),
})

/** 128 random bits as base64url. */
export const getShareInputSchema = z.object({ id: z.string().regex(/^[\w-]{22}$/, 'Not a share id') })
