import { trimmedText } from '@pathwise/question-formats/storable.schemas'
import { z } from 'zod'
import { auditActions, auditTargetKinds } from './audit.vocabulary.ts'

export const auditPageSize = 50
/** The maximum number of rows in a CSV file. */
export const auditExportRows = 10_000

const idText = trimmedText(200).min(1)

const filterShape = {
  action: z.enum(auditActions).optional().describe('Only events of this kind.'),
  account: idText.optional().describe('Only events by or about this account: its id or its email address.'),
  target: idText.optional().describe('Only events about the object with this id.'),
  from: z.iso.datetime().optional().describe('Only events at or after this time.'),
  to: z.iso.datetime().optional().describe('Only events before this time.'),
}

export const auditFilterSchema = z.object(filterShape)
export type AuditFilter = z.infer<typeof auditFilterSchema>

export const listAuditInputSchema = z.object({
  ...filterShape,
  cursor: z.int().min(1).optional().describe('The `next` of the previous page.'),
})
export type ListAuditInput = z.infer<typeof listAuditInputSchema>

export const auditEntrySchema = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  action: z.string(),
  actor: z
    .object({ id: z.string(), email: z.string().nullable().describe('Null after the account is deleted.') })
    .nullable()
    .describe('Null for visitors and for commands on the server.'),
  target: z
    .object({
      kind: z.enum(auditTargetKinds).or(z.string()),
      id: z.string(),
      email: z.string().nullable().describe('The email address of an existing account; otherwise null.'),
    })
    .nullable(),
  address: z.string().nullable().describe('Null for commands on the server.'),
  details: z.record(z.string(), z.json()),
})
export type AuditRow = z.infer<typeof auditEntrySchema>

export const auditPageSchema = z.object({
  items: z.array(auditEntrySchema).describe('Newest first.'),
  next: z.int().nullable().describe('The cursor of the next page; null on the last page.'),
  kept_days: z.int().describe('How many days events are kept.'),
  protection: z
    .enum(['trigger', 'grants'])
    .describe(
      "`grants`: the server's database role cannot change events either; `trigger`: only a trigger prevents changes.",
    ),
})
export type AuditPage = z.infer<typeof auditPageSchema>

export const auditCsvSchema = z.object({
  csv: z.string(),
  complete: z.boolean().describe(`False when more than ${auditExportRows} events match; the newest are in the file.`),
})

/** An audit log event in the account export. */
export const exportedSecurityEventSchema = z.object({
  at: z.iso.datetime(),
  action: z.string(),
  by_account: z.boolean().describe('Whether the account itself performed the action.'),
  address: z.string().nullable().describe("The account's address; null if someone else performed the action."),
})
