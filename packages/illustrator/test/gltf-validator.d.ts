declare module 'gltf-validator' {
  /** The Khronos validator, of which we read the counts and what it found. */
  export function validateBytes(file: Uint8Array): Promise<{
    readonly issues: {
      readonly numErrors: number
      readonly numWarnings: number
      readonly messages: readonly { readonly code: string; readonly severity: number; readonly pointer?: string }[]
    }
  }>
}
