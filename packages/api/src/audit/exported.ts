import type { ExportSource } from '../export-source.ts'

/** Returns the audit log events that an account caused or was the target of. */
export const exportSecurityEvents: ExportSource<'security_events'> = async ({ prisma }, { id: userId }) => {
  const rows = await prisma.auditEntry.findMany({
    where: { OR: [{ actorId: userId }, { targetKind: 'account', targetId: userId }] },
    orderBy: { id: 'asc' },
    select: { at: true, action: true, actorId: true, address: true },
  })
  return rows.map(({ at, action, actorId, address }) => {
    const own = actorId === userId
    return { at: at.toISOString(), action, by_account: own, address: own ? address : null }
  })
}
