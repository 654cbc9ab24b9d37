/** Where the API lives: on this origin, unless the build was told otherwise. */
export const apiBase: string = import.meta.env.VITE_API_BASE ?? '/api'
