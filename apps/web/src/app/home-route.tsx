import { type AppRoute, lazyPage, route } from './lazy-page.tsx'

const home = lazyPage(() => import('../features/home/home-page.tsx'), 'HomePage')

/** The home page route, in its own module so that a first visit does not load the list of all routes. */
export const homeRoute: AppRoute = route('/', home, 'home')
