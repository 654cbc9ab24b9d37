import type { DatabaseClient } from '@pathwise/db/database'
import type { Context } from '../context.ts'
import { AppError } from '../errors.ts'
import { itemRowSchema, presentItem } from './content.presenter.ts'
import type { ContentItem } from './content.schemas.ts'
import { noSuchItem } from './document.service.ts'

type Deps = Pick<Context, 'now' | 'prisma'>

// Both in SQL, because Prisma would date an edit.

/**
 * Into the trash. What lies there already stays as it is.
 * @throws AppError `not_found`
 */
export async function removeContent({ prisma, now }: Deps, id: number): Promise<ContentItem> {
  await prisma.$executeRaw`UPDATE content_items SET deleted_at = ${now()} WHERE id = ${id} AND deleted_at IS NULL`
  return readItem(prisma, id)
}

/**
 * Out of the trash. What does not lie there stays as it is.
 * @throws AppError `not_found`
 */
export async function undeleteContent({ prisma }: Deps, id: number): Promise<ContentItem> {
  await prisma.$executeRaw`UPDATE content_items SET deleted_at = NULL WHERE id = ${id}`
  return readItem(prisma, id)
}

/**
 * Deletes for good what lies in the trash.
 * @throws AppError `not_found`, `conflict` with reason `not_in_trash`
 */
export async function hardDeleteContent({ prisma }: Deps, id: number): Promise<{ id: number }> {
  const { count } = await prisma.contentItem.deleteMany({ where: { id, deletedAt: { not: null } } })
  if (count > 0) return { id }
  if ((await prisma.contentItem.count({ where: { id } })) === 0) throw noSuchItem()
  throw new AppError('conflict', 'Only what lies in the trash is deleted for good', { reason: 'not_in_trash' })
}

const columns = {
  id: true,
  title: true,
  language: true,
  authorId: true,
  author: { select: { name: true } },
  updatedAt: true,
  deletedAt: true,
} as const

async function readItem(prisma: DatabaseClient, id: number): Promise<ContentItem> {
  const row = await prisma.contentItem.findUnique({ where: { id }, select: columns })
  if (!row) throw noSuchItem()
  return presentItem(itemRowSchema.parse({ ...row, authorName: row.author?.name ?? null }))
}
