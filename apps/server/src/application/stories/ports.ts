import type { PageFormat, ReadingDirection, StoryPage } from '@eidolon/contract/stories.ts'
import type { Source } from '#domain/marking/statement.ts'

/** A part of a picture, in parts of its width and height, and how many pixels it is to have at most. */
export type Crop = {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  readonly across: number
  readonly down: number
}

/** Cuts a part out of a picture, as a JPEG. What is no picture, or too much of one, is refused with a fault. */
export type CropPicture = (
  picture: Uint8Array,
  crop: Crop,
  watch: { readonly who: string; readonly signal: AbortSignal },
) => Promise<Uint8Array>

/** What a panel shows in a file that leaves, and what made it, where that was here. */
export type PanelPicture = { readonly jpeg: Uint8Array; readonly source: Source | undefined }

/** A story on its way into a file. */
export type LeavingStory = {
  readonly title: string
  readonly format: PageFormat
  readonly direction: ReadingDirection
  readonly pages: readonly StoryPage[]
  /** The pictures that there are, by the id of their media. */
  readonly sizes: ReadonlyMap<string, { readonly width: number; readonly height: number }>
  /** Undefined when it has gone, or nobody can look at it. */
  picture(mediaId: string, crop: Crop): Promise<PanelPicture | undefined>
}

/** Writes a story as one file, a page after the other. */
export type WriteStory = (story: LeavingStory) => AsyncIterable<Uint8Array>
