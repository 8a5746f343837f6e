/** Draws again what a recipe describes, and compares. */
export type RecipeJudge = {
  /** The recipe that a file carries, to the letter. */
  read(file: Uint8Array): string | undefined
  /** The file without what was written into it when it left. */
  bare(file: Uint8Array): Uint8Array
  /** The same picture with this in its pixels, as it may leave; undefined where there is no room for it. */
  marked(picture: Uint8Array, recipe: string, marks: LeavingMarks): Promise<Uint8Array | undefined>
  /** What it takes to draw it; undefined when it is not a recipe that can be drawn here. */
  effort(recipe: string): RecipeCost | undefined
  redraw(recipe: string, signal: AbortSignal): Promise<Redrawn | undefined>
  /** Pixel by pixel; undefined when one of them is no picture, or their sizes differ. */
  compare(one: Uint8Array, other: Uint8Array, watch: CompareWatch): Promise<PixelDifferences | undefined>
}

type CompareWatch = { readonly who: string; readonly signal: AbortSignal }

/** The mark of its recipe, which nobody sees, and the sign of its owner, which everybody does. */
export type LeavingMarks = { readonly hasMark: boolean; readonly cornerSign: boolean }

/** `beyond` is more than any generation may ask for. */
export type RecipeCost = 'picture' | 'film' | 'beyond'

export type Redrawn = { readonly bytes: Uint8Array; readonly version: string; readonly isFilm: boolean }
type PixelDifferences = {
  readonly pixels: number
  readonly of: number
  readonly largest: number
}
