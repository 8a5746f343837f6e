import type { FilmOrder, Picture, PictureOrder } from '@eidolon/people'

export type Task =
  | { readonly kind: 'picture'; readonly order: PictureOrder }
  | { readonly kind: 'png'; readonly order: PictureOrder; readonly text: string }
  | { readonly kind: 'film'; readonly order: FilmOrder; readonly text: string }

/** `stop` is shared memory: anything but 0 in it ends the work. */
export type ToThread = { readonly task: Task; readonly stop: SharedArrayBuffer }

export type FromThread =
  | { readonly kind: 'ready' }
  | { readonly kind: 'progress'; readonly stage: string; readonly share: number; readonly preview?: Picture }
  | { readonly kind: 'picture'; readonly picture: Picture }
  | { readonly kind: 'png'; readonly bytes: Uint8Array }
  | { readonly kind: 'film'; readonly mp4: Uint8Array; readonly poster: Uint8Array }
  | { readonly kind: 'stopped' }
  | { readonly kind: 'failed'; readonly error: unknown }
