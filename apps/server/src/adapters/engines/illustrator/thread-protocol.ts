import type { StageLook } from '#application/engines/stage-guide.ts'
import type { ModelFile } from '#application/illustrator/illustrator.ts'
import type { Frames } from '@eidolon/illustrator'
import type { FilmOrder, LargeOrder, Picture, PictureOrder, Tile } from '@eidolon/people'

export type Task =
  | { readonly kind: 'picture'; readonly order: PictureOrder }
  | { readonly kind: 'png'; readonly order: PictureOrder; readonly text: string }
  /** The map of what is where in a picture. */
  | { readonly kind: 'parts'; readonly order: PictureOrder }
  /** What an engine elsewhere is guided by. */
  | { readonly kind: 'stage'; readonly order: PictureOrder; readonly look: StageLook }
  /** Somebody as a file for other programs. */
  | { readonly kind: 'model'; readonly order: PictureOrder; readonly file: ModelFile }
  | { readonly kind: 'film'; readonly order: FilmOrder; readonly text: string }
  /** How everybody moves in a film, for engines elsewhere. */
  | { readonly kind: 'motion'; readonly order: FilmOrder; readonly frames: Frames }
  /** A piece of a large picture, to be put into its pixels, which all threads share. */
  | { readonly kind: 'tile'; readonly order: LargeOrder; readonly tile: Tile; readonly pixels: SharedArrayBuffer }
  /** The file of a large picture whose pieces are all there. */
  | { readonly kind: 'print'; readonly order: LargeOrder; readonly text: string; readonly pixels: SharedArrayBuffer }

/** `stop` is shared memory: anything but 0 in it ends the work. */
export type ToThread = { readonly task: Task; readonly stop: SharedArrayBuffer }

export type FromThread =
  | { readonly kind: 'ready' }
  | { readonly kind: 'progress'; readonly stage: string; readonly share: number; readonly preview?: Picture }
  | { readonly kind: 'picture'; readonly picture: Picture }
  | { readonly kind: 'png'; readonly bytes: Uint8Array }
  | { readonly kind: 'model'; readonly bytes: Uint8Array }
  | { readonly kind: 'motion'; readonly bytes: Uint8Array }
  | { readonly kind: 'film'; readonly file: Uint8Array; readonly poster: Uint8Array }
  | { readonly kind: 'tile' }
  | { readonly kind: 'stopped' }
  | { readonly kind: 'failed'; readonly error: unknown }
