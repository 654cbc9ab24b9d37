interface ImportMetaEnv {
  /** The base URL of the API, if it is not `/api`. */
  readonly VITE_API_BASE?: string
}
