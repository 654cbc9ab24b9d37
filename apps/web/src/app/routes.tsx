import type { Role } from '@pathwise/api/auth/roles.vocabulary'
import type { Language } from '@pathwise/i18n/languages'
import type { Namespace } from '@pathwise/i18n/namespaces'
import type { ReactElement } from 'react'
import { matchPath } from 'react-router'
import { lazyPage, type PageCode } from './lazy-page.ts'
import { UnderConstruction } from './shell/under-construction.tsx'

const home = lazyPage(async () => (await import('../features/home/home-page.tsx')).HomePage)
const plan = lazyPage(async () => (await import('../features/strategy/report/plan-page.tsx')).PlanPage)
const saved = lazyPage(async () => (await import('../features/strategy/saved/saved-plans-page.tsx')).SavedPlansPage)
const guide = lazyPage(async () => (await import('../features/guides/guide-page.tsx')).GuidePage)
const guideList = lazyPage(async () => (await import('../features/guides/guide-list-page.tsx')).GuideListPage)
const login = lazyPage(async () => (await import('../features/account/login/login-page.tsx')).LoginPage)
const register = lazyPage(async () => (await import('../features/account/register/register-page.tsx')).RegisterPage)
const account = lazyPage(async () => (await import('./account-route.tsx')).AccountRoute)
const guard = lazyPage(async () => (await import('./guard/require-role.tsx')).RequireRole)
const studyPlan = lazyPage(
  async () => (await import('../features/strategy/study-plan/study-plan-page.tsx')).StudyPlanPage,
)
const recommendations = lazyPage(
  async () => (await import('../features/recommendations/recommendations-page.tsx')).RecommendationsPage,
)
const practiceList = lazyPage(
  async () => (await import('../features/practice/practice-list-page.tsx')).PracticeListPage,
)
const problem = lazyPage(async () => (await import('../features/practice/problem-page.tsx')).ProblemPage)
const pricing = lazyPage(async () => (await import('../features/billing/pricing/pricing-page.tsx')).PricingPage)
const plans = lazyPage(async () => (await import('../features/billing/pricing/plans-page.tsx')).PlansPage)
const checkout = lazyPage(async () => (await import('../features/billing/checkout/checkout-page.tsx')).CheckoutPage)
const checkoutSuccess = lazyPage(
  async () => (await import('../features/billing/checkout/checkout-success-page.tsx')).CheckoutSuccessPage,
)
const contentList = lazyPage(
  async () => (await import('../features/content/list/content-list-page.tsx')).ContentListPage,
)
const contentRead = lazyPage(
  async () => (await import('../features/content/read/content-read-page.tsx')).ContentReadPage,
)
const contentEdit = lazyPage(
  async () => (await import('../features/content/edit/content-edit-page.tsx')).ContentEditPage,
)
const trash = lazyPage(async () => (await import('../features/content/trash/trash-page.tsx')).TrashPage)
const questions = lazyPage(async () => (await import('../features/questions/questions-page.tsx')).QuestionsPage)
const expiring = lazyPage(async () => (await import('../features/billing/expiring/expiring-page.tsx')).ExpiringPage)
const site = lazyPage(async () => (await import('../features/site-pages/site-page.tsx')).SitePage)
const portalPage = lazyPage(async () => (await import('../features/portal/portal-page.tsx')).PortalPage)

interface AppRoute {
  /** The exact path: case-sensitive, with no trailing slash added or removed. `:slug` matches one segment. */
  path: string
  page: ReactElement
  /** Preloads the page's code and the other data that its first render needs. */
  load: (pathname: string, language: Language) => Promise<PageCode>
  /** The namespaces of the first render, loaded in parallel with the code. */
  texts: readonly Namespace[]
  /** Rendered above the top bar. */
  banner?: ReactElement
}

/**
 * Wraps a route in the role guard. Visitors are redirected to the login page; other users see a "not allowed" page.
 */
function guarded(role: Role, { page, load, texts, ...route }: AppRoute): AppRoute {
  return {
    ...route,
    page: <guard.Page atLeast={role}>{page}</guard.Page>,
    load: async (pathname, language) => {
      const [, code] = await Promise.all([guard.load(), load(pathname, language)])
      return code
    },
    texts: ['account', ...texts],
  }
}

function guideListRoute(country: 'us' | 'ca'): AppRoute {
  return {
    path: `/guides/${country}`,
    page: <guideList.Page country={country} />,
    load: async (_pathname, language) => {
      const { preloadCards } = await import('../features/guides/guide-cards.ts')
      const [code] = await Promise.all([guideList.load(), preloadCards(country, language)])
      return code
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
      const [code] = await Promise.all([guide.load(), preloadGuide(pathname, language)])
      return code
    },
    texts: ['guides'],
  }
}

/** Listed one by one, because an unknown exam has no page, while an unknown guide has a "missing guide" page. */
const examGuidePaths = ['us', 'ca'].flatMap((country) =>
  ['sat', 'ap', 'act', 'ouac'].map((exam) => `/guides/${country}/exams/${exam}`),
)

const sitePages = ['about', 'terms', 'privacy', 'accessibility', 'contact'] as const

const portalTexts = ['portal', 'login', 'operations'] as const satisfies readonly Namespace[]

/** All routes. The first match wins. */
export const routes: readonly AppRoute[] = [
  { path: '/', page: <home.Page />, load: home.load, texts: ['home'], banner: <UnderConstruction /> },
  { path: '/plan', page: <plan.Page />, load: plan.load, texts: ['plan', 'strategy'] },
  { path: '/saved', page: <saved.Page />, load: saved.load, texts: ['savedPlans'] },
  guideListRoute('us'),
  guideListRoute('ca'),
  ...['/guides/us/:slug', '/guides/ca/:slug', ...examGuidePaths].map(guideRoute),
  { path: '/practice', page: <practiceList.Page />, load: practiceList.load, texts: ['practice'] },
  { path: '/practice/:id', page: <problem.Page />, load: problem.load, texts: ['practice'] },
  { path: '/pricing', page: <pricing.Page />, load: pricing.load, texts: ['pricing', 'billing'] },
  { path: '/plans', page: <plans.Page />, load: plans.load, texts: ['pricing'] },
  { path: '/checkout', page: <checkout.Page />, load: checkout.load, texts: ['checkout', 'billing', 'pricing'] },
  {
    path: '/checkout/success',
    page: <checkoutSuccess.Page />,
    load: checkoutSuccess.load,
    texts: ['checkout', 'billing'],
  },
  { path: '/login', page: <login.Page />, load: login.load, texts: ['login'] },
  { path: '/register', page: <register.Page />, load: register.load, texts: ['account'] },
  { path: '/account', page: <account.Page />, load: account.load, texts: ['account', 'subscription', 'billing'] },
  {
    path: '/content/list',
    page: <contentList.Page />,
    load: contentList.load,
    texts: ['contentList', 'contentExport'],
  },
  {
    path: '/content/read',
    page: <contentRead.Page />,
    load: contentRead.load,
    texts: ['contentRead', 'contentExport'],
  },
  guarded('editor', {
    path: '/content/edit',
    page: <contentEdit.Page />,
    load: contentEdit.load,
    texts: ['contentEdit', 'unsaved', 'editor'],
  }),
  guarded('editor', { path: '/admin/trash', page: <trash.Page />, load: trash.load, texts: ['trash'] }),
  guarded('admin', {
    path: '/admin/expiring',
    page: <expiring.Page />,
    load: expiring.load,
    texts: ['expiring', 'billing'],
  }),
  guarded('editor', {
    path: '/admin/questions',
    page: <questions.Page />,
    load: questions.load,
    texts: ['questions', 'questionFiles', 'unsaved', 'editor'],
  }),
  {
    path: '/recommendations',
    page: <recommendations.Page />,
    load: recommendations.load,
    texts: ['recommendationSearch'],
  },
  {
    path: '/study-plan',
    page: <studyPlan.Page />,
    load: studyPlan.load,
    texts: ['studyPlan', 'strategy', 'savedPlans'],
  },
  ...sitePages.map((name) => ({
    path: `/${name}`,
    page: <site.Page name={name} />,
    load: site.load,
    texts: ['sitePages'] as const,
  })),
  { path: '/portal', page: <portalPage.Page missing={false} />, load: portalPage.load, texts: portalTexts },
]

const portal: AppRoute = { path: '*', page: <portalPage.Page missing />, load: portalPage.load, texts: portalTexts }

/** Returns the route of a path, or the portal when no route matches exactly. */
export function findRoute(pathname: string): AppRoute {
  // React Router ignores a trailing slash; our paths are exact.
  if (pathname !== '/' && pathname.endsWith('/')) return portal
  return routes.find(({ path }) => matchPath({ path, caseSensitive: true }, pathname)) ?? portal
}
