import type { z } from 'zod'
import { createContentInputSchema } from '../content/content.schemas.ts'
import type { Context } from '../context.ts'
import { type ExportDocument, readExportPictures } from './entries.ts'

/** The fields of an unsaved text that the editor sends for a PDF. */
export const draftPdfInputSchema = createContentInputSchema.pick({ title: true, body: true, language: true })

type Draft = Pick<ExportDocument, 'body' | 'language' | 'pictures' | 'title'>

/**
 * Counts a preview toward the rate limit, and reads the pictures of the unsaved text. The HTML must be sanitized when
 * rendered.
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
