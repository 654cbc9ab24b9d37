import { session } from '../../lib/session.ts'

export const guides = session
