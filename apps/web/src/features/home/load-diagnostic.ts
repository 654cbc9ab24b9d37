/** Loads the diagnostic's code and the API client on demand, because a first visit does not need them. */
export const loadDiagnostic = () => import('./run-diagnostic.ts')

/** Ignores errors, because submitting the form shows them. */
export const preloadDiagnostic = () => void loadDiagnostic().catch(() => {})
