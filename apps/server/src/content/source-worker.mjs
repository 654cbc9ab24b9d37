import { register } from 'tsx/esm/api'

// The cleaner from its source, in development and in tests: a thread does not inherit what reads TypeScript.
register()
export const { cleanOneBody } = await import('@pathwise/api/clean-body')
