import { z } from 'zod'

export const createShareOutputSchema = z.object({
  id: z.string(),
  url: z.url().describe("Address of the shared report, on this deployment's origin."),
  deletion_key: z
    .string()
    .describe(
      'Deletes the report with `share.removeWithKey`. Only its hash is stored, so it cannot be asked for again.',
    ),
})

const shareIdSchema = z
  .string()
  .regex(/^[\w-]{22}$/, 'Not a share id')
  .describe('The id of a shared report: 128 random bits as base64url.')

export const getShareInputSchema = z.object({ id: shareIdSchema })

export const removeShareInputSchema = z.object({ id: shareIdSchema })

export const removeShareWithKeyInputSchema = z.object({
  id: shareIdSchema,
  deletion_key: z.string().max(100).describe('The key that `share.create` answered.'),
})

export const removeShareOutputSchema = z.object({ deleted: z.literal(true) })
