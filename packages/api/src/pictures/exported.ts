import type { ExportSource } from '../export-source.ts'

/** Returns the pictures that an account has stored, oldest first. */
export const exportPictures: ExportSource<'pictures'> = async ({ prisma }, { id: ownerId }) => {
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
