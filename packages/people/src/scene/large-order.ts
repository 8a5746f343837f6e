import type { PictureOrder } from './order.ts'

/** A picture that is drawn larger than usual. */
export type LargeOrder = PictureOrder & Required<Pick<PictureOrder, 'enlarged'>>

export const isLarge = (order: PictureOrder): order is LargeOrder => order.enlarged !== undefined

/** The size that a picture has in the end. */
export function drawnSize({ width, height, enlarged }: Pick<PictureOrder, 'width' | 'height' | 'enlarged'>) {
  const zoom = enlarged ?? 1
  return { width: width * zoom, height: height * zoom }
}

/** A piece of a large picture: its pixels from the upper left, `right` and `bottom` being the first outside. */
export type Tile = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }

/** The pieces that it is drawn in, each as large as the whole usually is: one takes little more memory than that. */
export function tilesOf({ width, height, enlarged }: LargeOrder): readonly Tile[] {
  const nth = Array.from({ length: enlarged }, (_, at) => at)
  return nth.flatMap((row) =>
    nth.map((column) => ({
      left: column * width,
      top: row * height,
      right: (column + 1) * width,
      bottom: (row + 1) * height,
    })),
  )
}
