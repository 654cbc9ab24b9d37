import type { placeholders as english } from '../en/placeholders.ts'
import type { Shape } from '../../shape.ts'

export const placeholders = {} as const satisfies Shape<typeof english>
