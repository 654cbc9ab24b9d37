/** Loads the API client when the reader turns to a form, because a first visit does not need it. */
export const loadDiagnostic = () => import('./run-diagnostic.ts')

/** Ignores failures, which appear when the form is submitted. */
export const preloadDiagnostic = () => void loadDiagnostic().catch(() => {})
