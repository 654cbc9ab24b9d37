import type { account } from './locales/en/account.ts'
import type { billing } from './locales/en/billing.ts'
import type { chat } from './locales/en/chat.ts'
import type { checkout } from './locales/en/checkout.ts'
import type { common } from './locales/en/common.ts'
import type { contentEdit } from './locales/en/contentEdit.ts'
import type { contentExport } from './locales/en/contentExport.ts'
import type { contentList } from './locales/en/contentList.ts'
import type { contentRead } from './locales/en/contentRead.ts'
import type { editor } from './locales/en/editor.ts'
import type { expiring } from './locales/en/expiring.ts'
import type { guides } from './locales/en/guides.ts'
import type { home } from './locales/en/home.ts'
import type { homeSections } from './locales/en/homeSections.ts'
import type { login } from './locales/en/login.ts'
import type { operations } from './locales/en/operations.ts'
import type { pdf } from './locales/en/pdf.ts'
import type { plan } from './locales/en/plan.ts'
import type { portal } from './locales/en/portal.ts'
import type { practice } from './locales/en/practice.ts'
import type { pricing } from './locales/en/pricing.ts'
import type { questionFiles } from './locales/en/questionFiles.ts'
import type { questions } from './locales/en/questions.ts'
import type { recommendationSearch } from './locales/en/recommendationSearch.ts'
import type { recommendations } from './locales/en/recommendations.ts'
import type { savedPlans } from './locales/en/savedPlans.ts'
import type { shell } from './locales/en/shell.ts'
import type { sitePages } from './locales/en/sitePages.ts'
import type { strategy } from './locales/en/strategy.ts'
import type { studyPlan } from './locales/en/studyPlan.ts'
import type { subscription } from './locales/en/subscription.ts'
import type { trash } from './locales/en/trash.ts'
import type { unsaved } from './locales/en/unsaved.ts'

/**
 * The namespaces, one per feature, each loaded when a page needs it. A namespace is a file in each language's folder
 * that exports its texts under the file's name.
 */
export interface Resources {
  account: typeof account
  billing: typeof billing
  chat: typeof chat
  checkout: typeof checkout
  common: typeof common
  contentEdit: typeof contentEdit
  contentExport: typeof contentExport
  contentList: typeof contentList
  contentRead: typeof contentRead
  editor: typeof editor
  expiring: typeof expiring
  guides: typeof guides
  home: typeof home
  homeSections: typeof homeSections
  login: typeof login
  operations: typeof operations
  pdf: typeof pdf
  plan: typeof plan
  portal: typeof portal
  practice: typeof practice
  pricing: typeof pricing
  questionFiles: typeof questionFiles
  questions: typeof questions
  recommendationSearch: typeof recommendationSearch
  recommendations: typeof recommendations
  savedPlans: typeof savedPlans
  shell: typeof shell
  sitePages: typeof sitePages
  strategy: typeof strategy
  studyPlan: typeof studyPlan
  subscription: typeof subscription
  trash: typeof trash
  unsaved: typeof unsaved
}

export const namespaces = [
  'account',
  'billing',
  'chat',
  'checkout',
  'common',
  'contentEdit',
  'contentExport',
  'contentList',
  'contentRead',
  'editor',
  'expiring',
  'guides',
  'home',
  'homeSections',
  'login',
  'operations',
  'pdf',
  'plan',
  'portal',
  'practice',
  'pricing',
  'questionFiles',
  'questions',
  'recommendationSearch',
  'recommendations',
  'savedPlans',
  'shell',
  'sitePages',
  'strategy',
  'studyPlan',
  'subscription',
  'trash',
  'unsaved',
] as const satisfies readonly (keyof Resources)[]
export type Namespace = (typeof namespaces)[number]

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: Resources
  }
}
