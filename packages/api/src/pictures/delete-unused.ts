import type { Context } from '../context.ts'
import { dayMs } from '../durations.ts'
import { pictureLimits } from './pictures.vocabulary.ts'

/**
 * Deletes pictures that have been unused for 30 days. Trashed items, archived questions, drafts and revisions count as
 * uses. Runs hourly.
 */
export async function deleteUnusedPictures({ prisma, now }: Pick<Context, 'now' | 'prisma'>): Promise<void> {
  const at = now()
  const before = new Date(at.getTime() - pictureLimits.unusedDays * dayMs)
  await prisma.$transaction([
    prisma.$executeRaw`
      UPDATE pictures SET unused_since = NULL WHERE unused_since IS NOT NULL AND (
        EXISTS (SELECT 1 FROM question_pictures WHERE picture_id = pictures.id)
        OR EXISTS (SELECT 1 FROM content_pictures WHERE picture_id = pictures.id))`,
    prisma.$executeRaw`
      UPDATE pictures SET unused_since = ${at} WHERE unused_since IS NULL
        AND NOT EXISTS (SELECT 1 FROM question_pictures WHERE picture_id = pictures.id)
        AND NOT EXISTS (SELECT 1 FROM content_pictures WHERE picture_id = pictures.id)`,
    prisma.$executeRaw`
      DELETE FROM pictures WHERE unused_since < ${before}
        AND NOT EXISTS (SELECT 1 FROM question_pictures WHERE picture_id = pictures.id)
        AND NOT EXISTS (SELECT 1 FROM content_pictures WHERE picture_id = pictures.id)`,
    prisma.$executeRaw`
      DELETE FROM picture_files WHERE NOT EXISTS (SELECT 1 FROM pictures WHERE pictures.hash = picture_files.hash)`,
  ])
}
