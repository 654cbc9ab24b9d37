import type { DatabaseClient } from '@pathwise/db/database'
import type { Context } from '../context.ts'
import { AppError } from '../errors.ts'
import { itemRowSchema, presentItem } from './content.presenter.ts'
import type { ContentItem } from './content.schemas.ts'
import { noSuchItem } from './document.service.ts'

type Deps = Pick<Context, 'now' | 'prisma'>

// Both updates use SQL, because Prisma would set `updated_at` as if the item had been edited.

/**
 * Moves an item to the trash. An item already in the trash is left unchanged.
 * @throws AppError `not_found`
 */
export async function removeContent({ prisma, now }: Deps, id: number): Promise<ContentItem> {
  await prisma.$executeRaw`UPDATE content_items SET deleted_at = ${now()} WHERE id = ${id} AND deleted_at IS NULL`
  return readItem(prisma, id)
}

/**
 * Restores an item from the trash. An item not in the trash is left unchanged.
 * @throws AppError `not_found`
 */
export async function undeleteContent({ prisma }: Deps, id: number): Promise<ContentItem> {
  await prisma.$executeRaw`UPDATE content_items SET deleted_at = NULL WHERE id = ${id}`
  return readItem(prisma, id)
}

/**
 * Permanently deletes an item that is in the trash.
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
