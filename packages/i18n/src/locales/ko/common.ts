import type { common as english } from '../en/common.ts'
import type { Shape } from '../../shape.ts'

export const common = {} as const satisfies Shape<typeof english>
