import type { DatabaseTransaction } from '@pathwise/db/database'
import type { Context, RequestFacts } from '../context.ts'
import { AppError } from '../errors.ts'
import type { LimitName } from '../throttle/limits.ts'
import type { AuditAction, AuditTargetKind } from './audit.vocabulary.ts'

/** Who caused an event, when, and from which IP address. */
export interface AuditSource {
  readonly actorId: string | null
  /** Null for a command run on the server. */
  readonly address: string | null
  readonly at: Date
  readonly log: Pick<Context['request']['log'], 'info'> | null
}

export interface AuditEvent {
  readonly action: AuditAction
  readonly target?: { readonly kind: AuditTargetKind; readonly id: string }
  /** Must not contain secrets, email addresses or text written by students. */
  readonly details?: Readonly<Record<string, string | number | boolean | null>>
}

export function targetAccount(id: string) {
  return { kind: 'account', id } as const
}

type SourceContext = Pick<Context, 'now'> & { readonly request: Pick<RequestFacts, 'address' | 'log'> }

export function buildAuditSource({ now, request }: SourceContext, actorId: string | null = null): AuditSource {
  return { actorId, address: request.address, at: now(), log: request.log }
}

export function buildCallerSource(ctx: SourceContext & { readonly caller: { readonly id: string } }) {
  return buildAuditSource(ctx, ctx.caller.id)
}

/** Returns the audit source for a command run on the server. */
export function buildCommandSource(): AuditSource {
  return { actorId: null, address: null, at: new Date(), log: null }
}

/**
 * Adds a row to the audit log and a line to the security log. The row is part of the caller's transaction, so a
 * rollback also removes it. The line is written before the commit, so it may describe a change that was rolled back.
 */
export async function recordAudit(
  { auditEntry }: Pick<DatabaseTransaction, 'auditEntry'>,
  { actorId, address, at, log }: AuditSource,
  { action, target, details = {} }: AuditEvent,
): Promise<void> {
  await auditEntry.create({
    data: { at, action, actorId, address, targetKind: target?.kind ?? null, targetId: target?.id ?? null, details },
    select: { id: true },
  })
  log?.info({ security: action, actor: actorId, address, target: target ?? null, details }, 'security event')
}

/**
 * Records a refusal unless the rate limit is exceeded, so that repeated attempts do not fill the database.
 * @param who the key under which the rate limit counts this refusal
 */
export async function recordRefusal(
  { prisma, throttle }: Pick<Context, 'prisma' | 'throttle'>,
  source: AuditSource,
  event: AuditEvent,
  { limit, who }: { readonly limit: LimitName; readonly who: string },
): Promise<void> {
  try {
    await throttle.take(limit, who)
  } catch (error) {
    if (error instanceof AppError && error.reason === 'throttled') return
    throw error
  }
  await recordAudit(prisma, source, event)
}
