declare const PATHWISE_VERSION: string | undefined

/** The package's version and the commit, written in by the build; from source there is no build, so it says so. */
export const version = typeof PATHWISE_VERSION === 'string' ? PATHWISE_VERSION : 'development'
