import type { DatabaseClient } from '@pathwise/db/database'
import { defaultLanguage, isLanguage, type Language } from '@pathwise/i18n/languages'
import { listPictureIds } from '@pathwise/rich-text/picture-list'
import { type PictureFileBytes, readPictureFiles } from '../pictures/read-files.ts'

/** The number of bodies to read per batch. A batch needs a few megabytes at most. */
const batchSize = 10

/**
 * The maximum total size of an item's image files, in bytes. Images beyond this limit are replaced with their
 * descriptions.
 */
const mostPictureBytes = 32 * 1024 * 1024

/** A requested id, with its document or with the reason why the document is missing. */
export type ExportEntry =
  | { readonly kind: 'document'; readonly id: number; readonly document: ExportDocument }
  | { readonly kind: 'deleted' | 'unknown'; readonly id: number }

/** An item as stored. A renderer must sanitize the HTML, as the PDF renderer does. */
export interface ExportDocument {
  /** One-line HTML. */
  readonly title: string
  /** The title without markup. */
  readonly titleText: string
  readonly body: string
  /** The image files of the pictures in the body, by picture id. */
  readonly pictures: Readonly<Record<string, PictureFileBytes>>
  readonly language: Language
  /** Null for Pathwise's own items, and for authors without a name. */
  readonly author: string | null
  readonly updatedAt: Date
}

/** Yields items in the order of the given ids. Reads the next batch only when the consumer needs it. */
export async function* readEntries(
  { prisma }: { readonly prisma: DatabaseClient },
  ids: readonly number[],
): AsyncGenerator<ExportEntry, void> {
  for (let start = 0; start < ids.length; start += batchSize) {
    const batch = ids.slice(start, start + batchSize)
    const rows = await readRows(prisma, batch)
    const byId = new Map(rows.map((row) => [row.id, row]))
    for (const id of batch) yield await toEntry(prisma, id, byId.get(id))
  }
}

function readRows(prisma: DatabaseClient, ids: readonly number[]) {
  return prisma.contentItem.findMany({
    where: { id: { in: [...ids] } },
    select: {
      id: true,
      title: true,
      titleText: true,
      body: true,
      language: true,
      updatedAt: true,
      deletedAt: true,
      author: { select: { name: true } },
    },
  })
}

type Row = Awaited<ReturnType<typeof readRows>>[number]

async function toEntry(prisma: DatabaseClient, id: number, row: Row | undefined): Promise<ExportEntry> {
  if (!row) return { kind: 'unknown', id }
  if (row.deletedAt) return { kind: 'deleted', id }
  const { title, titleText, body, updatedAt, author } = row
  const pictures = await readExportPictures(prisma, body)
  const language = isLanguage(row.language) ? row.language : defaultLanguage
  return {
    kind: 'document',
    id,
    document: { title, titleText, body, pictures, language, updatedAt, author: author?.name ?? null },
  }
}

/** Reads the image files of the pictures in a body. */
export function readExportPictures(prisma: DatabaseClient, body: string) {
  return readPictureFiles(prisma, listPictureIds(body), { mostBytes: mostPictureBytes, withAssessment: false })
}
