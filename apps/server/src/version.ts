declare const PATHWISE_VERSION: string | undefined

/** The package version and commit, inserted by the build, or `development` when running from source. */
export const version = typeof PATHWISE_VERSION === 'string' ? PATHWISE_VERSION : 'development'
