import type { PageFormat, ReadingDirection, StoryPage } from '@eidolon/contract/stories.ts'
import type { Origin } from '#application/marking/ports.ts'

/** A part of a picture, in parts of its width and height, and how many pixels it is to have at most. */
export type Crop = {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  readonly across: number
  readonly down: number
  /** A PNG loses nothing: it is for what is drawn into a page. */
  readonly as: 'jpeg' | 'png'
}

/** For whom something is made, and until when. */
export type ExportWatch = { readonly who: string; readonly signal: AbortSignal }

/** Cuts a part out of a picture. What is no picture, or too much of one, is refused with a fault. */
export type CropPicture = (picture: Uint8Array, crop: Crop, watch: ExportWatch) => Promise<Uint8Array>

/** A picture that was made here, as far as marking has to know it. */
export type PanelSource = { readonly origin: Origin; readonly signature: string }

/** What a panel shows in a file that leaves, and what is known of it, where it was made here. */
export type PanelPicture = { readonly bytes: Uint8Array; readonly shown: PanelSource | undefined }

/** A page as a picture, before it is marked. */
export type DrawnPage = {
  readonly page: StoryPage
  readonly type: 'image/png' | 'image/jpeg'
  readonly bytes: Uint8Array
  readonly shown: readonly PanelSource[]
}

/** A story on its way into a file. */
export type LeavingStory = {
  readonly title: string
  readonly format: PageFormat
  readonly direction: ReadingDirection
  readonly pages: readonly StoryPage[]
  /** When it was changed last. */
  readonly changedAt: string
  /** The pictures that there are, by the id of their media. */
  readonly sizes: ReadonlyMap<string, { readonly width: number; readonly height: number }>
  readonly watch: ExportWatch
  /** Undefined when it has gone, or nobody can look at it. A JPEG is marked; a PNG is not, since its page will be. */
  picture(mediaId: string, crop: Crop): Promise<PanelPicture | undefined>
  /** A page as it may leave. */
  mark(drawn: DrawnPage): Promise<Uint8Array>
}

/** Writes a story as one file, a page after the other. */
export type WriteStory = (story: LeavingStory) => AsyncIterable<Uint8Array>
