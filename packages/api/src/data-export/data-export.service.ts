import { exportAnswers, exportRuns } from '../assessments/exported.ts'
import { exportSecurityEvents } from '../audit/exported.ts'
import type { Caller } from '../auth/caller.ts'
import { exportSignIns } from '../auth/exported.ts'
import { exportCustomer, exportSubscriptions } from '../billing/exported.ts'
import { exportCalendarFeed } from '../calendar-feed/exported.ts'
import { exportContent } from '../content/exported.ts'
import type { Context } from '../context.ts'
import { exportFactors } from '../factors/exported.ts'
import { exportMail } from '../mail/exported.ts'
import { exportOperations } from '../ops/exported.ts'
import { exportParentLinks } from '../parent-links/exported.ts'
import { exportPictures } from '../pictures/exported.ts'
import { exportComments } from '../questions/comments/exported.ts'
import { exportRevisions } from '../questions/exported.ts'
import { exportMailStatus } from '../recovery/exported.ts'
import { exportReminders } from '../reminders/exported.ts'
import { exportDeletedPlans, exportPlans } from '../saved-plans/exported.ts'
import { exportShares } from '../share/exported.ts'
import { exportFollowedPlan, exportProgress, exportStudyRecord } from '../study-plan/exported.ts'
import type { AccountExport } from './data-export.schemas.ts'

/** Returns all data stored about an account. */
export async function exportAccount(
  deps: Pick<Context, 'now' | 'prisma' | 'publicUrl'>,
  account: Pick<Caller, 'email' | 'id'>,
): Promise<AccountExport> {
  const { id, name, email, role, ...user } = await deps.prisma.user.findUniqueOrThrow({ where: { id: account.id } })
  return {
    exported_at: deps.now().toISOString(),
    account: {
      ...{ id, name, email, role },
      created_at: user.createdAt.toISOString(),
      updated_at: user.updatedAt.toISOString(),
      suspended_at: user.suspendedAt?.toISOString() ?? null,
    },
    sign_ins: await exportSignIns(deps, account),
    second_factors: await exportFactors(deps, account),
    shared_reports: await exportShares(deps, account),
    saved_plans: await exportPlans(deps, account),
    deleted_plans: await exportDeletedPlans(deps, account),
    study_plan: await exportProgress(deps, account),
    study_record: await exportStudyRecord(deps, account),
    followed_plan: await exportFollowedPlan(deps, account),
    parent_links: await exportParentLinks(deps, account),
    calendar_feed: await exportCalendarFeed(deps, account),
    assessment_runs: await exportRuns(deps, account),
    answers: await exportAnswers(deps, account),
    content_items: await exportContent(deps, account),
    pictures: await exportPictures(deps, account),
    question_comments: await exportComments(deps, account),
    question_revisions: await exportRevisions(deps, account),
    stripe_customer: await exportCustomer(deps, account),
    mail_status: await exportMailStatus(deps, account),
    mails: await exportMail(deps, account),
    reminders: await exportReminders(deps, account),
    subscriptions: await exportSubscriptions(deps, account),
    security_events: await exportSecurityEvents(deps, account),
    operations: await exportOperations(deps, account),
  }
}
