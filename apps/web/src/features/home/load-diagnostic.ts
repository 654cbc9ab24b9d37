/** Loads the API client when the reader turns to the button of a form, because a first visit does not need it. */
export const loadDiagnostic = () => import('./run-diagnostic.ts')

/** Ignores errors, because submitting the form shows them. */
export const preloadDiagnostic = () => void loadDiagnostic().catch(() => {})
