/** The base URL of the API, on this origin unless the build sets another one. */
export const apiBase: string = import.meta.env.VITE_API_BASE ?? '/api'
