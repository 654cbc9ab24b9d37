import type { ExportSource } from '../export-source.ts'
import { exportedContentSchema } from './content.schemas.ts'
import { listItemSkills } from './sheet-skills.ts'

/** Returns an author's items as stored, oldest first. */
export const exportContent: ExportSource<'content_items'> = async ({ prisma }, { id: authorId }) => {
  const rows = await prisma.contentItem.findMany({ where: { authorId }, orderBy: { id: 'asc' } })
  return rows.map(({ id, title, body, language, seedKey, skills, version, createdAt, updatedAt, deletedAt }) =>
    exportedContentSchema.parse({
      id,
      title,
      body,
      language,
      skills: listItemSkills({ seedKey, skills }),
      version,
      created_at: createdAt.toISOString(),
      updated_at: updatedAt.toISOString(),
      deleted_at: deletedAt?.toISOString() ?? null,
    }),
  )
}
