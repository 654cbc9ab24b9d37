import type { Route } from './route.ts'
import { assessmentsRoutes } from './rows/assessments.ts'
import { authRoutes } from './rows/auth.ts'
import { billingRoutes } from './rows/billing.ts'
import { contentRoutes } from './rows/content.ts'
import { mailRoutes } from './rows/mail.ts'
import { opsRoutes } from './rows/ops.ts'
import { parentLinksRoutes } from './rows/parent-links.ts'
import { plansRoutes } from './rows/plans.ts'
import { practiceRoutes } from './rows/practice.ts'
import { questionsRoutes } from './rows/questions.ts'
import { recoveryRoutes } from './rows/recovery.ts'
import { shareRoutes } from './rows/share.ts'

/** All REST endpoints. Each endpoint's procedure defines the names and shapes of its fields. */
export const routes: readonly Route[] = [
  ...authRoutes,
  ...recoveryRoutes,
  ...mailRoutes,
  ...contentRoutes,
  ...plansRoutes,
  ...assessmentsRoutes,
  ...practiceRoutes,
  ...questionsRoutes,
  ...shareRoutes,
  ...parentLinksRoutes,
  ...billingRoutes,
  ...opsRoutes,
]

const exportRoleProcedures: ReadonlySet<string> = new Set(['system.ok', 'system.version', 'auth.me'])

/** The routes that an export-only server has in addition to the export routes. */
export const exportRoleRoutes = routes.filter(({ procedure }) => exportRoleProcedures.has(procedure))
