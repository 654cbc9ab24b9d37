import { z } from 'zod'

export const pictureIdSchema = z
  .string()
  .regex(/^[\w-]{22}$/, 'Not a picture id')
  .describe('The id of a picture: 128 random bits as base64url.')

/** A stored picture, as returned by uploads. */
export const storedPictureSchema = z.object({
  id: pictureIdSchema,
  width: z.int().positive().describe('Pixels.'),
  height: z.int().positive().describe('Pixels.'),
})
export type StoredPicture = z.infer<typeof storedPictureSchema>

export const exportedPictureSchema = storedPictureSchema.extend({
  type: z.string(),
  bytes: z.int(),
  created_at: z.iso.datetime(),
})
