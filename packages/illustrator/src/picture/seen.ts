import type { Figure } from '#figure/figure.ts'
import type { Frame } from '#raster/frame.ts'
import { partMap } from './part-map.ts'

/** What a picture shows where, kept beyond its frame. */
export type VisibleParts = {
  readonly width: number
  readonly height: number
  /** The number of the part, however little of the pixel it covers. */
  readonly parts: Uint8Array
  /** As in `Frame`. */
  readonly alpha: Float32Array
  readonly depth: Float32Array
  readonly base: Float32Array
  readonly key: Float32Array
}

export function seenIn(frame: Frame, figure: Pick<Figure, 'kinds' | 'whose'>): VisibleParts {
  const { width, height, alpha, depth, base, key } = frame
  return {
    width,
    height,
    parts: partMap(frame, figure, 0),
    alpha: alpha.slice(),
    depth: depth.slice(),
    base: base.slice(),
    key: key.slice(),
  }
}

/** What is seen where a new picture lies over an old one, as far as the mask says. In place. */
export function laySeen(old: VisibleParts, now: VisibleParts, mask: Float32Array): void {
  for (let pixel = 0; pixel < mask.length; pixel++) {
    if (mask[pixel]! < 0.5) continue
    old.parts[pixel] = now.parts[pixel]!
    old.alpha[pixel] = now.alpha[pixel]!
    old.depth[pixel] = now.depth[pixel]!
    old.key[pixel] = now.key[pixel]!
    old.base.set(now.base.subarray(pixel * 3, pixel * 3 + 3), pixel * 3)
  }
}
