import type { Ink, pageSizes } from '@eidolon/stories'

/** A page to be drawn: pictures in their places, and what lies over them. */
export type PageTask = {
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
  readonly inks: readonly Ink[]
  /** How large the page is in the units of its inks. */
  readonly size: (typeof pageSizes)[keyof typeof pageSizes]
  readonly type: 'image/png' | 'image/jpeg'
}
