import { z } from 'zod'
import { contentIdSchema } from '../content/content.schemas.ts'

const mostItems = 2_000

/** `1,2,3`; an id that is named twice counts once. */
const idsSchema = z
  .string()
  .transform((text) => [...new Set(text.split(',').map((id) => (/^\s*\d+\s*$/.test(id) ? Number(id) : Number.NaN)))])
  .pipe(z.array(contentIdSchema).max(mostItems))

export const exportZipInputSchema = z.object({ ids: idsSchema, fmt: z.literal('pdf') })

/** 128 random bits, base64url. */
export const exportJobIdSchema = z.string().regex(/^[\w-]{22}$/)

/** Percent of the items asked for. */
const progress = z.int().min(0).max(100)

/** What a watcher of an export is told: how far it is, and in the last message how it ended. */
export const exportMessageSchema = z.union([
  z.object({ progress: z.literal(100), state: z.literal('finished') }),
  z.object({ progress, state: z.enum(['failed', 'cancelled']), detail: z.string() }),
  z.object({ progress }),
])
export type ExportMessage = z.infer<typeof exportMessageSchema>

/** The WebSocket is closed with this code for an unknown id and for somebody else's export alike. */
export const unknownExportCode = 4404
