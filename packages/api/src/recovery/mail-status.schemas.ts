import { z } from 'zod'

export const mailStatusSchema = z.object({
  verified: z.boolean().describe('Whether the address has been confirmed by email.'),
  bounced: z.boolean().describe('Whether the last email bounced permanently.'),
  change: z
    .object({ email: z.string(), old_confirmed: z.boolean(), new_confirmed: z.boolean() })
    .nullable()
    .describe('The new address, while it is unconfirmed; null otherwise.'),
})
export type MailStatus = z.infer<typeof mailStatusSchema>
