import { z } from 'zod'

export const okOutputSchema = z.object({ ok: z.literal(true) })

export const versionOutputSchema = z.object({
  /** The package's version and the commit it was built from, such as `0.1.0+1a2b3c4`. */
  version: z.string(),
})

export const configOutputSchema = z.object({
  /** The demo accounts exist, and the login page may offer them. */
  demo: z.boolean(),
  /** Served by the development server. */
  development: z.boolean(),
  /** The other origins whose pages may embed the question editor and talk to it. */
  editor_origins: z.array(z.string()),
})
