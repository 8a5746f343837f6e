import type { StoryPage } from '@eidolon/contract/stories.ts'
import type { PageStyle } from '@eidolon/stories'

/** A page and what it is laid out from; it names no pictures that are not there. */
type LaidFrom = {
  readonly page: StoryPage
  readonly style: PageStyle
  readonly sizes: ReadonlyMap<string, { readonly width: number; readonly height: number }>
}

/** A page to be drawn as a picture: pictures in their places, and what lies over them. */
export type PagePictureTask = LaidFrom & {
  readonly kind: 'picture'
  readonly width: number
  readonly height: number
  readonly pictures: readonly {
    /** Cut out and encoded here before. */
    readonly png: Uint8Array
    readonly left: number
    readonly top: number
    readonly width: number
    readonly height: number
  }[]
  readonly type: 'image/png' | 'image/jpeg'
}

/** What is drawn on a page of a PDF; `missing` are the letters so far that no font has. */
export type PdfPageTask = LaidFrom & { readonly kind: 'pdf'; readonly missing: readonly string[] }

export type PageTask = PagePictureTask | PdfPageTask
