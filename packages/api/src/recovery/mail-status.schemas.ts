import { z } from 'zod'

export const mailStatusSchema = z.object({
  verified: z.boolean().describe('Whether the address was confirmed by a mail to it.'),
  bounced: z.boolean().describe('Whether the mail server of the address refused the last mail for good.'),
  change: z
    .object({ email: z.string(), old_confirmed: z.boolean(), new_confirmed: z.boolean() })
    .nullable()
    .describe('The new address that waits for confirmation; null without one.'),
})
export type MailStatus = z.infer<typeof mailStatusSchema>
