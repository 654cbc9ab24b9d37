import type { ExportSource } from '../export-source.ts'

/** Returns the operations that an account ran, oldest first. */
export const exportOperations: ExportSource<'operations'> = async ({ prisma }, { id: userId }) => {
  const rows = await prisma.operationRun.findMany({ where: { userId }, orderBy: { startedAt: 'asc' } })
  return rows.map(({ commandId, startedAt, outcome }) => ({
    ...{ command_id: commandId, started_at: startedAt.toISOString(), outcome },
  }))
}
