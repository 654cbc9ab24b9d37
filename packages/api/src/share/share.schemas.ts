import { z } from 'zod'
import { reportContextSchema } from '../diagnostics/diagnostics.schemas.ts'

export const createShareOutputSchema = z.object({
  id: z.string(),
  url: z.url().describe("The URL of the shared report, on this deployment's origin."),
  deletion_key: z
    .string()
    .describe('Deletes the report with `share.removeWithKey`. Only its hash is stored, so it is returned only once.'),
})

const shareIdSchema = z
  .string()
  .regex(/^[\w-]{22}$/, 'Not a share id')
  .describe('The id of a shared report: 128 random bits as base64url.')

export const getShareInputSchema = z.object({ id: shareIdSchema })

export const removeShareInputSchema = z.object({ id: shareIdSchema })

const deletionKeySchema = z.string().max(100).describe('The key returned by `share.create`.')

export const removeShareWithKeyInputSchema = z.object({
  id: shareIdSchema,
  deletion_key: deletionKeySchema,
})

/** The maximum number of links to claim in a call. */
export const mostClaimed = 100

export const claimSharesInputSchema = z.object({
  shares: z
    .array(z.object({ id: shareIdSchema, deletion_key: deletionKeySchema }))
    .min(1)
    .max(mostClaimed)
    .describe('Links that the device created without an account.'),
})
export type ClaimShares = z.infer<typeof claimSharesInputSchema>
export const claimSharesOutputSchema = z.object({
  claimed: z.int().describe('How many links were moved to the account.'),
  refused: z.array(z.string()).describe('The ids of links for which the account has no room.'),
})

const ownShareSchema = z.object({
  id: z.string(),
  url: z.url(),
  context: reportContextSchema,
  created_at: z.iso.datetime(),
  size: z.int().describe('Bytes; 0 for an older report.'),
})
export const ownSharesSchema = z.array(ownShareSchema).describe('Newest first, at most 200.')
export type OwnShare = z.infer<typeof ownShareSchema>

export const removeShareOutputSchema = z.object({ deleted: z.literal(true) })
