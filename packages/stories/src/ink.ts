import type { Panel } from '@eidolon/contract/stories.ts'
import type { Box, Point } from './frames.ts'
import type { LetterFace } from './lettering.ts'
import type { Path } from './paths.ts'

export type InkStroke = { readonly colour: string; readonly width: number; readonly dash?: readonly [number, number] }
export type Shape = { readonly kind: 'shape'; readonly path: Path; readonly fill?: string; readonly stroke?: InkStroke }
/** A line of text around `x`; `y` is the line that it stands on. */
export type InkText = {
  readonly kind: 'words'
  readonly text: string
  readonly x: number
  readonly y: number
  readonly size: number
  readonly face: LetterFace
  readonly colour: string
  readonly outline?: { readonly colour: string; readonly width: number }
  readonly turn?: { readonly degrees: number } & Point
}
/** A picture in its frame: where all of it would lie, and what is seen. */
export type Picture = { readonly kind: 'picture'; readonly panel: Panel; readonly frame: Box; readonly box: Box }
/** What a page is drawn with, one thing over the other. */
export type Ink = Shape | InkText | Picture
