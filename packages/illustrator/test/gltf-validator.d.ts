declare module 'gltf-validator' {
  /** The Khronos validator, of which we read the counts. */
  export function validateBytes(
    file: Uint8Array,
  ): Promise<{ readonly issues: { readonly numErrors: number; readonly numWarnings: number } }>
}
