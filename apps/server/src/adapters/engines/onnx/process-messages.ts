import type { DiffusionOrder } from './diffusion.ts'

/** What the process is told, and what it tells. It works on one order at a time. */
export type ToProcess =
  | {
      readonly kind: 'open'
      readonly folder: string
      /** Where the runtime may be installed. */
      readonly runtimes: readonly string[]
      readonly threads: number
    }
  | { readonly kind: 'draw'; readonly order: DiffusionOrder }

export type FromProcess =
  | { readonly kind: 'opened' }
  | { readonly kind: 'step'; readonly done: number; readonly of: number }
  | { readonly kind: 'drawn'; readonly png: Uint8Array }
  | { readonly kind: 'failed'; readonly reason: string }
