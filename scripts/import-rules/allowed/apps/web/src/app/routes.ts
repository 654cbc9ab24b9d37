import { page } from '../features/home/page.ts'
import { page as portal } from '../features/portal/page.ts'

export const routes = [page, portal]
