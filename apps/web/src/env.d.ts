interface ImportMetaEnv {
  /** True in a build for a service, which has no demo wallet. */
  readonly VITE_HOSTED?: boolean
}

declare module 'virtual:body-data' {
  /** Where the body data of the illustrator is. */
  const address: string
  export default address
}
