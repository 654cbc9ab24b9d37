/** Loads the diagnostic's code and the API client on demand, because a first visit does not need them. */
export const loadDiagnostic = () => import('./run-diagnostic.ts')

/** Starts loading the diagnostic. Ignores a load error here, because submitting the form shows it. */
export const preloadDiagnostic = () => void loadDiagnostic().catch(() => {})
