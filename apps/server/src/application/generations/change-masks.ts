import type { ChangeablePart } from '@eidolon/contract/generations.ts'
import type { Stroke } from '@eidolon/contract/strokes.ts'
import type { ReferencePicture } from '#application/engines/engine.ts'

type MaskSize = { readonly width: number; readonly height: number }

/** Where a picture is changed, for engines that take masks: white and clear there, black and opaque elsewhere. */
export type ChangeMasks = {
  /** Whether it is known what is where in the picture of this recipe. */
  knows(recipe: string): boolean
  /** Undefined where nothing of the part is seen. */
  ofPart(
    recipe: string,
    part: ChangeablePart,
    size: MaskSize,
    signal: AbortSignal,
  ): Promise<ReferencePicture | undefined>
  /**
   * Of a picture that somebody has painted: light where it is changed. Undefined when it cannot be read, has another
   * shape or shows nothing.
   */
  ofPicture(bytes: Uint8Array, size: MaskSize): Promise<ReferencePicture | undefined>
  /** Of strokes over the picture. Undefined when nothing is left of them. */
  ofStrokes(strokes: readonly Stroke[], size: MaskSize): Promise<ReferencePicture | undefined>
}
