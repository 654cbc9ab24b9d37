interface ImportMetaEnv {
  /** The origin of the API when it is not this origin. */
  readonly VITE_API_BASE?: string
}
