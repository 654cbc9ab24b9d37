import type { thing } from '../../../packages/api/src/root.ts'
import { shape } from '../../../packages/api/src/share/share.schemas.ts'

export const use: typeof thing | undefined = shape
