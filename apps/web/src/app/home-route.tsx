import { type AppRoute, lazyPage, route } from './lazy-page.tsx'

const home = lazyPage(() => import('../features/home/home-page.tsx'), 'HomePage')

/** The route of the home page, apart from the others so that a first visit to it does not load their list. */
export const homeRoute: AppRoute = route('/', home, 'home')
