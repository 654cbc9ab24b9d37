import type { Namespace } from '@pathwise/i18n/namespaces'
import { lazy, type ReactElement } from 'react'
import { matchPath } from 'react-router'
import type { PlaceholderName } from '../features/placeholders/placeholder-pages.ts'
import { UnderConstruction } from './shell/under-construction.tsx'

const HomePage = lazy(async () => ({ default: (await import('../features/home/home-page.tsx')).HomePage }))
const PlanPage = lazy(async () => ({ default: (await import('../features/plan/plan-page.tsx')).PlanPage }))
const SavedPlansPage = lazy(async () => ({
  default: (await import('../features/saved-plans/saved-plans-page.tsx')).SavedPlansPage,
}))
const PlaceholderPage = lazy(async () => ({
  default: (await import('../features/placeholders/placeholder-page.tsx')).PlaceholderPage,
}))
const GuidePlaceholderPage = lazy(async () => ({
  default: (await import('../features/placeholders/guide-placeholder-page.tsx')).GuidePlaceholderPage,
}))
const ExamsAdmissionsPage = lazy(async () => ({
  default: (await import('../features/placeholders/exams-admissions-page.tsx')).ExamsAdmissionsPage,
}))
const PortalPage = lazy(async () => ({
  default: (await import('../features/placeholders/portal-page.tsx')).PortalPage,
}))

export interface AppRoute {
  /** Exact, by letter case and trailing slash too; `:slug` stands for one segment. */
  path: string
  page: ReactElement
  /** The texts that the page shows first, loaded together with its code. */
  texts: readonly Namespace[]
  /** What the shell shows above its top bar. */
  banner?: ReactElement
}

function comingSoon(path: string, name: PlaceholderName): AppRoute {
  return { path, page: <PlaceholderPage name={name} />, texts: ['placeholders'] }
}

/** Every path of the product. The first that matches wins. */
export const routes: readonly AppRoute[] = [
  { path: '/', page: <HomePage />, texts: ['home'], banner: <UnderConstruction /> },
  { path: '/plan', page: <PlanPage />, texts: ['plan', 'strategy'] },
  { path: '/saved', page: <SavedPlansPage />, texts: ['savedPlans'] },
  comingSoon('/guides/us', 'guidesUs'),
  comingSoon('/guides/ca', 'guidesCanada'),
  { path: '/guides/us/exams-admissions', page: <ExamsAdmissionsPage />, texts: ['placeholders'] },
  comingSoon('/guides/us/exams/sat', 'sat'),
  comingSoon('/guides/us/exams/ap', 'ap'),
  comingSoon('/guides/us/exams/act', 'act'),
  comingSoon('/guides/us/exams/ouac', 'ouac'),
  { path: '/guides/us/:slug', page: <GuidePlaceholderPage />, texts: ['placeholders'] },
  { path: '/guides/ca/:slug', page: <GuidePlaceholderPage />, texts: ['placeholders'] },
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

const portal: AppRoute = { path: '*', page: <PortalPage />, texts: ['placeholders'] }

/** The route of a path; the portal for any path that is not in the table to the letter. */
export function findRoute(pathname: string): AppRoute {
  // The router's own matching forgives a trailing slash; ours is by exact path.
  if (pathname !== '/' && pathname.endsWith('/')) return portal
  return routes.find(({ path }) => matchPath({ path, caseSensitive: true }, pathname)) ?? portal
}
