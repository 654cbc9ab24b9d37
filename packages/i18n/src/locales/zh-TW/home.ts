import type { home as english } from '../en/home.ts'
import type { Shape } from '../../shape.ts'

export const home = {} as const satisfies Shape<typeof english>
