import type { Caller } from '../auth/caller.ts'
import { exportSubscriptions } from '../billing/subscriptions.service.ts'
import { exportContent } from '../content/exported.ts'
import type { Context } from '../context.ts'
import { exportRevisions } from '../questions/exported.ts'
import { storedReportSchema } from '../reports/reports.schemas.ts'
import { readAllPlans } from '../saved-plans/stored-plans.ts'
import { shareUrl } from '../share/share.service.ts'
import { readProgress } from '../study-plan/study-plan.service.ts'
import type { AccountExport } from './account.schemas.ts'

/** Returns all data stored about the caller. */
export async function exportAccount({
  prisma,
  publicUrl,
  now,
  caller,
}: Context & { readonly caller: Caller }): Promise<AccountExport> {
  const { signIns, shares, operationRuns, customer, ...account } = await prisma.user.findUniqueOrThrow({
    where: { id: caller.id },
    include: {
      signIns: { orderBy: { startedAt: 'asc' } },
      shares: { orderBy: { createdAt: 'asc' } },
      operationRuns: { orderBy: { startedAt: 'asc' } },
      customer: true,
    },
  })
  const { plans, deleted } = await readAllPlans(prisma, caller.id)
  const { items } = await readProgress({ prisma, caller })
  return {
    exported_at: now().toISOString(),
    account: {
      id: account.id,
      name: account.name,
      email: account.email,
      role: account.role,
      created_at: account.createdAt.toISOString(),
      updated_at: account.updatedAt.toISOString(),
    },
    sign_ins: signIns.map(({ startedAt, passwordGivenAt }) => ({
      started_at: startedAt.toISOString(),
      password_given_at: passwordGivenAt.toISOString(),
    })),
    shared_reports: shares.map(({ id, createdAt, result, context }) => ({
      ...storedReportSchema.parse({ result, context }),
      id,
      url: shareUrl(publicUrl(), id),
      created_at: createdAt.toISOString(),
    })),
    saved_plans: plans,
    deleted_plans: deleted,
    study_plan: items,
    content_items: await exportContent(prisma, caller.id),
    question_revisions: await exportRevisions(prisma, caller.id),
    stripe_customer: customer?.stripeId ?? null,
    subscriptions: await exportSubscriptions(prisma, caller.id),
    operations: operationRuns.map(({ commandId, startedAt, outcome }) => ({
      command_id: commandId,
      started_at: startedAt.toISOString(),
      outcome,
    })),
  }
}
