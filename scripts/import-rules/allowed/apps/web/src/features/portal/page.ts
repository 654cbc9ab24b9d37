import { guides } from '../guides/page.ts'

export const page = guides
