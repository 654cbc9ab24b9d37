interface ImportMetaEnv {
  /** The API's address, when it is not on this origin. */
  readonly VITE_API_BASE?: string
}
