declare const PATHWISE_VERSION: string | undefined

/** Package version and commit, injected by the build; `development` when running from source. */
export const version = typeof PATHWISE_VERSION === 'string' ? PATHWISE_VERSION : 'development'
