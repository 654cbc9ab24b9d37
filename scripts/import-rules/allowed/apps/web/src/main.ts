import type { thing } from '../../../packages/api/src/index.ts'
import { shape } from '../../../packages/api/src/share/share.schemas.ts'

export const use: typeof thing | undefined = shape
