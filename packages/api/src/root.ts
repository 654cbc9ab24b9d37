import { accountRouter } from './account/account.router.ts'
import { assessmentsRouter } from './assessments/assessments.router.ts'
import { auditRouter } from './audit/audit.router.ts'
import { authRouter } from './auth/auth.router.ts'
import { billingRouter } from './billing/billing.router.ts'
import { calendarFeedRouter } from './calendar-feed/calendar-feed.router.ts'
import { contentRouter } from './content/content.router.ts'
import { deploymentRouter } from './deployment/deployment.router.ts'
import { diagnosticsRouter } from './diagnostics/diagnostics.router.ts'
import { factorsRouter } from './factors/factors.router.ts'
import { mailRouter } from './mail/mail.router.ts'
import { opsRouter } from './ops/ops.router.ts'
import { parentLinksRouter } from './parent-links/parent-links.router.ts'
import { practiceRouter } from './practice/practice.router.ts'
import { questionsRouter } from './questions/questions.router.ts'
import { recommendRouter } from './recommend/recommend.router.ts'
import { recoveryRouter } from './recovery/recovery.router.ts'
import { remindersRouter } from './reminders/reminders.router.ts'
import { savedPlansRouter } from './saved-plans/saved-plans.router.ts'
import { settingsRouter } from './settings/settings.router.ts'
import { shareRouter } from './share/share.router.ts'
import { sharedLinksRouter } from './shared-links/shared-links.router.ts'
import { studyPlanRouter } from './study-plan/study-plan.router.ts'
import { systemRouter } from './system/system.router.ts'
import { router } from './trpc.ts'
import { usersRouter } from './users/users.router.ts'

export const appRouter = router({
  account: accountRouter,
  assessments: assessmentsRouter,
  audit: auditRouter,
  auth: authRouter,
  billing: billingRouter,
  calendarFeed: calendarFeedRouter,
  content: contentRouter,
  deployment: deploymentRouter,
  diagnostics: diagnosticsRouter,
  factors: factorsRouter,
  mail: mailRouter,
  ops: opsRouter,
  parentLinks: parentLinksRouter,
  practice: practiceRouter,
  questions: questionsRouter,
  recommend: recommendRouter,
  recovery: recoveryRouter,
  reminders: remindersRouter,
  savedPlans: savedPlansRouter,
  settings: settingsRouter,
  share: shareRouter,
  sharedLinks: sharedLinksRouter,
  studyPlan: studyPlanRouter,
  system: systemRouter,
  users: usersRouter,
})

export type AppRouter = typeof appRouter
