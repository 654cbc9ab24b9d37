import type { account } from './locales/en/account.ts'
import type { common } from './locales/en/common.ts'
import type { guides } from './locales/en/guides.ts'
import type { home } from './locales/en/home.ts'
import type { login } from './locales/en/login.ts'
import type { operations } from './locales/en/operations.ts'
import type { placeholders } from './locales/en/placeholders.ts'
import type { plan } from './locales/en/plan.ts'
import type { portal } from './locales/en/portal.ts'
import type { recommendations } from './locales/en/recommendations.ts'
import type { savedPlans } from './locales/en/savedPlans.ts'
import type { shell } from './locales/en/shell.ts'
import type { sitePages } from './locales/en/sitePages.ts'
import type { strategy } from './locales/en/strategy.ts'

/**
 * One namespace a feature, loaded when a page asks for it. A namespace is a file of that name in each language's folder,
 * which exports its texts under the same name.
 */
export interface Resources {
  account: typeof account
  common: typeof common
  guides: typeof guides
  home: typeof home
  login: typeof login
  operations: typeof operations
  placeholders: typeof placeholders
  plan: typeof plan
  portal: typeof portal
  recommendations: typeof recommendations
  savedPlans: typeof savedPlans
  shell: typeof shell
  sitePages: typeof sitePages
  strategy: typeof strategy
}

export const namespaces = [
  'account',
  'common',
  'guides',
  'home',
  'login',
  'operations',
  'placeholders',
  'plan',
  'portal',
  'recommendations',
  'savedPlans',
  'shell',
  'sitePages',
  'strategy',
] as const satisfies readonly (keyof Resources)[]
export type Namespace = (typeof namespaces)[number]

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: Resources
  }
}
