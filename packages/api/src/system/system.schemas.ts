import { z } from 'zod'

export const okOutputSchema = z.object({ ok: z.literal(true) })

export const versionOutputSchema = z.object({
  /** The package's version and the commit it was built from, such as `0.1.0+1a2b3c4`. */
  version: z.string(),
})
