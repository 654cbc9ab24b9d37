/**
 * The namespaces, one per feature. A page loads a namespace when it needs it. Each language's folder contains one file
 * per namespace, which exports its texts under the file's name.
 */
export interface Resources {
  account: typeof import('./locales/en/account.ts').account
  admin: typeof import('./locales/en/admin.ts').admin
  billing: typeof import('./locales/en/billing.ts').billing
  chat: typeof import('./locales/en/chat.ts').chat
  checkout: typeof import('./locales/en/checkout.ts').checkout
  common: typeof import('./locales/en/first/common.ts').common
  contentEdit: typeof import('./locales/en/contentEdit.ts').contentEdit
  contentExport: typeof import('./locales/en/contentExport.ts').contentExport
  contentList: typeof import('./locales/en/contentList.ts').contentList
  contentRead: typeof import('./locales/en/contentRead.ts').contentRead
  editor: typeof import('./locales/en/editor.ts').editor
  expiring: typeof import('./locales/en/expiring.ts').expiring
  followedPlan: typeof import('./locales/en/followedPlan.ts').followedPlan
  guides: typeof import('./locales/en/guides.ts').guides
  home: typeof import('./locales/en/first/home.ts').home
  homeSections: typeof import('./locales/en/homeSections.ts').homeSections
  login: typeof import('./locales/en/login.ts').login
  mailAdmin: typeof import('./locales/en/mailAdmin.ts').mailAdmin
  measure: typeof import('./locales/en/measure.ts').measure
  operations: typeof import('./locales/en/operations.ts').operations
  parentLinks: typeof import('./locales/en/parentLinks.ts').parentLinks
  parentPage: typeof import('./locales/en/parentPage.ts').parentPage
  plan: typeof import('./locales/en/plan.ts').plan
  portal: typeof import('./locales/en/portal.ts').portal
  practice: typeof import('./locales/en/practice.ts').practice
  practiceModule: typeof import('./locales/en/practiceModule.ts').practiceModule
  pricing: typeof import('./locales/en/pricing.ts').pricing
  progress: typeof import('./locales/en/progress.ts').progress
  questionBulk: typeof import('./locales/en/questionBulk.ts').questionBulk
  questionFiles: typeof import('./locales/en/questionFiles.ts').questionFiles
  questionReview: typeof import('./locales/en/questionReview.ts').questionReview
  questions: typeof import('./locales/en/questions.ts').questions
  recommendationSearch: typeof import('./locales/en/recommendationSearch.ts').recommendationSearch
  recommendations: typeof import('./locales/en/recommendations.ts').recommendations
  recovery: typeof import('./locales/en/recovery.ts').recovery
  reminders: typeof import('./locales/en/reminders.ts').reminders
  savedPlans: typeof import('./locales/en/savedPlans.ts').savedPlans
  secondFactor: typeof import('./locales/en/secondFactor.ts').secondFactor
  shares: typeof import('./locales/en/shares.ts').shares
  shell: typeof import('./locales/en/first/shell.ts').shell
  signOut: typeof import('./locales/en/signOut.ts').signOut
  sitePages: typeof import('./locales/en/sitePages.ts').sitePages
  strategy: typeof import('./locales/en/strategy.ts').strategy
  studyPlan: typeof import('./locales/en/studyPlan.ts').studyPlan
  studyWeeks: typeof import('./locales/en/studyWeeks.ts').studyWeeks
  subscription: typeof import('./locales/en/subscription.ts').subscription
  trash: typeof import('./locales/en/trash.ts').trash
  unsaved: typeof import('./locales/en/unsaved.ts').unsaved
}

export const namespaces = [
  'account',
  'admin',
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
  'followedPlan',
  'guides',
  'home',
  'homeSections',
  'login',
  'mailAdmin',
  'measure',
  'operations',
  'parentLinks',
  'parentPage',
  'plan',
  'portal',
  'practice',
  'practiceModule',
  'pricing',
  'progress',
  'questionBulk',
  'questionFiles',
  'questionReview',
  'questions',
  'recommendationSearch',
  'recommendations',
  'recovery',
  'reminders',
  'savedPlans',
  'secondFactor',
  'shares',
  'shell',
  'signOut',
  'sitePages',
  'strategy',
  'studyPlan',
  'studyWeeks',
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
