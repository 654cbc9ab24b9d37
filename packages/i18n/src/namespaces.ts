import type { common } from './locales/en/common.ts'
import type { home } from './locales/en/home.ts'
import type { placeholders } from './locales/en/placeholders.ts'
import type { plan } from './locales/en/plan.ts'
import type { savedPlans } from './locales/en/savedPlans.ts'
import type { shell } from './locales/en/shell.ts'
import type { strategy } from './locales/en/strategy.ts'

/**
 * One namespace a feature, loaded when a page asks for it. A namespace is a file of that name in each language's folder,
 * which exports its texts under the same name.
 */
export interface Resources {
  common: typeof common
  home: typeof home
  placeholders: typeof placeholders
  plan: typeof plan
  savedPlans: typeof savedPlans
  shell: typeof shell
  strategy: typeof strategy
}

export const namespaces = [
  'common',
  'home',
  'placeholders',
  'plan',
  'savedPlans',
  'shell',
  'strategy',
] as const satisfies readonly (keyof Resources)[]
export type Namespace = (typeof namespaces)[number]

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: Resources
  }
}
