import { calendarDateSchema } from '@pathwise/planner/calendar'
import { line } from '@pathwise/question-formats/storable.schemas'
import { z } from 'zod'
import { parentViewSchema } from './parent-view.schemas.ts'

/** The maximum number of active links per account, or per device without an account. */
export const mostParentLinks = 5

export const longestParentLabel = 40

const idSchema = z
  .string()
  .regex(/^[\w-]{22}$/, 'Not the id of a parent link')
  .describe('The id of a parent link: 128 random bits as base64url.')

const labelSchema = line(longestParentLabel).describe(
  "The student's name for the link, such as `Mom`. The page does not show it.",
)

const keySchema = z
  .string()
  .regex(/^[\w-]{43}$/, 'Not a key')
  .describe("The key of the device's links, as returned by `parentLinks.create`. Not needed for an account's links.")

const view = parentViewSchema.describe('The content of the link.')

export const createParentLinkInputSchema = z.object({
  label: labelSchema,
  view,
  key: keySchema.optional().describe('The key of the links that this device created without an account.'),
})
export type CreateParentLinkInput = z.infer<typeof createParentLinkInputSchema>

const moments = {
  updated_at: z.iso.datetime().describe('When a device last updated it.'),
  expires_at: z.iso.datetime().describe('When the link expires.'),
}

export const createdParentLinkSchema = z.object({
  id: z.string(),
  url: z.url().describe("The URL of the page, on this deployment's origin."),
  expires_at: moments.expires_at,
  key: z
    .string()
    .nullable()
    .describe(
      "Updates and revokes the links of this device; null for an account's link. Only its hash is stored, so it is returned only once.",
    ),
})
export type CreatedParentLink = z.infer<typeof createdParentLinkSchema>

export const getParentLinkInputSchema = z.object({ id: idSchema })

export const openedParentLinkSchema = z.object({
  view: parentViewSchema,
  today: calendarDateSchema.describe("The day in the student's time zone."),
  ...moments,
})
export type OpenedParentLink = z.infer<typeof openedParentLinkSchema>

export const updateParentLinkInputSchema = z.object({ id: idSchema, view, key: keySchema.optional() })
export type UpdateParentLinkInput = z.infer<typeof updateParentLinkInputSchema>

export const updatedParentLinkSchema = z.object(moments)

export const revokeParentLinkInputSchema = z.object({ id: idSchema, key: keySchema.optional() })
export type RevokeParentLinkInput = z.infer<typeof revokeParentLinkInputSchema>

export const revokedParentLinkSchema = z.object({ revoked: z.literal(true) })

export const removeParentLinkInputSchema = z.object({ id: idSchema })

export const claimParentLinkInputSchema = z.object({ id: idSchema, key: keySchema })
export type ClaimParentLinkInput = z.infer<typeof claimParentLinkInputSchema>

export const parentLinkSchema = z.object({
  id: z.string(),
  url: z.url().describe("The URL of the page, on this deployment's origin."),
  label: z.string(),
  shows: z
    .object({ tasks: z.boolean(), dates: z.boolean(), results: z.boolean() })
    .describe('The parts of the plan to show.'),
  created_at: z.iso.datetime(),
  ...moments,
})
export type ParentLinkRow = z.infer<typeof parentLinkSchema>

export const parentLinkListSchema = z.object({ links: z.array(parentLinkSchema) })

/** A link in its owner's data export, with the stored page that it shows. */
export const exportedParentLinkSchema = parentLinkSchema.extend({ view: parentViewSchema.nullable() })
