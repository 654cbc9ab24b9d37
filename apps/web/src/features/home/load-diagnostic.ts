/** Loads the diagnostic's code and the API client on demand, because a first visit does not need them. */
export const loadDiagnostic = () => import('./run-diagnostic.ts')

/** Starts loading the diagnostic. Ignores load errors, because submitting the form reports them. */
export const preloadDiagnostic = () => void loadDiagnostic().catch(() => {})
