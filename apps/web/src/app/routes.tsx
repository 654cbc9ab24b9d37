import type { Namespace } from '@pathwise/i18n/namespaces'
import type { ReactElement } from 'react'
import { matchPath } from 'react-router'
import type { PlaceholderName } from '../features/placeholders/placeholder-pages.ts'
import { lazyPage } from './lazy-page.ts'
import { UnderConstruction } from './shell/under-construction.tsx'

const home = lazyPage(async () => (await import('../features/home/home-page.tsx')).HomePage)
const plan = lazyPage(async () => (await import('../features/plan/plan-page.tsx')).PlanPage)
const saved = lazyPage(async () => (await import('../features/saved-plans/saved-plans-page.tsx')).SavedPlansPage)
const placeholder = lazyPage(
  async () => (await import('../features/placeholders/placeholder-page.tsx')).PlaceholderPage,
)
const guide = lazyPage(
  async () => (await import('../features/placeholders/guide-placeholder-page.tsx')).GuidePlaceholderPage,
)
const exams = lazyPage(
  async () => (await import('../features/placeholders/exams-admissions-page.tsx')).ExamsAdmissionsPage,
)
const nowhere = lazyPage(async () => (await import('../features/placeholders/portal-page.tsx')).PortalPage)

interface AppRoute {
  /** Exact, by letter case and trailing slash too; `:slug` stands for one segment. */
  path: string
  page: ReactElement
  /** Loads the page's code ahead of its first rendering. */
  load: () => Promise<void>
  /** The texts that the page shows first, to be loaded together with its code. */
  texts: readonly Namespace[]
  /** What the shell shows above its top bar. */
  banner?: ReactElement
}

function comingSoon(path: string, name: PlaceholderName): AppRoute {
  return { path, page: <placeholder.Page name={name} />, load: placeholder.load, texts: ['placeholders'] }
}

/** Every path of the product. The first that matches wins. */
export const routes: readonly AppRoute[] = [
  { path: '/', page: <home.Page />, load: home.load, texts: ['home'], banner: <UnderConstruction /> },
  { path: '/plan', page: <plan.Page />, load: plan.load, texts: ['plan', 'strategy'] },
  { path: '/saved', page: <saved.Page />, load: saved.load, texts: ['savedPlans'] },
  comingSoon('/guides/us', 'guidesUs'),
  comingSoon('/guides/ca', 'guidesCanada'),
  { path: '/guides/us/exams-admissions', page: <exams.Page />, load: exams.load, texts: ['placeholders'] },
  comingSoon('/guides/us/exams/sat', 'sat'),
  comingSoon('/guides/us/exams/ap', 'ap'),
  comingSoon('/guides/us/exams/act', 'act'),
  comingSoon('/guides/us/exams/ouac', 'ouac'),
  { path: '/guides/us/:slug', page: <guide.Page />, load: guide.load, texts: ['placeholders'] },
  { path: '/guides/ca/:slug', page: <guide.Page />, load: guide.load, texts: ['placeholders'] },
  comingSoon('/pricing', 'pricing'),
  comingSoon('/plans', 'plans'),
  comingSoon('/checkout', 'checkout'),
  comingSoon('/checkout/success', 'checkoutSuccess'),
  comingSoon('/login', 'login'),
  comingSoon('/content/list', 'contentList'),
  comingSoon('/content/edit', 'contentEdit'),
  comingSoon('/admin/trash', 'trash'),
  comingSoon('/admin/expiring', 'expiring'),
  comingSoon('/admin/questions', 'questions'),
  comingSoon('/study-plan', 'studyPlan'),
  comingSoon('/about', 'about'),
  comingSoon('/terms', 'terms'),
  comingSoon('/privacy', 'privacy'),
  comingSoon('/accessibility', 'accessibility'),
]

const portal: AppRoute = { path: '*', page: <nowhere.Page />, load: nowhere.load, texts: ['placeholders'] }

/** The route of a path; the portal for any path that is not in the table to the letter. */
export function findRoute(pathname: string): AppRoute {
  // The router's own matching forgives a trailing slash; ours is by exact path.
  if (pathname !== '/' && pathname.endsWith('/')) return portal
  return routes.find(({ path }) => matchPath({ path, caseSensitive: true }, pathname)) ?? portal
}
