declare module 'qrcode' {
  type Matrix = { readonly size: number; readonly data: Uint8Array }
  export function create(
    text: string,
    options?: { readonly errorCorrectionLevel?: 'L' | 'M' | 'Q' | 'H' },
  ): {
    readonly modules: Matrix
  }
}
