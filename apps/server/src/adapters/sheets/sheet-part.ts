import type { SheetPicture } from '@eidolon/people'
import type { About } from './lay-out-page.ts'

/** A picture that was drawn for a sheet, what it is there for, and what came out. */
export type SheetPart = {
  readonly picture: SheetPicture
  readonly png: Uint8Array
  readonly width: number
  readonly height: number
  readonly scene: Readonly<Record<string, unknown>>
}

/** Whom a sheet is of; `factor` is how many times the standard size its pictures have. */
export type SheetOf = { readonly about: About; readonly style: string; readonly factor: number }

/** One of the files in a zip. */
export type SheetFile = { readonly name: string; readonly bytes: Uint8Array }
