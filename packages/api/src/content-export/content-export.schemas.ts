import { z } from 'zod'
import { contentIdSchema } from '../content/content.schemas.ts'
import { mostExportedItems } from './content-export.vocabulary.ts'

/** Comma-separated ids such as `1,2,3`. Duplicates are removed. */
const idsSchema = z
  .string()
  .transform((text) => [...new Set(text.split(',').map((id) => (/^\s*\d+\s*$/.test(id) ? Number(id) : Number.NaN)))])
  .pipe(z.array(contentIdSchema).max(mostExportedItems))

export const exportZipInputSchema = z.object({ ids: idsSchema, fmt: z.literal('pdf') })

/** An export id: 128 random bits as base64url. */
export const exportJobIdSchema = z.string().regex(/^[\w-]{22}$/)

/** The percentage of the requested items that have been processed. */
const progress = z.int().min(0).max(100)

/** The number of items processed so far, and the total number of items. */
const counts = { done: z.int().nonnegative(), total: z.int().positive() }

/** A progress message to the client. Only the last message has a `state`. */
export const exportMessageSchema = z.union([
  z.object({ progress: z.literal(100), state: z.literal('finished'), ...counts }),
  z.object({ progress, state: z.enum(['failed', 'cancelled']), detail: z.string() }),
  z.object({ progress, ...counts }),
])
export type ExportMessage = z.infer<typeof exportMessageSchema>

/** The WebSocket close code for an unknown export or another user's export. */
export const unknownExportCode = 4404
