import type { ExportSource } from '../export-source.ts'
import { storedReportSchema } from '../reports/reports.schemas.ts'
import { shareUrl } from './share.service.ts'

/** Returns the reports that an account shares, oldest first. */
export const exportShares: ExportSource<'shared_reports'> = async ({ prisma, publicUrl }, { id: userId }) => {
  const rows = await prisma.share.findMany({ where: { userId }, orderBy: { createdAt: 'asc' } })
  return rows.map(({ id, createdAt, result, context }) => ({
    ...storedReportSchema.parse({ result, context }),
    ...{ id, url: shareUrl(publicUrl(), id), created_at: createdAt.toISOString() },
  }))
}
