import { z } from 'zod'

export const createShareOutputSchema = z.object({
  id: z.string(),
  url: z.url().describe("Address of the shared report, on this deployment's origin."),
})

export const getShareInputSchema = z.object({
  id: z
    .string()
    .regex(/^[\w-]{22}$/, 'Not a share id')
    .describe('The id of a shared report: 128 random bits as base64url.'),
})
