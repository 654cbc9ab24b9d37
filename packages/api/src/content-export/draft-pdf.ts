import type { z } from 'zod'
import { createContentInputSchema } from '../content/content.schemas.ts'
import type { Context } from '../context.ts'
import { type ExportDocument, readExportPictures } from './entries.ts'

/** The fields that the editor sends to render an unsaved text as a PDF. */
export const draftPdfInputSchema = createContentInputSchema.pick({ title: true, body: true, language: true })

type Draft = Pick<ExportDocument, 'body' | 'language' | 'pictures' | 'title'>

/**
 * Prepares an unsaved text for a PDF preview: counts the call toward the rate limit, and reads the pictures in the
 * text. Does not sanitize the HTML, so the renderer must.
 * @throws AppError `throttled`
 */
export async function readDraft(
  { prisma, throttle }: Pick<Context, 'prisma' | 'throttle'>,
  userId: string,
  { title, body, language }: z.infer<typeof draftPdfInputSchema>,
): Promise<Draft> {
  await throttle.take('draftPdfAccount', userId)
  return { title, body, language, pictures: await readExportPictures(prisma, body) }
}
