import type { Random } from '@eidolon/people'
import type { Frame } from '#raster/frame.ts'

/** The light of a whole picture, three numbers a pixel, and the frame it was put together from. */
export type OverlayWork = {
  readonly light: Float32Array
  readonly frame: Frame
  readonly chance: Random
  readonly side: number
  /** The color that is asked for. */
  readonly colour: string | undefined
}
export type Overlay = (work: OverlayWork) => void
