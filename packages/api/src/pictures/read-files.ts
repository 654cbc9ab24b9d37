import type { DatabaseClient } from '@pathwise/db/database'

export interface PictureFileBytes {
  readonly type: string
  readonly width: number
  readonly height: number
  readonly bytes: Uint8Array
}

interface ReadOptions {
  /** The maximum total size, in bytes. Files beyond this limit are omitted. */
  readonly mostBytes: number
  /** Whether to include pictures of assessment items, which only editors may receive. */
  readonly withAssessment: boolean
}

/** Reads image files by picture id. Omits unknown ids. */
export async function readPictureFiles(
  prisma: Pick<DatabaseClient, 'picture' | 'questionPicture'>,
  ids: readonly string[],
  { mostBytes, withAssessment }: ReadOptions,
): Promise<Record<string, PictureFileBytes>> {
  if (ids.length === 0) return {}
  const held = withAssessment
    ? []
    : await prisma.questionPicture.findMany({
        where: { pictureId: { in: [...ids] }, question: { pool: 'assessment' } },
        select: { pictureId: true },
      })
  const hidden = new Set(held.map(({ pictureId }) => pictureId))
  const sizes = await prisma.picture.findMany({
    where: { id: { in: ids.filter((id) => !hidden.has(id)) } },
    select: { id: true, file: { select: { size: true } } },
  })
  const fitting: string[] = []
  let left = mostBytes
  for (const { id, file } of sizes) {
    left -= file.size
    if (left < 0) break
    fitting.push(id)
  }
  const pictures = await prisma.picture.findMany({
    where: { id: { in: fitting } },
    select: { id: true, file: { select: { type: true, width: true, height: true, bytes: true } } },
  })
  return Object.fromEntries(pictures.map(({ id, file }) => [id, file]))
}
