interface ImportMetaEnv {
  /** True in a build for a service, which has no demo wallet. */
  readonly VITE_HOSTED?: boolean
}
