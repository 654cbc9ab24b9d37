/** The base URL of the API: this origin, unless another one is set at build time. */
export const apiBase: string = import.meta.env.VITE_API_BASE ?? '/api'
