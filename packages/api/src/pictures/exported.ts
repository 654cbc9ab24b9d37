import type { DatabaseClient } from '@pathwise/db/database'
import type { ExportedPicture } from './pictures.schemas.ts'

/** Returns the pictures that an account has stored, oldest first. */
export async function exportPictures(prisma: DatabaseClient, ownerId: string): Promise<ExportedPicture[]> {
  const rows = await prisma.picture.findMany({
    where: { ownerId },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: { id: true, createdAt: true, file: { select: { type: true, size: true, width: true, height: true } } },
  })
  return rows.map(({ id, createdAt, file: { type, size, width, height } }) => ({
    ...{ id, type, bytes: size, width, height },
    created_at: createdAt.toISOString(),
  }))
}
