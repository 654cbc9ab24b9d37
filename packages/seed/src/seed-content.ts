import { z } from 'zod'

const seedContentItemSchema = z.strictObject({
  /** `<language>/<slug>` of the source file. */
  seedKey: z.string(),
  title: z.string(),
  titleText: z.string(),
  body: z.string(),
  language: z.string(),
})

/** The compiled content library, `generated/content.json`. */
export const seedContentSchema = z.strictObject({
  /** SHA-256 of the items as JSON, in hexadecimal. */
  checksum: z.string(),
  items: z.array(seedContentItemSchema),
})

export type SeedContentItem = z.infer<typeof seedContentItemSchema>
export type SeedContent = z.infer<typeof seedContentSchema>
