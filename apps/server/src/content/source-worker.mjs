import { register } from 'tsx/esm/api'

// Loads the cleaner from source in development and tests. A thread does not inherit the tsx loader.
register()
export const { cleanOneBody } = await import('@pathwise/api/clean-body')
