import type { StillFormat } from '@eidolon/contract/media/media.ts'
import type { Crop } from '#application/stories/ports.ts'
import type { PreviewOptions } from '#domain/files/preview.ts'

/** Pixels of the longer edge at most, and what lies behind what is clear. */
export type Bounds = { readonly longest: number; readonly background: string }

/** What a picture process is told. It works on one task at a time. */
export type PictureTask =
  | { readonly kind: 'preview'; readonly input: Uint8Array; readonly options: PreviewOptions }
  /** What stands for files that are not shown themselves. */
  | { readonly kind: 'sheet'; readonly options: PreviewOptions }
  | { readonly kind: 'still'; readonly input: Uint8Array }
  | { readonly kind: 'crop'; readonly input: Uint8Array; readonly crop: Crop }
  /** Nothing comes of it where it moves, or would lose its transparency. */
  | { readonly kind: 'convert'; readonly input: Uint8Array; readonly format: StillFormat }
  /** An opaque PNG of bearable size. */
  | { readonly kind: 'bounded'; readonly input: Uint8Array; readonly bounds: Bounds }
  | { readonly kind: 'compare'; readonly input: Uint8Array; readonly other: Uint8Array }
  | { readonly kind: 'fingerprint'; readonly input: Uint8Array }
  | { readonly kind: 'brightness'; readonly input: Uint8Array }

/** What it tells: first that it can begin, then for each task how much it is, as soon as that is known, and the end. */
export type FromPictureProcess =
  | { readonly kind: 'ready' }
  | { readonly kind: 'work'; readonly work: number }
  | { readonly kind: 'done'; readonly bytes: Uint8Array }
  | { readonly kind: 'failed'; readonly reason: string }
