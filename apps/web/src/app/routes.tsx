import type { Role } from '@pathwise/api/auth/roles.vocabulary'
import type { Namespace } from '@pathwise/i18n/namespaces'
import { matchPath } from 'react-router'
import { ApiProvider } from '../lib/api-provider.tsx'
import { homeRoute } from './home-route.tsx'
import { type AppRoute, lazyPage, route } from './lazy-page.tsx'

// biome-ignore lint/performance/noBarrelFile: in this file, the account's code cannot fail to load once a page has loaded.
export { AccountParts } from './account-parts.tsx'

const plan = lazyPage(() => import('../features/strategy/report/plan-page.tsx'), 'PlanPage')
const saved = lazyPage(() => import('../features/strategy/saved/saved-plans-page.tsx'), 'SavedPlansPage')
const guide = lazyPage(() => import('../features/guides/guide-page.tsx'), 'GuidePage')
const guideList = lazyPage(() => import('../features/guides/guide-list-page.tsx'), 'GuideListPage')
const login = lazyPage(() => import('../features/account/login/login-page.tsx'), 'LoginPage')
const register = lazyPage(() => import('../features/account/register/register-page.tsx'), 'RegisterPage')
const forgotPassword = lazyPage(
  () => import('../features/account/recovery/forgot-password-page.tsx'),
  'ForgotPasswordPage',
)
const resetPassword = lazyPage(
  () => import('../features/account/recovery/reset-password-page.tsx'),
  'ResetPasswordPage',
)
const verifyEmail = lazyPage(() => import('../features/account/recovery/verify-email-page.tsx'), 'VerifyEmailPage')
const unsubscribe = lazyPage(() => import('../features/account/recovery/unsubscribe-page.tsx'), 'UnsubscribePage')
const account = lazyPage(() => import('./account-route.tsx'), 'AccountRoute')
const guard = lazyPage(() => import('./guard/require-role.tsx'), 'RequireRole')
const planOutcomes = lazyPage(
  () => import('../features/strategy/study-plan/finished/plan-outcomes.tsx'),
  'PlanOutcomes',
)
const studyPlan = lazyPage(() => import('../features/strategy/study-plan/study-plan-page.tsx'), 'StudyPlanPage')
const sharePlan = lazyPage(() => import('../features/strategy/parents/share-plan-page.tsx'), 'SharePlanPage')
const parent = lazyPage(() => import('../features/strategy/parents/reader/parent-page.tsx'), 'ParentPage')
const recommendations = lazyPage(
  () => import('../features/recommendations/recommendations-page.tsx'),
  'RecommendationsPage',
)
const practiceList = lazyPage(() => import('../features/practice/practice-list-page.tsx'), 'PracticeListPage')
const practiceSet = lazyPage(() => import('../features/practice/set/set-page.tsx'), 'SetPage')
const mistakes = lazyPage(() => import('../features/practice/mistakes/mistakes-page.tsx'), 'MistakesPage')
const practiceModule = lazyPage(() => import('../features/practice/module/module-page.tsx'), 'ModulePage')
const problem = lazyPage(() => import('../features/practice/problem-page.tsx'), 'ProblemPage')
const measure = lazyPage(() => import('../features/measure/start/measure-page.tsx'), 'MeasurePage')
const measureRun = lazyPage(() => import('../features/measure/run/run-page.tsx'), 'RunPage')
const progress = lazyPage(() => import('../features/measure/progress/progress-page.tsx'), 'ProgressPage')
const studyWeeks = lazyPage(() => import('../features/strategy/study-plan/progress/study-weeks.tsx'), 'StudyWeeks')
const pricing = lazyPage(() => import('../features/billing/pricing/pricing-page.tsx'), 'PricingPage')
const plans = lazyPage(() => import('../features/billing/pricing/plans-page.tsx'), 'PlansPage')
const checkout = lazyPage(() => import('../features/billing/checkout/checkout-page.tsx'), 'CheckoutPage')
const checkoutSuccess = lazyPage(
  () => import('../features/billing/checkout/checkout-success-page.tsx'),
  'CheckoutSuccessPage',
)
const contentList = lazyPage(() => import('../features/content/list/content-list-page.tsx'), 'ContentListPage')
const contentRead = lazyPage(() => import('../features/content/read/content-read-page.tsx'), 'ContentReadPage')
const sheet = lazyPage(() => import('../features/content/read/sheet-page.tsx'), 'SheetPage')
const contentEdit = lazyPage(() => import('../features/content/edit/content-edit-page.tsx'), 'ContentEditPage')
const trash = lazyPage(() => import('../features/content/trash/trash-page.tsx'), 'TrashPage')
const questions = lazyPage(() => import('../features/questions/questions-page.tsx'), 'QuestionsPage')
const adminUsers = lazyPage(() => import('../features/admin/users/users-page.tsx'), 'UsersPage')
const adminLinks = lazyPage(() => import('../features/admin/links/links-page.tsx'), 'LinksPage')
const adminAudit = lazyPage(() => import('../features/admin/audit/audit-page.tsx'), 'AuditPage')
const adminSystem = lazyPage(() => import('../features/admin/system/system-page.tsx'), 'SystemPage')
const adminSettings = lazyPage(() => import('../features/admin/settings/settings-page.tsx'), 'SettingsPage')
const mail = lazyPage(() => import('../features/admin/mail/mail-page.tsx'), 'MailPage')
const expiring = lazyPage(() => import('../features/billing/expiring/expiring-page.tsx'), 'ExpiringPage')
const site = lazyPage(() => import('../features/site-pages/site-page.tsx'), 'SitePage')
const portalPage = lazyPage(() => import('../features/portal/portal-page.tsx'), 'PortalPage')

/** Wraps a route in the role guard. The code and texts of the guard load in parallel with those of the page. */
function guarded(role: Role, { page, load, texts, ...rest }: AppRoute): AppRoute {
  return {
    ...rest,
    page: <guard.Page atLeast={role}>{page}</guard.Page>,
    load: async (pathname, language) => (await Promise.all([guard.load(), load(pathname, language)])).flat(),
    texts: ['account', 'secondFactor', ...texts],
  }
}

/** Lets the page report its result to the study plan task that opened it. */
function marksTask({ page, load, texts, ...rest }: AppRoute): AppRoute {
  return {
    ...rest,
    page: <planOutcomes.Page>{page}</planOutcomes.Page>,
    load: async (pathname, language) => (await Promise.all([planOutcomes.load(), load(pathname, language)])).flat(),
    texts: [...texts, 'followedPlan', 'studyPlan', 'strategy'],
  }
}

function guideListRoute(country: 'us' | 'ca'): AppRoute {
  return {
    path: `/guides/${country}`,
    page: <guideList.Page country={country} />,
    load: async (_pathname, language) => {
      const { preloadCards } = await import('../features/guides/guide-cards.ts')
      const [components] = await Promise.all([guideList.load(), preloadCards(country, language)])
      return components
    },
    texts: ['guides'],
  }
}

function guideRoute(path: string): AppRoute {
  return {
    path,
    page: <guide.Page />,
    load: async (pathname, language) => {
      const { preloadGuide } = await import('../features/guides/preload-guide.ts')
      const [components] = await Promise.all([guide.load(), preloadGuide(pathname, language)])
      return components
    },
    texts: ['guides'],
  }
}

/**
 * Lists each exam, because an unknown exam has no page. An unknown guide, in contrast, shows a page for missing guides.
 */
const examGuidePaths = ['us', 'ca'].flatMap((country) =>
  ['sat', 'ap', 'act', 'ouac'].map((exam) => `/guides/${country}/exams/${exam}`),
)

const sitePages = ['about', 'terms', 'privacy', 'accessibility', 'contact'] as const

const portalTexts = ['portal', 'login', 'operations', 'secondFactor'] as const satisfies readonly Namespace[]

const pages: readonly AppRoute[] = [
  route('/plan', plan, 'plan', 'strategy', 'shares'),
  route('/saved', saved, 'savedPlans', 'shares'),
  guideListRoute('us'),
  guideListRoute('ca'),
  ...['/guides/us/:slug', '/guides/ca/:slug', ...examGuidePaths].map(guideRoute),
  route('/practice', practiceList, 'practice', 'strategy'),
  marksTask(route('/practice/set', practiceSet, 'practice', 'measure')),
  route('/practice/mistakes', mistakes, 'practice'),
  marksTask(route('/practice/module', practiceModule, 'practiceModule', 'measure')),
  route('/practice/:id', problem, 'practice', 'measure'),
  route('/measure', measure, 'measure', 'strategy'),
  marksTask(route('/measure/:id', measureRun, 'measure', 'practice')),
  {
    path: '/progress',
    page: <progress.Page weeks={<studyWeeks.Page />} />,
    load: async () => (await Promise.all([progress.load(), studyWeeks.load()])).flat(),
    texts: ['progress', 'measure', 'strategy', 'studyWeeks', 'followedPlan', 'studyPlan'],
  },
  route('/pricing', pricing, 'pricing', 'billing'),
  route('/plans', plans, 'pricing'),
  route('/checkout', checkout, 'checkout', 'billing', 'pricing'),
  route('/checkout/success', checkoutSuccess, 'checkout', 'billing'),
  route('/login', login, 'login', 'secondFactor'),
  route('/register', register, 'account', 'secondFactor', 'recovery'),
  route('/forgot-password', forgotPassword, 'recovery', 'account'),
  route('/reset-password', resetPassword, 'recovery', 'account', 'secondFactor'),
  route('/verify-email', verifyEmail, 'recovery', 'account', 'secondFactor'),
  { ...route('/unsubscribe/:id', unsubscribe, 'reminders'), isPlain: true },
  route('/account', account, 'account', 'secondFactor', 'recovery', 'reminders', 'subscription', 'billing'),
  // `/content` is also the path of an API endpoint. The server sends this page only to browsers.
  route('/content', contentList, 'contentList', 'contentExport', 'strategy'),
  route('/content/list', contentList, 'contentList', 'contentExport', 'strategy'),
  route('/content/read', contentRead, 'contentRead', 'contentExport', 'strategy'),
  marksTask(route('/sheets/:language/:slug', sheet, 'contentRead', 'contentExport', 'strategy')),
  guarded('editor', route('/content/edit', contentEdit, 'contentEdit', 'unsaved', 'editor')),
  guarded('editor', route('/admin/trash', trash, 'trash')),
  guarded('admin', route('/admin/users', adminUsers, 'admin')),
  guarded('admin', route('/admin/links', adminLinks, 'admin')),
  guarded('admin', route('/admin/audit', adminAudit, 'admin')),
  guarded('admin', route('/admin/system', adminSystem, 'admin')),
  guarded('admin', route('/admin/settings', adminSettings, 'admin', 'billing', 'unsaved')),
  guarded('admin', route('/admin/mail', mail, 'mailAdmin', 'admin')),
  guarded('admin', route('/admin/expiring', expiring, 'expiring', 'billing')),
  guarded(
    'editor',
    route(
      '/admin/questions',
      questions,
      'questions',
      'questionBulk',
      'questionFiles',
      'questionReview',
      'unsaved',
      'editor',
    ),
  ),
  route('/recommendations', recommendations, 'recommendationSearch'),
  route('/study-plan', studyPlan, 'studyPlan', 'followedPlan', 'strategy', 'savedPlans'),
  route('/study-plan/parents', sharePlan, 'parentLinks'),
  { ...route('/parents/:id', parent, 'parentPage', 'strategy'), isPlain: true },
  ...sitePages.map(
    (name): AppRoute => ({
      path: `/${name}`,
      page: <site.Page name={name} />,
      load: site.load,
      texts: ['sitePages'],
    }),
  ),
  { path: '/portal', page: <portalPage.Page missing={false} />, load: portalPage.load, texts: portalTexts },
]

function withApi(page: AppRoute): AppRoute {
  return { ...page, page: <ApiProvider>{page.page}</ApiProvider> }
}

/** All routes. The first match wins. The home page omits the API client, so that a first visit loads less code. */
export const routes: readonly AppRoute[] = [homeRoute, ...pages.map(withApi)]

const portal = withApi({ path: '*', page: <portalPage.Page missing />, load: portalPage.load, texts: portalTexts })

/** Returns the portal when no route matches exactly. */
export function findRoute(pathname: string): AppRoute {
  // React Router ignores a trailing slash, but our paths must match exactly.
  if (pathname !== '/' && pathname.endsWith('/')) return portal
  return routes.find(({ path }) => matchPath({ path, caseSensitive: true }, pathname)) ?? portal
}
