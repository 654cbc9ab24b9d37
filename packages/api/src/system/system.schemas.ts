import { z } from 'zod'

export const okOutputSchema = z.object({ ok: z.literal(true) })

export const versionOutputSchema = z.object({
  /** The package's version and the commit of the build, such as `0.1.0+1a2b3c4`. */
  version: z.string(),
})

export const configOutputSchema = z.object({
  /** Whether the demo accounts exist and the login page may offer them. */
  demo: z.boolean(),
  /** Whether the development server runs this deployment. */
  development: z.boolean(),
  /** Other origins whose pages may embed the question editor and exchange messages with it. */
  editor_origins: z.array(z.string()),
})
