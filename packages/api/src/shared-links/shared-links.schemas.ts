import { trimmedText } from '@pathwise/question-formats/storable.schemas'
import { z } from 'zod'
import { longestEmail } from '../account/account.vocabulary.ts'

export const sharedLinksPageSize = 50
export const sharedLinkKinds = ['share', 'parent_link'] as const

export const listSharedLinksInputSchema = z.object({
  kind: z.enum(sharedLinkKinds).describe('share: a report; parent_link: a study plan for parents.'),
  id: z
    .string()
    .regex(/^[\w-]{22}$/, 'Not an id')
    .optional()
    .describe('Only the link with this id.'),
  account: trimmedText(longestEmail)
    .min(1)
    .optional()
    .describe('Only links of this account: its id or its email address.'),
  cursor: z
    .string()
    .regex(/^\d{1,15}\.[\w-]{22}$/)
    .optional()
    .describe('The `next` of the previous page.'),
})
export type ListSharedLinksInput = z.infer<typeof listSharedLinksInputSchema>

export const sharedLinkSchema = z.object({
  id: z.string(),
  url: z.string(),
  created_at: z.iso.datetime(),
  expires_at: z.iso.datetime().nullable().describe('Null for a shared report, which does not expire.'),
  owner: z
    .object({ id: z.string(), email: z.string() })
    .nullable()
    .describe('The account that created the link; null for a device without an account.'),
})
export type SharedLink = z.infer<typeof sharedLinkSchema>

export const sharedLinksPageSchema = z.object({
  items: z.array(sharedLinkSchema).describe('Newest first.'),
  next: z.string().nullable().describe('The cursor of the next page; null on the last page.'),
})
export type SharedLinksPage = z.infer<typeof sharedLinksPageSchema>
