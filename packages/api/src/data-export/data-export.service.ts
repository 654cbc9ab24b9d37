import { exportAnswers, exportRuns } from '../assessments/exported.ts'
import { exportSecurityEvents } from '../audit/audit.service.ts'
import type { Caller } from '../auth/caller.ts'
import { exportSubscriptions } from '../billing/subscriptions.service.ts'
import { exportCalendarFeed } from '../calendar-feed/calendar-feed.service.ts'
import { exportContent } from '../content/exported.ts'
import type { Context } from '../context.ts'
import { exportFactors } from '../factors/factors.service.ts'
import { exportMail } from '../mail/mail.service.ts'
import { listParentLinks } from '../parent-links/parent-links.service.ts'
import { exportPictures } from '../pictures/exported.ts'
import { exportComments } from '../questions/comments/exported.ts'
import { exportRevisions } from '../questions/exported.ts'
import { readMailStatus } from '../recovery/links.service.ts'
import { readReminders } from '../reminders/reminders.service.ts'
import { storedReportSchema } from '../reports/reports.schemas.ts'
import { readAllPlans } from '../saved-plans/stored-plans.ts'
import { shareUrl } from '../share/share.service.ts'
import { readFollowedPlan } from '../study-plan/followed-plan.service.ts'
import { readProgress } from '../study-plan/study-plan.service.ts'
import { readStudyRecord } from '../study-plan/work.service.ts'
import type { AccountExport } from './data-export.schemas.ts'

/** Returns all data stored about an account. */
export async function exportAccount(
  ctx: Pick<Context, 'now' | 'prisma' | 'publicUrl'> & { readonly caller: Pick<Caller, 'email' | 'id'> },
): Promise<AccountExport> {
  const { prisma, publicUrl, now, caller } = ctx
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
      suspended_at: account.suspendedAt?.toISOString() ?? null,
    },
    sign_ins: signIns.map(({ startedAt, passwordGivenAt, lastSeenAt, device, address }) => ({
      started_at: startedAt.toISOString(),
      password_given_at: passwordGivenAt.toISOString(),
      last_seen_at: lastSeenAt?.toISOString() ?? null,
      device,
      network: address,
    })),
    second_factors: await exportFactors(prisma, caller.id),
    shared_reports: shares.map(({ id, createdAt, result, context }) => ({
      ...storedReportSchema.parse({ result, context }),
      id,
      url: shareUrl(publicUrl(), id),
      created_at: createdAt.toISOString(),
    })),
    saved_plans: plans,
    deleted_plans: deleted,
    study_plan: items,
    study_record: await readStudyRecord(prisma, caller.id),
    followed_plan: await readFollowedPlan(prisma, caller.id),
    parent_links: (await listParentLinks(ctx)).links,
    calendar_feed: await exportCalendarFeed(ctx),
    assessment_runs: await exportRuns(prisma, caller.id),
    answers: await exportAnswers(prisma, caller.id),
    content_items: await exportContent(prisma, caller.id),
    pictures: await exportPictures(prisma, caller.id),
    question_comments: await exportComments(prisma, caller.id),
    question_revisions: await exportRevisions(prisma, caller.id),
    stripe_customer: customer?.stripeId ?? null,
    mail_status: await readMailStatus(ctx),
    mails: await exportMail(prisma, caller.email),
    reminders: await readReminders(ctx, caller.id),
    subscriptions: await exportSubscriptions(prisma, caller.id),
    security_events: await exportSecurityEvents(prisma, caller.id),
    operations: operationRuns.map(({ commandId, startedAt, outcome }) => ({
      command_id: commandId,
      started_at: startedAt.toISOString(),
      outcome,
    })),
  }
}
