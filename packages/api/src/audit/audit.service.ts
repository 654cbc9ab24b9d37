import type { DatabaseTransaction } from '@pathwise/db/database'
import type { Prisma } from '@pathwise/db/prisma'
import { z } from 'zod'
import type { Context, SignedInContext } from '../context.ts'
import {
  type AuditFilter,
  type AuditPage,
  type AuditRow,
  auditEntrySchema,
  auditExportRows,
  auditPageSize,
  type ListAuditInput,
} from './audit.schemas.ts'
import { toCsv } from './audit-csv.ts'
import { buildCallerSource, recordAudit } from './record-audit.ts'

/** The client methods that are also available inside a transaction. */
type Reader = Pick<DatabaseTransaction, '$queryRaw' | 'auditEntry' | 'user'>

export async function listAudit(
  { prisma, auditDays }: Pick<Context, 'auditDays'> & { readonly prisma: Reader },
  { cursor, ...filter }: ListAuditInput,
): Promise<AuditPage> {
  const rows = await readRows(prisma, filter, { before: cursor, take: auditPageSize + 1 })
  const items = rows.slice(0, auditPageSize)
  return {
    items,
    next: rows.length > auditPageSize ? (items.at(-1)?.id ?? null) : null,
    kept_days: auditDays,
    protection: await readProtection(prisma),
  }
}

/** Builds a CSV file of the newest matching events, and records the export as an event. */
export async function exportAudit(
  ctx: Pick<SignedInContext, 'caller' | 'now' | 'prisma' | 'request'>,
  filter: AuditFilter,
): Promise<{ csv: string; complete: boolean }> {
  const found = await readRows(ctx.prisma, filter, { take: auditExportRows + 1 })
  const rows = found.slice(0, auditExportRows)
  await recordAudit(ctx.prisma, buildCallerSource(ctx), { action: 'audit_exported', details: { rows: rows.length } })
  return { csv: toCsv(rows), complete: found.length === rows.length }
}

async function readRows(
  prisma: Reader,
  filter: AuditFilter,
  { before, take }: { readonly before?: number | undefined; readonly take: number },
): Promise<AuditRow[]> {
  const rows = await prisma.auditEntry.findMany({
    where: { AND: [await findWhere(prisma, filter), before === undefined ? {} : { id: { lt: before } }] },
    orderBy: { id: 'desc' },
    take,
  })
  const accounts = rows.flatMap(({ actorId, targetKind, targetId }) => [
    actorId,
    targetKind === 'account' ? targetId : null,
  ])
  const emails = await readEmails(prisma, accounts)
  return rows.map(({ id, at, action, actorId, targetKind, targetId, address, details }) =>
    auditEntrySchema.parse({
      ...{ id: Number(id), at: at.toISOString(), action, address, details },
      actor: actorId === null ? null : { id: actorId, email: emails.get(actorId) ?? null },
      target:
        targetKind === null || targetId === null
          ? null
          : { kind: targetKind, id: targetId, email: (targetKind === 'account' && emails.get(targetId)) || null },
    }),
  )
}

async function findWhere(
  prisma: Reader,
  { action, account, target, from, to }: AuditFilter,
): Promise<Prisma.AuditEntryWhereInput> {
  const id = account?.includes('@') ? await findAccountId(prisma, account) : account
  return {
    ...(action !== undefined && { action }),
    ...(target !== undefined && { targetId: target }),
    ...(id !== undefined && { OR: [{ actorId: id }, { targetKind: 'account', targetId: id }] }),
    at: { ...(from !== undefined && { gte: from }), ...(to !== undefined && { lt: to }) },
  }
}

/**
 * Returns the id of the account with the given email address. If there is no such account, returns the address itself,
 * which matches no event.
 */
async function findAccountId({ user }: Reader, email: string): Promise<string> {
  const found = await user.findUnique({ where: { email: email.toLowerCase() }, select: { id: true } })
  return found?.id ?? email
}

async function readEmails({ user }: Reader, ids: readonly (string | null)[]): Promise<Map<string, string>> {
  const known = [...new Set(ids.filter((id) => id !== null))]
  const rows = await user.findMany({ where: { id: { in: known } }, select: { id: true, email: true } })
  return new Map(rows.map(({ id, email }) => [id, email]))
}

const privilegesSchema = z.tuple([z.object({ free: z.boolean() })])

/**
 * Returns `grants` if the server's database role lacks permission to change events. Otherwise returns `trigger`,
 * because only the trigger prevents changes.
 */
async function readProtection(prisma: Reader): Promise<AuditPage['protection']> {
  const [{ free }] = privilegesSchema.parse(
    await prisma.$queryRaw`SELECT has_table_privilege('audit_log', 'UPDATE, TRUNCATE') AS free`,
  )
  return free ? 'trigger' : 'grants'
}
