interface ImportMetaEnv {
  /** The base URL of the API when it is not `/api`. */
  readonly VITE_API_BASE?: string
}
