declare const PATHWISE_VERSION: string | undefined

/** The package version and commit, which the build inserts. Running from source, it is `development`. */
export const version = typeof PATHWISE_VERSION === 'string' ? PATHWISE_VERSION : 'development'
